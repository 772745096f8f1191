import type { letter } from '#db/schema/letter.ts';
import type { LetterState, ServedTime } from '#domain/letters/letter.ts';

type Stored = typeof letter.$inferSelect;

/** A letter with what has become of it. */
export type LetterRow = Omit<Stored, 'code' | 'codeHash' | 'contentHash' | 'revokedAt'> & {
  charity: string | null;
  /** The code in groups; null if it can't be opened. */
  code: string | null;
  minutesNow: number;
  state: LetterState;
};

/** A served time with whose and what it was. */
export type ServedRow = ServedTime & { chariteerId: string; charity: string; activity: string };
