import { TextField } from '@mui/material';
import { useState } from 'react';
import { cutHtml } from '#domain/text/cut-html.ts';
import { isNoteTooLong, NOTE_FULL_TEXT, NOTE_MAX } from '#domain/trainings/record-note.ts';
import { RESOLUTIONS, type StoredResolution } from '#domain/trainings/record-status.ts';
import { SimpleHtmlEditor } from '../../editor/SimpleHtmlEditor.tsx';
import type { TrainingRecordForm } from './training-record-form.ts';

type Props = {
  form: TrainingRecordForm;
  expirationProblem: string | undefined;
  noteProblem: string | undefined;
  onChange: (part: Partial<TrainingRecordForm>) => void;
};

/** Resolution, expiration and note. */
export function TrainingRecordFields({ form, expirationProblem, noteProblem, onChange }: Props) {
  return (
    <>
      <TextField
        select
        autoFocus
        label="Resolution"
        margin="none"
        value={form.resolution}
        helperText="The volunteer gets a mail when this changes."
        onChange={({ target }) => onChange({ resolution: target.value as StoredResolution })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {RESOLUTIONS.map((resolution) => (
          <option key={resolution} value={resolution}>
            {resolution}
          </option>
        ))}
      </TextField>
      <TextField
        type="date"
        label="Expiration date"
        margin="none"
        value={form.expiration}
        error={expirationProblem !== undefined}
        helperText={
          expirationProblem ??
          'From this day on the training no longer counts. Leave it empty if it always does.'
        }
        onChange={({ target }) => onChange({ expiration: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <NoteField value={form.note} problem={noteProblem} onChange={(note) => onChange({ note })} />
    </>
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
