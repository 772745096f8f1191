import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { cutHtml } from '#domain/text/cut-html.ts';
import { consoleTrainingRecordsTexts } from '#domain/texts/generated/console-training-records.ts';
import { RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { isNoteTooLong, NOTE_MAX } from '#domain/trainings/training-form.ts';
import { conflictIn } from '../../api-client/error-code.ts';
import { SimpleHtmlEditor } from '../../editor/SimpleHtmlEditor.tsx';
import { fieldsResolver } from '../../fields/fields-resolver.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';
import { volunteerName } from '../../records/volunteer-name.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { ChoiceInput } from '../../widgets/fields/ChoiceInput.tsx';
import { BoundField } from '../../widgets/forms/BoundField.tsx';
import { FormDialog } from '../../widgets/forms/FormDialog.tsx';
import { RichWords } from '../../widgets/notices/RichWords.tsx';
import {
  conflictInWords,
  editTrainingRecord,
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
  const t = textsOf(consoleTrainingRecordsTexts);
  return (
    <FormDialog
      title={t.editTitle}
      isFullOnPhones
      maxWidth="sm"
      asksToLeave
      // After someone else's changes the form takes over what was not touched in it.
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
        <RichWords
          text={t.nameAndTraining({ name: volunteerName(record.chariteer), training: record.name })}
          b={(words) => <b>{words}</b>}
        />
      </Typography>
      {conflict && <ConflictAlert conflict={conflict} />}
      <ChoiceInput
        autoFocus
        source="resolution"
        label={t.resolution}
        helperText={t.mailHint}
        choices={RESOLUTIONS.map((id) => ({ id, name: t[id] }))}
      />
      <TextInput
        source="expiration"
        type="date"
        label={t.expirationDate}
        parse={(typed: string) => typed}
        helperText={t.expirationHint}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <BoundField source="note">
        {({ value, error, onChange }) => <NoteField value={value} problem={error} onChange={onChange} />}
      </BoundField>
    </FormDialog>
  );
}

/** A volunteer's training as it was read, or as someone else has made it meanwhile. */
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
    notify(textsOf(consoleTrainingRecordsTexts).updated, { type: 'success' });
    refresh();
    return undefined;
  };
  return { record, conflict, save };
}

/** What keeps it from being saved (ORI-19, ORI-20). */
function Advice() {
  const { isDirty, errors } = useFormState<TrainingRecordForm>();
  const t = textsOf(consoleTrainingRecordsTexts);
  const advice = errors.expiration ? t.fixErrors : isDirty ? null : t.makeChanges;
  return (
    <Typography
      role="status"
      sx={{ flex: '1 1 220px', color: errors.expiration ? 'error.main' : 'text.secondary' }}
    >
      {advice}
    </Typography>
  );
}

function ConflictAlert({ conflict }: { conflict: Partial<TrainingRecordValues> }) {
  const t = textsOf(consoleTrainingRecordsTexts);
  return (
    <Alert severity="warning" role="alert">
      {t.changedMeanwhile}
      {conflictInWords(conflict).map((line) => (
        <Box key={line} component="span" sx={{ display: 'block', overflowWrap: 'anywhere', fontWeight: 650 }}>
          {line}
        </Box>
      ))}
      {t.saveAgain}
    </Alert>
  );
}

type NoteProps = { value: string; problem: string | undefined; onChange: (html: string) => void };

/** Longer input is cut off, with a word about it. */
function NoteField({ value, problem, onChange }: NoteProps) {
  const t = textsOf(consoleTrainingRecordsTexts);
  const [isFull, setFull] = useState(false);
  const change = (html: string) => {
    const isTooLong = isNoteTooLong(html);
    setFull(isTooLong);
    onChange(isTooLong ? cutHtml(html, NOTE_MAX) : html);
  };
  return (
    <SimpleHtmlEditor
      label={t.note}
      value={value}
      error={isFull ? t.noteFull : problem}
      hasWordsOnly
      onChange={change}
    />
  );
}
