import { volunteerLabel, volunteerNote } from '#db/schema/volunteer-note.ts';
import type { Work } from './row-makers.ts';

const label =
  (values: Partial<typeof volunteerLabel.$inferInsert>): Work =>
  (tx) =>
    tx
      .insert(volunteerLabel)
      .values({ id: 'l', providerId: '1', name: 'Drives', foldedName: 'drives', createdAt: 1, ...values });

const note =
  (text: string): Work =>
  (tx) =>
    tx.insert(volunteerNote).values({ id: 'n', providerId: '1', chariteerId: 'gold', text, createdAt: 1 });

/** Labels and notes that break each of their rules. */
export const BAD_NOTE_ROWS: Readonly<Record<string, readonly Work[]>> = {
  volunteer_label_name_length: [label({ name: '' }), label({ name: 'x'.repeat(121) })],
  volunteer_note_text: [note(''), note('x'.repeat(4001))],
};
