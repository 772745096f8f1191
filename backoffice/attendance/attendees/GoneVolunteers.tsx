import { Box, Card, Typography } from '@mui/material';
import { consoleAttendeesTexts } from '#domain/texts/generated/console-attendees.ts';
import { textsOf } from '../../language/console-locale.ts';
import { endedText } from '../../records/quest-record.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** Card with the volunteers who were removed or canceled. */
export function GoneVolunteers({ gone }: { gone: readonly Attendee[] }) {
  const t = textsOf(consoleAttendeesTexts);
  if (gone.length === 0) return null;
  return (
    <Card component="section" aria-label={t.gone} sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2">{t.gone}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {gone.map(({ contract }) => (
          <li key={contract.id}>{endedText(contract)}</li>
        ))}
      </Box>
    </Card>
  );
}
