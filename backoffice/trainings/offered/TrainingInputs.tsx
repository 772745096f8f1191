import { Box } from '@mui/material';
import { useEffect } from 'react';
import { BooleanInput, NumberInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  FULFILMENT_QUESTION,
  problemsOfTraining,
  type TrainingForm,
  tidyTraining,
} from '#domain/trainings/training-form.ts';
import { SimpleHtmlInput } from '../../editor/SimpleHtmlInput.tsx';

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
      <BooleanInput
        source="isAboutSafety"
        label="It is about safety"
        helperText="Then applying opens nothing: somebody marks each volunteer complete."
      />
      <FulfilmentInput />
    </>
  );
}

/** A training about safety leaves no choice. */
function FulfilmentInput() {
  const isAboutSafety = useWatch({ name: 'isAboutSafety' }) === true;
  const { setValue } = useFormContext();
  useEffect(() => {
    if (isAboutSafety) setValue('fulfilledBy', 'Complete', { shouldDirty: true, shouldValidate: true });
  }, [isAboutSafety, setValue]);
  return (
    <RadioButtonGroupInput
      source="fulfilledBy"
      label="What opens the Quests that ask for it?"
      row={false}
      isRequired
      disabled={isAboutSafety}
      choices={[
        { id: 'Applying', name: 'Applying is enough' },
        { id: 'Complete', name: 'Only when somebody has marked it complete, until it expires' },
      ]}
      helperText={false}
      // The question is as long as a sentence, not the name of a field.
      sx={{ '& .RaRadioButtonGroupInput-label': { transform: 'none', color: 'text.primary' } }}
    />
  );
}

type Given = { [Field in keyof TrainingForm]?: TrainingForm[Field] | null };

/** What is wrong with the form, by field; the rules are those of the API. */
export function trainingErrors(values: Given): Record<string, string> {
  const problems = problemsOfTraining(tidyTraining({ ...values, name: values.name ?? '' }));
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

/** A new training has to say what opens the quests that ask for it. */
export function newTrainingErrors(values: Given): Record<string, string> {
  const isSaid = tidyTraining(values).fulfilledBy !== undefined;
  return { ...trainingErrors(values), ...(!isSaid && { fulfilledBy: FULFILMENT_QUESTION }) };
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  alignItems: 'start',
};
