import { insertLetter } from '#db/factories/insert-letter.ts';
import type { letter } from '#db/schema/letter.ts';
import type { Work } from './row-makers.ts';

const letterOf =
  (values: Partial<typeof letter.$inferInsert>): Work =>
  (tx) =>
    insertLetter(tx, values);

/** Letters that break each of their rules. */
export const BAD_LETTER_ROWS: Readonly<Record<string, readonly Work[]>> = {
  letter_by_charity: [letterOf({ isByCharity: true })],
  letter_days: [
    letterOf({ firstDay: '2026-02-01' }),
    letterOf({ firstDay: '2025-2-1' }),
    letterOf({ lastDay: '2026-02-30' }),
  ],
  letter_hashes: [letterOf({ codeHash: 'the code itself' }), letterOf({ contentHash: '' })],
  letter_locale: [letterOf({ locale: 'ar' as 'en' })],
  letter_minutes: [letterOf({ minutes: 0 })],
  letter_paper: [letterOf({ paper: 'a5' as 'a4' })],
  letter_variant: [letterOf({ variant: 'friend' as 'school' })],
};
