import { Create, useNotify, useRedirect } from 'react-admin';
import type { TrainingFragment } from '../../gql/generated.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { OrganizationGate } from '../../widgets/pages/OrganizationGate.tsx';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { newTrainingResolver, TrainingInputs } from './TrainingInputs.tsx';

const TITLE = 'New training';

/** A new training of the selected charity. */
export function TrainingCreate() {
  return (
    <OrganizationGate title={TITLE}>
      {(providerId) => <NewTraining providerId={providerId} />}
    </OrganizationGate>
  );
}

function NewTraining({ providerId }: { providerId: string }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: TrainingFragment) => {
    notify(`${name} has been added.`, { type: 'success' });
    redirect('list', 'trainings');
  };
  return (
    <Create
      title={<PageTitle text={TITLE} />}
      transform={(data: object) => ({ ...data, providerId })}
      mutationOptions={{ onSuccess }}
    >
      <RecordForm
        defaultValues={{ name: '', description: '', isAboutSafety: false, fulfilledBy: null }}
        resolver={newTrainingResolver}
        saveLabel="Add training"
        isNew
      >
        <TrainingInputs />
      </RecordForm>
    </Create>
  );
}
