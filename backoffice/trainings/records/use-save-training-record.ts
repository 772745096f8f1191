import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { conflictIn } from '../../api-client/conflict-in.ts';
import { isAboutText } from '../../api-client/error-code.ts';
import type { TrainingRecordFragment } from '../../gql/generated.ts';
import { useOwnAccountId } from '../../session/use-own-account-id.ts';
import { seenValues, type TrainingRecordValues } from './training-record-form.ts';

type Endings = {
  onDone: () => void;
  onConflict: (conflict: Partial<TrainingRecordValues>) => void;
  /** The note as it stands cannot be sent. */
  onNoteRefused: (reason: string) => void;
};

/** Saves what was changed of a volunteer's training; what somebody else has changed meanwhile is handed back. */
export function useSaveTrainingRecord(
  record: TrainingRecordFragment,
  { onDone, onConflict, onNoteRefused }: Endings,
) {
  const [update, { isPending }] = useUpdate();
  const ownAccountId = useOwnAccountId();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = (changes: Partial<TrainingRecordValues>) => {
    const supervisorId = ownAccountId();
    if (supervisorId === null) return;
    const data = { ...changes, supervisorId, expected: seenValues(changes, record) };
    void update(
      'orientations',
      { id: record.id, data, previousData: { id: record.id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('Orientation has been updated!', { type: 'success' });
          refresh();
          onDone();
        },
        onError: (error) => {
          const conflict = conflictIn<TrainingRecordValues>(error);
          if (conflict) onConflict(conflict);
          else if (isAboutText(error as Error)) onNoteRefused((error as Error).message);
          else notify((error as Error).message, { type: 'error' });
        },
      },
    );
  };
  return { save, isPending };
}
