import { useState } from 'react';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { conflictIn } from '../../api-client/conflict-in.ts';
import type { EditQuestMutation } from '../../gql/generated.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { useUnreached } from '../who-is-told/use-unreached.ts';
import type { Conflict } from './edit-conflict.ts';
import { type EditValues, type QuestToEdit, seenOf } from './edit-form.ts';

type Saved = EditQuestMutation['updateQuest'];

/** Saves the changed fields of a quest; what somebody else has changed meanwhile is handed back, never overwritten. */
export function useSaveQuest(quest: QuestToEdit, onDone: () => void) {
  const [update, { isPending }] = useUpdate();
  const [fields, setFields] = useState<Conflict | null>(null);
  const { finish, ...notice } = useUnreached(onDone);
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();

  const done = (saved: Saved | null) => {
    setFields(null);
    refresh();
    finish(saved?.notice ?? null);
  };
  const send = (now: QuestToEdit, changes: Partial<EditValues>) => {
    const data = { ...changes, expected: seenOf(changes, now) };
    void update(
      'questEdits',
      { id: quest.id, data, previousData: { id: quest.id } },
      {
        mutationMode: 'pessimistic',
        onSuccess: (saved: Saved) => {
          notifyDone('Quest has been modified.', saved.undoToken);
          done(saved);
        },
        onError: (error) => {
          const conflict = conflictIn<EditValues>(error);
          setFields(conflict);
          if (!conflict) notify((error as Error).message, { type: 'error' });
        },
      },
    );
  };

  return {
    isPending,
    save: (changes: Partial<EditValues>) => send(quest, changes),
    conflict: fields && {
      fields,
      /** The editor has chosen: what is left to change is sent, or nothing is. */
      settle: (now: QuestToEdit, changes: Partial<EditValues>) => {
        if (Object.keys(changes).length > 0) send(now, changes);
        else done(null);
      },
    },
    notice,
  };
}
