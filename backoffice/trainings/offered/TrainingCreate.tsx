import { consoleTrainingsTexts } from '#domain/texts/generated/console-trainings.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { RecordCreate } from '../../widgets/pages/RecordPages.tsx';
import { newTrainingResolver, TrainingInputs } from './TrainingInputs.tsx';

/** A new training of the selected charity. */
export function TrainingCreate() {
  return (
    <OrganizationGate title={textsOf(consoleTrainingsTexts).newTraining}>
      {(providerId) => <NewTraining providerId={providerId} />}
    </OrganizationGate>
  );
}

function NewTraining({ providerId }: { providerId: string }) {
  const t = textsOf(consoleTrainingsTexts);
  return (
    <RecordCreate<TrainingFragment>
      title={t.newTraining}
      transform={(data: object) => ({ ...data, providerId })}
      doneText={({ name }) => t.added({ name })}
    >
      <RecordForm
        defaultValues={{ name: '', description: '', isAboutSafety: false, fulfilledBy: null }}
        resolver={newTrainingResolver}
        saveLabel={t.add}
        isNew
      >
        <TrainingInputs />
      </RecordForm>
    </RecordCreate>
  );
}
