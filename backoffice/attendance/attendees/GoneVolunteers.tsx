import { Box, Card, Typography } from '@mui/material';
import { bailedText } from '../../records/quest-record.ts';
import type { Attendee } from '../record/attendance-record.ts';

/** Who was removed, and who gave the place back. */
export function GoneVolunteers({ gone }: { gone: readonly Attendee[] }) {
  if (gone.length === 0) return null;
  return (
    <Card component="section" aria-label="No longer on this Quest" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2">No longer on this Quest</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {gone.map(({ contract, name, status }) => (
          <li key={contract.id}>{status === 'Booted' ? `Booted: ${name}` : bailedText(contract)}</li>
        ))}
      </Box>
    </Card>
  );
}
