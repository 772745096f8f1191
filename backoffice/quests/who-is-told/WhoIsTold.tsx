import { Alert, Box } from '@mui/material';
import { consoleQuestChangesTexts } from '#domain/texts/generated/console-quest-changes.ts';
import type { ToldPeopleFragment } from '../../gql/generated.ts';
import { asWritten } from '../../language/as-written.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { UnreachedPeople } from './UnreachedPeople.tsx';
import type { useWhoIsTold } from './use-who-is-told.ts';

/** Preview before a change is saved: how many get a message, and who must be told another way. */
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
  const { mailedCount = 0, unreached = [], clashing = [] } = notice ?? {};
  const { outOfAgeCount = 0, unsupervisedCount = 0 } = notice ?? {};
  const isWarning = unreached.length + clashing.length + outOfAgeCount + unsupervisedCount > 0;
  return (
    <Alert severity={isWarning ? 'warning' : 'info'} role="status" aria-label={t.whoIsTold}>
      {isKnown ? toldText(mailedCount, unreached.length) : t.lookingUp}
      {unreached.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          {t.tellThese}
          <UnreachedPeople unreached={unreached} />
        </Box>
      )}
      {outOfAgeCount > 0 && <Box sx={{ mt: 0.5 }}>{t.outOfAge({ count: outOfAgeCount })}</Box>}
      {unsupervisedCount > 0 && <Box sx={{ mt: 0.5 }}>{t.unsupervised({ count: unsupervisedCount })}</Box>}
      {clashing.length > 0 && (
        <Box sx={{ mt: 0.5 }}>
          {t.clashing({ count: clashing.length })}
          <ClashingPeople clashing={clashing} />
        </Box>
      )}
    </Alert>
  );
}

function ClashingPeople({ clashing }: Pick<ToldPeopleFragment, 'clashing'>) {
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
      {clashing.map(({ id, chariteer }) => (
        <li key={id} {...asWritten()}>
          {volunteerName(chariteer)}
        </li>
      ))}
    </Box>
  );
}

function toldText(mailed: number, unreached: number): string {
  const t = textsOf(consoleQuestChangesTexts);
  if (mailed + unreached === 0) return t.nobodyOn;
  return mailed === 0 ? t.nobodyMailed : t.mailed({ count: mailed });
}
