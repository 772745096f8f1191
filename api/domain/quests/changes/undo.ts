import type { ErrorCode } from '../../errors/errors.ts';
import type { PublishingStatus } from '../quest-status.ts';

/** How long a change can be taken back, and its messages wait. */
export const UNDO_MS = 10_000;
/** How long it is remembered afterwards, so that who comes late hears so. */
export const UNDO_MEMORY_MS = 60_000;

/** A row as it stands in the database: column → value. */
export type RowImage = Record<string, string | number | null>;

/** What a change can touch, by the name under which the API looks at it: ids of its rows. */
export type UndoScope = {
  /** Quests, with all that hangs on them. */
  quests?: readonly string[];
  /** Stamps of which only the dropped slots are looked at. */
  stamps?: readonly string[];
  /** Quests of which only the stamp they were posted from is looked at. */
  stampLinks?: readonly string[];
  /** Charities of which only the books are looked at. */
  books?: readonly string[];
  /** Trainings as offered. */
  trainings?: readonly string[];
};

/** What a change wrote in one table. */
export type WrittenRows = {
  /** `scope/table`. */
  part: string;
  /** Keys of new rows. */
  inserted: RowImage[];
  /** Keys of changed rows with the values of before where they differ. */
  updated: RowImage[];
  /** Rows that went, whole. */
  deleted: RowImage[];
};

export type UndoFacts = {
  now: number;
  /** Null where there is no such change of this account. */
  undo: { expiresAt: number; takenBackAt: number | null } | null;
  /** Whether all its messages wait still. */
  areMessagesHeld: boolean;
  /** Whether all is as the change left it. */
  isUntouched: boolean;
};

type Gate = { readonly refusal: ErrorCode; readonly applies: (facts: UndoFacts) => boolean };

/** Why a change cannot be taken back: the first that applies. */
export const UNDO_GATE: readonly Gate[] = [
  { refusal: 'UNDO_NOT_FOUND', applies: ({ undo }) => undo === null },
  { refusal: 'UNDO_USED', applies: ({ undo }) => undo !== null && undo.takenBackAt !== null },
  { refusal: 'UNDO_TOO_LATE', applies: ({ undo, now }) => undo !== null && undo.expiresAt <= now },
  // By another process's clock the time was over already.
  { refusal: 'UNDO_TOO_LATE', applies: ({ areMessagesHeld }) => !areMessagesHeld },
  { refusal: 'UNDO_OVERTAKEN', applies: ({ isUntouched }) => !isUntouched },
];

/** The error that taking a change back is refused with, or null. */
export function refusalOfUndo(facts: UndoFacts): ErrorCode | null {
  return UNDO_GATE.find(({ applies }) => applies(facts))?.refusal ?? null;
}

/** A row by its columns: what of `before` differs from `after`. */
export function changedColumns(before: RowImage, after: RowImage): RowImage {
  return Object.fromEntries(Object.entries(before).filter(([column, value]) => after[column] !== value));
}

export type DraftFacts = {
  publishingStatus: PublishingStatus;
  /** When it became a Draft again; null for one that no one but its charity ever saw. */
  unpublishedAt: number | null;
  /** Whether anybody has to do with it: a sign-up, a reservation, a broadcast. */
  isInUse: boolean;
};

/** Whether a quest may be deleted: a Draft that no one saw. What was seen is cancelled. */
export function isDeletableDraft({ publishingStatus, unpublishedAt, isInUse }: DraftFacts): boolean {
  return publishingStatus === 'Draft' && unpublishedAt === null && !isInUse;
}
