import { Box } from '@mui/material';

const COLORS = {
  brand: 'primary.main',
  good: 'success.main',
  bad: 'error.main',
  plain: 'text.primary',
  quiet: 'text.secondary',
} as const;
export type Tone = keyof typeof COLORS;

/** A word about a row, outlined so that its colour stands as text on the surface; a draft's outline is dashed. */
export function Tag({
  text,
  tone = 'plain',
  isDashed = false,
}: {
  text: string;
  tone?: Tone;
  isDashed?: boolean;
}) {
  return (
    <Box component="span" sx={{ ...tag, color: COLORS[tone], borderStyle: isDashed ? 'dashed' : 'solid' }}>
      {text}
    </Box>
  );
}

const tag = {
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
