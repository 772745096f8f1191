import { Typography } from '@mui/material';
import { reachAt } from '#domain/permissions/permissions.ts';
import { useOrganization } from '../../session/use-organization.ts';

const NOTES = {
  always: 'Contact data are shown until 12 months after the last Quest, or until the volunteer ends it.',
  day: 'You see names and telephone numbers on the day of a Quest, of the people on it.',
  none: null,
} as const;

type Props = { providerId: string; hasDashes?: boolean };

/** Says once a page why some of what stands there is empty; nothing to those who read no contact data at all. */
export function ContactNote({ providerId, hasDashes = false }: Props) {
  const subject = useOrganization().session?.subject ?? null;
  const reach = reachAt(subject, providerId, 'readContactInfo');
  const note = NOTES[reach];
  if (note === null) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '65ch' }}>
      {note}
      {hasDashes &&
        reach === 'always' &&
        ' A dash stands where there is nothing to show, and ages are told in bands.'}
    </Typography>
  );
}
