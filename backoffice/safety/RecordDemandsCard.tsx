import { Box, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import { consoleSafetyTexts } from '#domain/texts/generated/console-safety.ts';
import { textsOf } from '../language/console-locale.ts';
import { useAnswer } from '../resources/use-method.ts';
import { useChange } from '../widgets/forms/use-change.ts';
import { TableSkeleton } from '../widgets/lists/TableSkeleton.tsx';
import { FailureAlert } from '../widgets/notices/Failure.tsx';
import { recordDemands, setRecordDemands } from './safety-methods.ts';

/** What volunteers have to tell a charity before their first quest there: its admins switch it. */
export function RecordDemandsCard({ providerId }: { providerId: string }) {
  const titleId = useId();
  const t = textsOf(consoleSafetyTexts);
  const { data, error, refetch } = useAnswer(recordDemands, { providerId });
  const { mutate, isPending } = useChange(setRecordDemands, t.demandsSaved, { asksAnyway: true });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 1.5, sm: 2.5 } }}>
      <Typography id={titleId} variant="h2">
        {t.demandsTitle}
      </Typography>
      {error && <FailureAlert error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton />}
      {data && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Demand
            label={t.demandsContact}
            help={t.demandsContactHelp}
            // The full record has it.
            isOn={data.demandsEmergencyContact || data.demandsFullRecord}
            isDisabled={isPending || data.demandsFullRecord}
            onChange={(demandsEmergencyContact) => mutate({ providerId, demandsEmergencyContact })}
          />
          <Demand
            label={t.demandsRecord}
            help={t.demandsRecordHelp}
            isOn={data.demandsFullRecord}
            isDisabled={isPending}
            onChange={(demandsFullRecord) => mutate({ providerId, demandsFullRecord })}
          />
        </Box>
      )}
    </Card>
  );
}

type DemandProps = {
  label: string;
  help: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
};

function Demand({ label, help, isOn, isDisabled, onChange }: DemandProps) {
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={({ target }) => onChange(target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <Typography id={helpId} sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        {help}
      </Typography>
    </div>
  );
}
