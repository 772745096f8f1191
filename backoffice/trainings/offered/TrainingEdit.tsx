import { Typography } from '@mui/material';
import {
  DeleteWithConfirmButton,
  Edit,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { useLoadFailure } from '../../widgets/forms/use-load-failure.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { PageTitle } from '../../widgets/pages/PageTitle.tsx';
import { TrainingInputs, trainingResolver } from './TrainingInputs.tsx';

/** One training as the charity offers it. */
export function TrainingEdit() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ name }: TrainingFragment) => {
    notify(`${name} has been saved.`, { type: 'success' });
    redirect('list', 'trainings');
  };
  return (
    <Edit
      title={<TrainingTitle />}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      queryOptions={{ retry: isWorthRetrying, onError: useLoadFailure('trainings') }}
    >
      <RecordForm resolver={trainingResolver} deletion={<Deletion />}>
        <TrainingInputs />
      </RecordForm>
    </Edit>
  );
}

function TrainingTitle() {
  return <PageTitle text={useRecordContext<TrainingFragment>()?.name ?? 'Training'} />;
}

/** Only what nobody asks for and nobody has can go. */
function Deletion() {
  const training = useRecordContext<TrainingFragment>();
  const notifyDone = useNotifyDone();
  const redirect = useRedirect();
  if (!training) return null;
  if (training.isInUse) {
    return (
      <Typography color="text.secondary" sx={{ flex: '1 1 200px' }}>
        Quests or volunteers have this training, so it cannot be deleted.
      </Typography>
    );
  }
  const onSuccess = ({ undoToken }: RaRecord) => {
    notifyDone(`${training.name} has been deleted.`, undoToken);
    redirect('list', 'trainings');
  };
  return (
    <DeleteWithConfirmButton
      label="Delete"
      confirmTitle={`Delete ${training.name}?`}
      confirmContent="No Quest asks for it and no volunteer has it."
      mutationOptions={{ onSuccess }}
    />
  );
}
