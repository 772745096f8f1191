import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { conflictIn } from '../../api-client/conflict-in.ts';
import { type EditedQuest, editQuest } from '../../records/quest-methods.ts';
import { useMethod } from '../../resources/use-method.ts';
import { useNotifyDone } from '../../widgets/notices/use-notify-done.ts';
import { useUnreached } from '../who-is-told/use-unreached.ts';
import type { Conflict } from './edit-conflict.ts';
import { type EditValues, type QuestToEdit, seenOf } from './edit-form.ts';

/** Saves the changed fields of a quest; what somebody else has changed meanwhile is handed back, never overwritten. */
export function useSaveQuest(quest: QuestToEdit, onDone: () => void) {
  const [fields, setFields] = useState<Conflict | null>(null);
  const { finish, ...notice } = useUnreached(onDone);
  const notify = useNotify();
  const notifyDone = useNotifyDone();
  const refresh = useRefresh();

  const done = (notice: EditedQuest['notice']) => {
    setFields(null);
    refresh();
    finish(notice);
  };
  const { mutate, isPending } = useMethod(editQuest, {
    onSuccess: (saved) => {
      notifyDone('Quest has been modified.', saved.undoToken);
      done(saved.notice);
    },
    onError: (error) => {
      const conflict = conflictIn<EditValues>(error);
      setFields(conflict);
      if (!conflict) notify(error.message, { type: 'error' });
    },
  });
  const send = (now: QuestToEdit, changes: Partial<EditValues>) =>
    mutate({ id: quest.id, ...changes, expected: seenOf(changes, now) });

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
