import { Typography } from '@mui/material';
import { DeleteWithConfirmButton, type RaRecord, useRecordContext, useRedirect } from 'react-admin';
import { consoleTrainingsTexts } from '#domain/texts/generated/console-trainings.ts';
import type { TrainingFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { RecordForm } from '../../widgets/forms/RecordForm.tsx';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { RecordEdit } from '../../widgets/pages/RecordPages.tsx';
import { TrainingInputs, trainingResolver } from './TrainingInputs.tsx';

/** Page to edit a training that the charity offers. */
export function TrainingEdit() {
  const t = textsOf(consoleTrainingsTexts);
  return (
    <RecordEdit<TrainingFragment> kind={t.training} doneText={({ name }) => t.saved({ name })}>
      <RecordForm resolver={trainingResolver} deletion={<Deletion />}>
        <TrainingInputs />
      </RecordForm>
    </RecordEdit>
  );
}

/** Delete button of a training, or a note that it's in use. */
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
