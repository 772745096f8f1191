import { Alert, Box } from '@mui/material';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import { textsOf } from '../../language/console-locale.ts';
import { UnreachedPeople } from './UnreachedPeople.tsx';
import type { useWhoIsTold } from './use-who-is-told.ts';

/** Before a change is saved: how many get a message about it, and who has to be told in another way. */
export function WhoIsTold({ notice, isKnown, error }: ReturnType<typeof useWhoIsTold>) {
  const t = textsOf(consoleQuestChangesTexts);
  if (error) {
    return (
      <Alert severity="warning" role="status">
        {t.lookUpFailed({ reason: error.message })}
      </Alert>
    );
  }
  // Not every change matters to those who come.
  if (isKnown && !notice) return null;
  const { mailedCount = 0, unreached = [] } = notice ?? {};
  return (
    <Alert severity={unreached.length > 0 ? 'warning' : 'info'} role="status" aria-label={t.whoIsTold}>
      {isKnown ? toldText(mailedCount, unreached.length) : t.lookingUp}
      {unreached.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          {t.tellThese}
          <UnreachedPeople unreached={unreached} />
        </Box>
      )}
    </Alert>
  );
}

function toldText(mailed: number, unreached: number): string {
  const t = textsOf(consoleQuestChangesTexts);
  if (mailed + unreached === 0) return t.nobodyOn;
  return mailed === 0 ? t.nobodyMailed : t.mailed({ count: mailed });
}
