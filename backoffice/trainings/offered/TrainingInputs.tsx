import { Box } from '@mui/material';
import { useEffect } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { consoleTrainingFieldsTexts } from '#domain/texts/generated/console-training-fields.ts';
import { fulfilmentProblem, TRAINING_FIELDS, type TrainingForm } from '#domain/trainings/training-form.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { said, textsOf } from '../../language/console-locale.ts';

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
  const t = textsOf(consoleTrainingFieldsTexts);
  useEffect(() => {
    if (isAboutSafety) setValue('fulfilledBy', 'Complete', { shouldDirty: true, shouldValidate: true });
  }, [isAboutSafety, setValue]);
  return (
    <RadioButtonGroupInput
      source="fulfilledBy"
      label={t.fulfilledBy}
      row={false}
      isRequired
      disabled={isAboutSafety}
      choices={[
        { id: 'Applying', name: t.byApplying },
        { id: 'Complete', name: t.byCompletion },
      ]}
      // The question is as long as a sentence, not the name of a field.
      sx={{ '& .RaRadioButtonGroupInput-label': { transform: 'none', color: 'text.primary' } }}
    />
  );
}

/** The rules of the API; a training about safety is never fulfilled by applying. */
export const trainingResolver = fieldsResolver<TrainingForm>(TRAINING_FIELDS, problemsOf);

/** A new training has to say what opens the quests that ask for it. */
export const newTrainingResolver = fieldsResolver<TrainingForm>(TRAINING_FIELDS, (values) =>
  values.fulfilledBy || values.isAboutSafety
    ? problemsOf(values)
    : { fulfilledBy: textsOf(consoleTrainingFieldsTexts).fulfilmentMissing },
);

function problemsOf(values: TrainingForm) {
  const problem = fulfilmentProblem(values);
  return { fulfilledBy: problem && said(problem) };
}

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  alignItems: 'start',
};
