import { Alert, Box } from '@mui/material';
import { UnreachedPeople } from './UnreachedPeople.tsx';
import type { useWhoIsTold } from './use-who-is-told.ts';

/** Before a change is saved: how many get a mail about it, and who has to be told in another way. */
export function WhoIsTold({ notice, isKnown, error }: ReturnType<typeof useWhoIsTold>) {
  if (error) {
    return (
      <Alert severity="warning" role="status">
        Who will be told could not be looked up: {error.message}
      </Alert>
    );
  }
  // Not every change matters to those who come.
  if (isKnown && !notice) return null;
  const { mailedCount = 0, unreached = [] } = notice ?? {};
  return (
    <Alert severity={unreached.length > 0 ? 'warning' : 'info'} role="status" aria-label="Who is told">
      {isKnown ? toldText(mailedCount, unreached.length) : 'Looking up who will be told …'}
      {unreached.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          No mail reaches these, please tell them yourself:
          <UnreachedPeople unreached={unreached} />
        </Box>
      )}
    </Alert>
  );
}

function toldText(mailed: number, unreached: number): string {
  if (mailed + unreached === 0) return 'Nobody is on this Quest yet, so nobody has to be told.';
  if (mailed === 0) return 'Nobody gets a mail about it.';
  return mailed === 1 ? '1 person gets a mail about it.' : `${mailed} people get a mail about it.`;
}
