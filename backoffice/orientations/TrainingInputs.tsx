import { Box } from '@mui/material';
import { NumberInput, TextInput } from 'react-admin';
import { problemsOfTraining, type TrainingForm, tidyTraining } from '#domain/training-form.ts';
import { SimpleHtmlInput } from '../editor/SimpleHtmlInput.tsx';

/** The fields of a training as it is offered. */
export function TrainingInputs() {
  return (
    <>
      <TextInput source="name" label="Name" isRequired helperText={false} />
      <SimpleHtmlInput source="description" label="Description" />
      <Box sx={beside}>
        <NumberInput source="estimatedTime" label="Time in minutes" min={0} helperText={false} />
        <NumberInput
          source="estimatedCost"
          label="Cost in dollars"
          min={0}
          step="any"
          helperText="Empty: it is free."
          format={(cents: unknown) => (typeof cents === 'number' ? cents / 100 : '')}
          parse={(dollars: string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))}
        />
        <NumberInput source="ageThreshold" label="Lowest age" min={0} helperText="Empty: all ages." />
      </Box>
      <TextInput
        source="url"
        label="Web address"
        type="url"
        helperText="Where it is taken or told: https://…"
      />
    </>
  );
}

/** What is wrong with the form, by field; the rules are those of the API. */
export function trainingErrors(values: Partial<TrainingForm>): Record<string, string> {
  const problems = problemsOfTraining(tidyTraining({ ...values, name: values.name ?? '' }));
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  alignItems: 'start',
};
