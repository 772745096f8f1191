import { Box } from '@mui/material';
import { useEffect } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  FULFILMENT_QUESTION,
  problemsOfTraining,
  TRAINING_FIELDS,
  type TrainingForm,
  tidyTraining,
} from '#domain/trainings/training-form.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';

/** The fields of a training as it is offered, by their table. */
export function TrainingInputs() {
  return (
    <RecordInputs
      fields={TRAINING_FIELDS}
      parts={{
        estimatedTime: (
          <Box sx={beside}>
            {(['estimatedTime', 'estimatedCost', 'ageThreshold'] as const).map((name) => (
              <RecordInput key={name} source={name} field={TRAINING_FIELDS[name]} />
            ))}
          </Box>
        ),
        estimatedCost: null,
        ageThreshold: null,
        fulfilledBy: <FulfilmentInput />,
      }}
    />
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
      label={TRAINING_FIELDS.fulfilledBy.label}
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
