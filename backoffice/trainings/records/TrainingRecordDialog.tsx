import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { cutHtml } from '#domain/text/cut-html.ts';
import { isNoteTooLong, NOTE_FULL_TEXT, NOTE_MAX } from '#domain/trainings/record-note.ts';
import { RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { conflictIn } from '../../api-client/conflict-in.ts';
import { SimpleHtmlEditor } from '../../editor/SimpleHtmlEditor.tsx';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { editTrainingRecord } from './training-methods.ts';
import {
  conflictInWords,
  FIX_ERRORS,
  MAKE_CHANGES,
  problemOfExpiration,
  seenValues,
  type TrainingRecordForm,
  type TrainingRecordValues,
  trainingRecordChanges,
  trainingRecordFormOf,
} from './training-record-form.ts';

type Props = { loaded: TrainingRecordFragment; onClose: () => void };

/** What the charity decides of a volunteer's training. */
export function TrainingRecordDialog({ loaded, onClose }: Props) {
  const { record, conflict, save } = useTrainingRecord(loaded);
  return (
    <FormDialog
      title="Edit Training"
      isFullOnPhones
      maxWidth="sm"
      asksToLeave
      // After somebody else's changes the form takes over what was not touched in it.
      values={trainingRecordFormOf(record)}
      resolver={fieldsResolver<TrainingRecordForm>({}, (form) => ({
        expiration: problemOfExpiration(form, record),
      }))}
      textField="note"
      onClose={onClose}
      onSubmit={save}
      actions={<Advice />}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{volunteerName(record.chariteer)}</b>, {record.name}
      </Typography>
      {conflict && <ConflictAlert conflict={conflict} />}
      <ChoiceInput
        autoFocus
        source="resolution"
        label="Resolution"
        helperText="The volunteer gets a mail when this changes."
        choices={RESOLUTIONS.map((id) => ({ id, name: id }))}
      />
      <TextInput
        source="expiration"
        type="date"
        label="Expiration date"
        parse={(typed: string) => typed}
        helperText="From this day on the training no longer counts. Leave it empty if it always does."
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <BoundField source="note">
        {({ value, error, onChange }) => <NoteField value={value} problem={error} onChange={onChange} />}
      </BoundField>
    </FormDialog>
  );
}

/** A volunteer's training as it was read, or as somebody else has made it meanwhile. */
function useTrainingRecord(loaded: TrainingRecordFragment) {
  const [record, setRecord] = useState(loaded);
  const [conflict, setConflict] = useState<Partial<TrainingRecordValues> | null>(null);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const ownAccountId = useOwnAccountId();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: TrainingRecordForm): Promise<object | undefined> => {
    const supervisorId = ownAccountId();
    if (supervisorId === null) return {};
    const changes = trainingRecordChanges(form, record);
    const expected = seenValues(changes, record);
    try {
      await dataProvider.run(editTrainingRecord, { ...changes, id: record.id, supervisorId, expected });
    } catch (error) {
      const theirs = conflictIn<TrainingRecordValues>(error);
      if (!theirs) throw error;
      setConflict(theirs);
      setRecord({ ...record, ...theirs, resolution: theirs.resolution ?? record.resolution });
      return {};
    }
    notify('Orientation has been updated!', { type: 'success' });
    refresh();
    return undefined;
  };
  return { record, conflict, save };
}

/** What keeps it from being saved (ORI-19, ORI-20). */
function Advice() {
  const { isDirty, errors } = useFormState<TrainingRecordForm>();
  const advice = errors.expiration ? FIX_ERRORS : isDirty ? null : MAKE_CHANGES;
  return (
    <Typography
      role="status"
      sx={{ flex: '1 1 220px', color: advice === FIX_ERRORS ? 'error.main' : 'text.secondary' }}
    >
      {advice}
    </Typography>
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

type NoteProps = { value: string; problem: string | undefined; onChange: (html: string) => void };

/** Longer input is cut off, with a word about it. */
function NoteField({ value, problem, onChange }: NoteProps) {
  const [isFull, setFull] = useState(false);
  const change = (html: string) => {
    const isTooLong = isNoteTooLong(html);
    setFull(isTooLong);
    onChange(isTooLong ? cutHtml(html, NOTE_MAX) : html);
  };
  return (
    <SimpleHtmlEditor
      label="Note"
      value={value}
      error={isFull ? NOTE_FULL_TEXT : problem}
      hasWordsOnly
      onChange={change}
    />
  );
}
