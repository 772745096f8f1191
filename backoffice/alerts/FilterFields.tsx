import { Box, FormControl, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ALERT_LIMITS } from '#domain/alerts/alert-form.ts';
import type { AlertChannel } from '../gql/generated.ts';
import { ChoiceInput } from '../widgets/fields/ChoiceInput.tsx';
import type { AlertForm } from './alert-choice.ts';
import { TickInput } from './Tick.tsx';

const CHANNEL_FIELDS = { email: 'toEmail', text: 'toText', push: 'toPushNotification' } as const;
const CHANNEL_LABELS = { email: 'Email', text: 'Text message', push: 'Push notification' } as const;

const { ageMin, ageMax, monthsMin, monthsMax } = ALERT_LIMITS;
const MONTHS = Array.from({ length: monthsMax - monthsMin + 1 }, (_, index) => monthsMin + index).map(
  (months) => ({ id: String(months), name: months === 1 ? '1 month' : `${months} months` }),
);

type Props = { form: AlertForm; channels: readonly AlertChannel[] };

/** Everything that is chosen but the neighborhoods. A channel without a service is not offered. */
export function FilterFields({ form, channels }: Props) {
  const { previousVolunteers, toQuestCompletedVolunteers } = form;
  return (
    <>
      <Group title="Volunteers">
        <TickInput source="previousVolunteers" label="Previous volunteers" />
        <Box sx={completed}>
          <TickInput
            source="toQuestCompletedVolunteers"
            label="Only those who completed a Quest"
            isDisabled={!previousVolunteers}
          />
          <ChoiceInput
            source="questCompletedPeriod"
            label="In the past"
            choices={MONTHS}
            parse={Number}
            isDisabled={!previousVolunteers || !toQuestCompletedVolunteers}
            isNarrow
          />
        </Box>
        <TickInput source="newVolunteers" label="New volunteers" />
        <TickInput source="trainedVolunteers" label="Only with a Training of this charity" />
      </Group>
      <Group title="Age" isRow>
        <AgeInput source="minAge" label="Minimum age" />
        <AgeInput source="maxAge" label="Maximum age" />
      </Group>
      <Group title="Languages (one of those ticked; none: all)" isRow>
        <TickInput source="spanish" label="Speaks Spanish" />
        <TickInput source="arabic" label="Speaks Arabic" />
      </Group>
      <Group title="Send by" isRow>
        {channels.map((channel) => (
          <TickInput key={channel} source={CHANNEL_FIELDS[channel]} label={CHANNEL_LABELS[channel]} />
        ))}
      </Group>
    </>
  );
}

const completed = {
  pl: { xs: 2, sm: 4 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  '& .MuiTextField-root': { my: 0 },
};

type GroupProps = { title: string; isRow?: boolean; children: ReactNode };

/** Fields that belong together, under one name. */
export function Group({ title, isRow = false, children }: GroupProps) {
  return (
    <FormControl component="fieldset" margin="none" sx={{ minWidth: 0 }}>
      <FormLabel component="legend" sx={{ fontWeight: 700, color: 'text.primary', mb: 0.5 }}>
        {title}
      </FormLabel>
      <Box sx={isRow ? { display: 'flex', flexWrap: 'wrap', gap: 1 } : { display: 'grid' }}>{children}</Box>
    </FormControl>
  );
}

function AgeInput({ source, label }: { source: string; label: string }) {
  return (
    <TextInput
      source={source}
      type="number"
      label={label}
      parse={(typed: string) => typed}
      helperText={false}
      sx={{ width: 140 }}
      slotProps={{ htmlInput: { min: ageMin, max: ageMax, step: 1, inputMode: 'numeric' } }}
    />
  );
}
