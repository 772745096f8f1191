import { Box, FormControl, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { ALERT_LIMITS } from '#domain/alerts/alert-form.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { consoleAlertsTexts } from '#domain/texts/generated/console-alerts.ts';
import { textsOf } from '../language/console-locale.ts';
import { ChoiceInput } from '../widgets/fields/ChoiceInput.tsx';
import type { AlertDesk, AlertForm } from './alert-choice.ts';
import { TickInput } from './Tick.tsx';

const CHANNEL_FIELDS = { email: 'toEmail', text: 'toText', push: 'toPushNotification' } as const;
const CHANNEL_LABELS = { email: 'byEmail', text: 'byText', push: 'byPush' } as const;

const { ageMin, ageMax, monthsMin, monthsMax } = ALERT_LIMITS;

function monthChoices() {
  const t = textsOf(consoleAlertsTexts);
  const counts = Array.from({ length: monthsMax - monthsMin + 1 }, (_, index) => monthsMin + index);
  return counts.map((count) => ({ id: String(count), name: t.months({ count }) }));
}

type Props = { form: AlertForm; channels: readonly Channel[]; labels: AlertDesk['labels'] };

/** Everything that is chosen but the neighborhoods. A channel without a service is not offered. */
export function FilterFields({ form, channels, labels }: Props) {
  const t = textsOf(consoleAlertsTexts);
  const { previousVolunteers, toQuestCompletedVolunteers } = form;
  return (
    <>
      <Group title={t.volunteers}>
        <TickInput source="previousVolunteers" label={t.previous} />
        <Box sx={completed}>
          <TickInput
            source="toQuestCompletedVolunteers"
            label={t.completedOnly}
            isDisabled={!previousVolunteers}
          />
          <ChoiceInput
            source="questCompletedPeriod"
            label={t.inPast}
            choices={monthChoices()}
            parse={Number}
            isDisabled={!previousVolunteers || !toQuestCompletedVolunteers}
            isNarrow
          />
        </Box>
        <TickInput source="newVolunteers" label={t.newcomers} />
        <TickInput source="trainedVolunteers" label={t.trainedOnly} />
        {labels.length > 0 && (
          <ChoiceInput
            source="labelId"
            label={t.label}
            choices={[{ id: '', name: t.anyLabel }, ...labels]}
            width={260}
          />
        )}
      </Group>
      <Group title={t.age} isRow>
        <AgeInput source="minAge" label={t.minAge} />
        <AgeInput source="maxAge" label={t.maxAge} />
      </Group>
      <Group title={t.languages} isRow>
        <TickInput source="spanish" label={t.spanish} />
        <TickInput source="arabic" label={t.arabic} />
      </Group>
      <Group title={t.sendBy} isRow>
        {channels.map((channel) => (
          <TickInput key={channel} source={CHANNEL_FIELDS[channel]} label={t[CHANNEL_LABELS[channel]]} />
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
      sx={{ width: 140 }}
      slotProps={{ htmlInput: { min: ageMin, max: ageMax, step: 1, inputMode: 'numeric' } }}
    />
  );
}
