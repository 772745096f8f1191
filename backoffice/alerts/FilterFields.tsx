import { Box, FormControl, FormLabel, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { ALERT_LIMITS } from '#domain/alerts/alert-form.ts';
import type { AlertChannel } from '../gql/generated.ts';
import type { AlertForm } from './alert-choice.ts';
import { Tick } from './Tick.tsx';

export type FormProps = { form: AlertForm; change: (changes: Partial<AlertForm>) => void };

const CHANNEL_FIELDS = { email: 'toEmail', text: 'toText', push: 'toPushNotification' } as const;
const CHANNEL_LABELS = { email: 'Email', text: 'Text message', push: 'Push notification' } as const;

const { ageMin, ageMax, monthsMin, monthsMax } = ALERT_LIMITS;
const MONTHS = Array.from({ length: monthsMax - monthsMin + 1 }, (_, index) => monthsMin + index);

/** Everything that is chosen but the neighborhoods. A channel without a service is not offered. */
export function FilterFields({ form, change, channels }: FormProps & { channels: readonly AlertChannel[] }) {
  type Flag = Exclude<keyof AlertForm, 'minAge' | 'maxAge' | 'districtIds' | 'questCompletedPeriod'>;
  const tick = (field: Flag, label: string, isDisabled = false) => (
    <Tick
      key={field}
      label={label}
      isChecked={form[field]}
      onChange={(checked) => change({ [field]: checked })}
      isDisabled={isDisabled}
    />
  );
  return (
    <>
      <Group title="Volunteers">
        {tick('previousVolunteers', 'Previous volunteers')}
        <Box sx={{ pl: { xs: 2, sm: 4 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {tick('toQuestCompletedVolunteers', 'Only those who completed a Quest', !form.previousVolunteers)}
          <MonthSelect form={form} change={change} />
        </Box>
        {tick('newVolunteers', 'New volunteers')}
        {tick('trainedVolunteers', 'Only with a Training of this charity')}
      </Group>
      <Group title="Age" isRow>
        <AgeField label="Minimum age" value={form.minAge} onChange={(minAge) => change({ minAge })} />
        <AgeField label="Maximum age" value={form.maxAge} onChange={(maxAge) => change({ maxAge })} />
      </Group>
      <Group title="Languages (one of those ticked; none: all)" isRow>
        {tick('spanish', 'Speaks Spanish')}
        {tick('arabic', 'Speaks Arabic')}
      </Group>
      <Group title="Send by" isRow>
        {channels.map((channel) => tick(CHANNEL_FIELDS[channel], CHANNEL_LABELS[channel]))}
      </Group>
    </>
  );
}

/** Fields that belong together, under one name. */
export function Group({
  title,
  isRow = false,
  children,
}: {
  title: string;
  isRow?: boolean;
  children: ReactNode;
}) {
  return (
    <FormControl component="fieldset" margin="none" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 700, color: 'text.primary', mb: 0.5 }}>
        {title}
      </FormLabel>
      <Box sx={isRow ? { display: 'flex', flexWrap: 'wrap', gap: 1 } : { display: 'grid' }}>{children}</Box>
    </FormControl>
  );
}

function MonthSelect({ form, change }: FormProps) {
  return (
    <TextField
      select
      label="In the past"
      value={form.questCompletedPeriod}
      onChange={(event) => change({ questCompletedPeriod: Number(event.target.value) })}
      disabled={!form.previousVolunteers || !form.toQuestCompletedVolunteers}
      size="small"
      margin="none"
      fullWidth={false}
      sx={{ width: 150 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {MONTHS.map((months) => (
        <option key={months} value={months}>
          {months === 1 ? '1 month' : `${months} months`}
        </option>
      ))}
    </TextField>
  );
}

type AgeProps = { label: string; value: string; onChange: (typed: string) => void };

function AgeField({ label, value, onChange }: AgeProps) {
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      size="small"
      margin="none"
      sx={{ width: 140, mt: 1 }}
      slotProps={{ htmlInput: { min: ageMin, max: ageMax, step: 1, inputMode: 'numeric' } }}
    />
  );
}
