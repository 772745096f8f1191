import { Box, FormControlLabel, Link, Switch, Typography } from '@mui/material';
import { consoleSecondFactorTexts } from '#domain/texts/generated/console-second-factor.ts';
import { textsOf } from '../../language/console-locale.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { RichWords } from '../../widgets/notices/RichWords.tsx';
import { demandSecondFactor } from '../record/group-methods.ts';
import type { Group } from '../record/group-record.ts';

/** For the admins of a charity's group: whether rights in it count only after a login with a second factor. */
export function SecondFactorDemand({ group }: { group: Group }) {
  const { isViewerAdmin, managedProviderId: providerId, demandsSecondFactor } = group;
  if (!isViewerAdmin || providerId === null || demandsSecondFactor === null) return null;
  return <Demand group={group} providerId={providerId} isDemanded={demandsSecondFactor} />;
}

type Props = { group: Group; providerId: string; isDemanded: boolean };

function Demand({ group: { groupName: group }, providerId, isDemanded }: Props) {
  const t = textsOf(consoleSecondFactorTexts);
  const { mutate, isPending } = useChange(
    demandSecondFactor,
    (isOn) => (isOn ? t.demanded({ group }) : t.notDemanded({ group })),
    { asksAnyway: true },
  );
  return (
    <Box component="section" aria-labelledby="second-step" sx={{ mt: 3 }}>
      <Typography id="second-step" variant="h3">
        {t.demandTitle}
      </Typography>
      <FormControlLabel
        label={t.demand}
        control={
          <Switch
            checked={isDemanded}
            disabled={isPending}
            onChange={({ target }) => mutate({ providerId, isDemanded: target.checked })}
            slotProps={{ input: { 'aria-describedby': 'second-step-help' } }}
          />
        }
      />
      <Typography id="second-step-help" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        <RichWords
          text={t.demandHelp()}
          link={(words) => <Link href="/settings/second-factor">{words}</Link>}
        />
      </Typography>
    </Box>
  );
}
