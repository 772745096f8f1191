import { Box } from '@mui/material';
import type { PublishingStatus } from '../gql/generated.ts';

// Outlined, so that every colour of the palette stands as text on a surface, which it is made for.
const COLORS = {
  Published: 'success.main',
  Draft: 'text.primary',
  Unlisted: 'primary.main',
  Private: 'text.secondary',
  Cancelled: 'error.main',
  Template: 'text.secondary',
} as const satisfies Record<PublishingStatus, string>;

/** The filter's choices, in the order of the life of a quest. */
export const STATUS_CHOICES = Object.keys(COLORS).map((id) => ({ id, name: id }));

/** The publishing status of a quest. */
export function StatusChip({ status }: { status: PublishingStatus }) {
  return (
    <Box
      component="span"
      sx={{ ...chip, color: COLORS[status], borderStyle: status === 'Draft' ? 'dashed' : 'solid' }}
    >
      {status}
    </Box>
  );
}

const chip = {
  display: 'inline-block',
  px: 1.25,
  py: 0.125,
  borderWidth: 1.5,
  borderColor: 'currentColor',
  borderRadius: 99,
  typography: 'body2',
  fontWeight: 650,
  whiteSpace: 'nowrap',
};
