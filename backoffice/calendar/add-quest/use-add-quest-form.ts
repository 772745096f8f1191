import { useState } from 'react';
import type { CharityBooks } from '../../stamps/collection/stamp-collection.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import type { AddQuestForm, FormGround } from './add-quest-form.ts';
import { emptyForm, withStamp } from './stamped-form.ts';

type Given = {
  day: string;
  stampId: string | null;
  books: CharityBooks;
  quests: readonly CalendarQuest[];
};

/** The form of the dialog, filled with what the chosen stamp suggests. */
export function useAddQuestForm({ day, stampId, books, quests }: Given) {
  const [form, setForm] = useState<AddQuestForm>(() => withStamp(emptyForm(day), stampId, { books, quests }));
  const stamp = form.stampId === null ? null : (books.stamps.get(form.stampId) ?? null);
  const ground: FormGround = { now: Date.now(), veilOfTime: books.veilOfTime, stamp };
  return {
    form,
    ground,
    change: (part: Partial<AddQuestForm>) => setForm((last) => ({ ...last, ...part })),
    /** Takes a stamp, or puts the taken one away; tells which. */
    chooseStamp(chosen: string): boolean {
      const isTaken = chosen !== form.stampId;
      setForm((last) => withStamp(last, isTaken ? chosen : null, { books, quests }));
      return isTaken;
    },
  };
}
