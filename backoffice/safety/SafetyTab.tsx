import { Box } from '@mui/material';
import { BannedPeople } from './BannedPeople.tsx';
import { BanQuestions } from './BanQuestions.tsx';
import { YoungMessages } from './YoungMessages.tsx';

/** For a charity's admins: whom it has blocked, who may be one of them, and what was written to the young. */
export function SafetyTab({ providerId }: { providerId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 860, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BanQuestions providerId={providerId} />
      <BannedPeople key={`bans ${providerId}`} providerId={providerId} />
      <YoungMessages key={`words ${providerId}`} providerId={providerId} />
    </Box>
  );
}
