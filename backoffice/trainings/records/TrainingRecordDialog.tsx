import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId } from 'react';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import { DialogForm } from '../../widgets/forms/DialogForm.tsx';
import { LeaveDialog } from '../../widgets/forms/LeaveDialog.tsx';
import { TrainingRecordFields } from './TrainingRecordFields.tsx';
import { conflictInWords, type TrainingRecordValues } from './training-record-form.ts';
import { useTrainingRecordEdit } from './use-training-record-edit.ts';

type Props = { loaded: TrainingRecordFragment; onClose: () => void };

/** What the charity decides of a volunteer's training. */
export function TrainingRecordDialog({ loaded, onClose }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { record, form, change, conflict, problem, noteProblem, advice, isPending, submit, guard } =
    useTrainingRecordEdit(loaded, onClose);
  const close = () => guard.attempt(onClose);

  return (
    <>
      <Dialog open onClose={close} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Edit Training</DialogTitle>
        <DialogForm
          onSubmit={submit}
          actions={
            <>
              <Typography
                role="status"
                sx={{ flex: '1 1 220px', color: problem ? 'error.main' : 'text.secondary' }}
              >
                {advice}
              </Typography>
              <Button onClick={close}>Cancel</Button>
              <Button type="submit" variant="contained" disabled={advice !== null || isPending}>
                Save
              </Button>
            </>
          }
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <b>{volunteerName(record.chariteer)}</b>, {record.name}
          </Typography>
          {conflict && <ConflictAlert conflict={conflict} />}
          <TrainingRecordFields
            form={form}
            expirationProblem={problem}
            noteProblem={noteProblem}
            onChange={change}
          />
        </DialogForm>
      </Dialog>
      <LeaveDialog guard={guard} />
    </>
  );
}

function ConflictAlert({ conflict }: { conflict: Partial<TrainingRecordValues> }) {
  return (
    <Alert severity="warning" role="alert">
      Somebody else has changed this meanwhile. It is now:
      {conflictInWords(conflict).map((line) => (
        <Box key={line} component="span" sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 650 }}>
          {line}
        </Box>
      ))}
      What you changed stands below; save again to keep it.
    </Alert>
  );
}
