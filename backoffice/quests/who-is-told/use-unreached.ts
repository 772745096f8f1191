import { useState } from 'react';
import type { EditedQuest } from '../../records/quest-methods.ts';

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
