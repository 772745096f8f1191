import { useState } from 'react';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { useLeaveGuard } from '../../widgets/forms/use-leave-guard.ts';
import {
  afterConflict,
  FIX_ERRORS,
  MAKE_CHANGES,
  problemOfExpiration,
  type TrainingRecordForm,
  type TrainingRecordValues,
  trainingRecordChanges,
  trainingRecordFormOf,
} from './training-record-form.ts';
import { useSaveTrainingRecord } from './use-save-training-record.ts';

/** A volunteer's training as it is edited: what keeps it from being saved, and what the server said to that. */
export function useTrainingRecordEdit(loaded: TrainingRecordFragment, onClose: () => void) {
  const [{ record, form }, setState] = useState({ record: loaded, form: trainingRecordFormOf(loaded) });
  const [conflict, setConflict] = useState<Partial<TrainingRecordValues> | null>(null);
  const [refusal, setRefusal] = useState<{ note: string; reason: string } | null>(null);
  const changes = trainingRecordChanges(form, record);
  const isChanged = Object.keys(changes).length > 0;
  const problem = problemOfExpiration(form, record);
  const guard = useLeaveGuard(isChanged);
  const { save, isPending } = useSaveTrainingRecord(record, {
    onDone: () => {
      guard.release();
      onClose();
    },
    onConflict: (changed) => {
      setConflict(changed);
      setState((last) => afterConflict(last, changed));
    },
    onNoteRefused: (reason) => setRefusal({ note: form.note, reason }),
  });
  const advice = problem ? FIX_ERRORS : isChanged ? null : MAKE_CHANGES;
  const submit = () => {
    if (advice === null && !isPending) save(changes);
  };
  return {
    record,
    form,
    change: (part: Partial<TrainingRecordForm>) =>
      setState((last) => ({ ...last, form: { ...last.form, ...part } })),
    conflict,
    problem,
    // Other words are not refused before they are sent.
    noteProblem: refusal?.note === form.note ? refusal.reason : undefined,
    advice,
    isPending,
    submit,
    guard,
  };
}
