import { Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading } from 'react-admin';
import { consoleStandInsTexts } from '#domain/texts/generated/console-stand-ins.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { FailureAlert } from '../../widgets/notices/Failure.tsx';
import { setStampPlaces, stampPlaces } from './stamp-places-methods.ts';

/** Whether people on a stamp's quests may look for a sub; switched at once. */
export function StandInsCard({ stampId }: { stampId: string }) {
  const { data, error, refetch } = useAnswer(stampPlaces, { stampId }, { staleTime: 0, gcTime: 0 });
  const t = textsOf(consoleStandInsTexts);
  return (
    <Card component="section" aria-label={t.heading} sx={{ p: { xs: 2, sm: 3 }, mt: 2, maxWidth: 760 }}>
      <Typography variant="h2">{t.heading}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mt: 0.5 }}>{t.intro}</Typography>
      {!data && (error ? <FailureAlert error={error} onRetry={refetch} /> : <Loading />)}
      {data && <Choice stampId={stampId} isAllowed={data.allowsStandIns} />}
    </Card>
  );
}

function Choice({ stampId, isAllowed }: { stampId: string; isAllowed: boolean }) {
  const t = textsOf(consoleStandInsTexts);
  const [isOn, setOn] = useState(isAllowed);
  const { mutate, isPending } = useChange(setStampPlaces, t.saved);
  const change = (allowsStandIns: boolean) => {
    setOn(allowsStandIns);
    mutate({ stampId, allowsStandIns }, { onError: () => setOn(!allowsStandIns) });
  };
  return (
    <>
      <FormControlLabel
        label={t.allow}
        control={
          <Switch checked={isOn} disabled={isPending} onChange={(_, isChecked) => change(isChecked)} />
        }
        sx={{ mt: 1.5, minHeight: 44 }}
      />
      {!isOn && <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{t.off}</Typography>}
    </>
  );
}
