import { Typography } from '@mui/material';
import {
  DeleteWithConfirmButton,
  Edit,
  type RaRecord,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { consoleTrainingsTexts } from '#domain/texts/generated/console-trainings.ts';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
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
    notify(textsOf(consoleTrainingsTexts).saved({ name }), { type: 'success' });
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
  return (
    <PageTitle text={useRecordContext<TrainingFragment>()?.name ?? textsOf(consoleTrainingsTexts).training} />
  );
}

/** Only what nobody asks for and nobody has can go. */
function Deletion() {
  const training = useRecordContext<TrainingFragment>();
  const notifyDone = useNotifyDone();
  const redirect = useRedirect();
  const t = textsOf(consoleTrainingsTexts);
  if (!training) return null;
  if (training.isInUse) {
    return (
      <Typography color="text.secondary" sx={{ flex: '1 1 200px' }}>
        {t.inUseNote}
      </Typography>
    );
  }
  const onSuccess = ({ undoToken }: RaRecord) => {
    notifyDone(t.deleted({ name: training.name }), undoToken);
    redirect('list', 'trainings');
  };
  return (
    <DeleteWithConfirmButton
      label={t.delete}
      confirmTitle={t.deleteTitle({ name: training.name })}
      confirmContent={t.deleteContent}
      mutationOptions={{ onSuccess }}
    />
  );
}
