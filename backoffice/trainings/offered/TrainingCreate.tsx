import { Create, useNotify, useRedirect } from 'react-admin';
import { consoleTrainingsTexts } from '#domain/texts/generated/console-trainings.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
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
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: TrainingFragment) => {
    notify(t.added({ name }), { type: 'success' });
    redirect('list', 'trainings');
  };
  return (
    <Create
      title={<PageTitle text={t.newTraining} />}
      transform={(data: object) => ({ ...data, providerId })}
      mutationOptions={{ onSuccess }}
    >
      <RecordForm
        defaultValues={{ name: '', description: '', isAboutSafety: false, fulfilledBy: null }}
        resolver={newTrainingResolver}
        saveLabel={t.add}
        isNew
      >
        <TrainingInputs />
      </RecordForm>
    </Create>
  );
}
