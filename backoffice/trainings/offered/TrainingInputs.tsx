import { Box } from '@mui/material';
import { useEffect } from 'react';
import { RadioButtonGroupInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { consoleTrainingFieldsTexts } from '#domain/texts/generated/console-training-fields.ts';
import { fulfilmentProblem, type TrainingForm, trainingFields } from '#domain/trainings/training-form.ts';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import { RecordInput } from '../../fields/RecordInput.tsx';
import { RecordInputs } from '../../fields/RecordInputs.tsx';
import { textsOf } from '../../language/console-locale.ts';

/** The fields of a training as it is offered, by their table. */
export function TrainingInputs() {
  const fields = fieldsOf();
  return (
    <RecordInputs
      fields={fields}
      parts={{
        estimatedTime: (
          <Box sx={beside}>
            {(['estimatedTime', 'estimatedCost', 'ageThreshold'] as const).map((name) => (
              <RecordInput key={name} source={name} field={fields[name]} />
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

/** The table in the language of the console. */
function fieldsOf() {
  return trainingFields(textsOf(consoleTrainingFieldsTexts));
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
export const trainingResolver = fieldsResolver<TrainingForm>(fieldsOf, (values) => ({
  fulfilledBy: fulfilmentProblem(textsOf(consoleTrainingFieldsTexts), values) || null,
}));

/** A new training has to say what opens the quests that ask for it. */
export const newTrainingResolver = fieldsResolver<TrainingForm>(fieldsOf, (values) => {
  const t = textsOf(consoleTrainingFieldsTexts);
  const isSaid = values.fulfilledBy || values.isAboutSafety;
  return { fulfilledBy: isSaid ? fulfilmentProblem(t, values) || null : t.fulfilmentMissing };
});

const beside = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  alignItems: 'start',
};
