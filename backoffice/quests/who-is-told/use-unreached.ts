import { useState } from 'react';
import { MarkCalledDocument, QuestTellingDocument } from '../../gql/generated/quests.ts';
import type { EditedQuest } from '../../records/quest-methods.ts';
import { reading, writing } from '../../resources/method.ts';

/** What became of the last word to the people of a quest; null where there was none. */
export const questTelling = reading(QuestTellingDocument, (data) => data.questTelling ?? null);

/** Keeps that someone was called, or that it was not so. */
export const markCalled = writing(MarkCalledDocument, (data) => data.markCalled);

type Notice = EditedQuest['notice'];

/** Ends a change of a quest: who has to be told in another way is read first. */
export function useUnreached(onDone: () => void) {
  const [shown, setShown] = useState<Notice>(null);
  return {
    shown,
    finish: (notice: Notice) => {
      if (notice && notice.unreached.length > 0) setShown(notice);
      else onDone();
    },
    close: () => {
      setShown(null);
      onDone();
    },
  };
}
