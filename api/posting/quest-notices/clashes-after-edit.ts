import type { Context } from '#api/access/request/context.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { type AgeOutcomes, readAgeOutcomes } from '#api/quests/sign-up/age-outcomes.ts';
import { type ClashOfPerson, readClashesOfPeople } from '#api/quests/sign-up/clashes-of-people.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import { movedTimes, noticeOf } from '#domain/quests/changes/quest-notice.ts';
import type { AgeOutcome } from '#domain/sign-up/age-outcome.ts';

type Edit = {
  stored: StoredQuest;
  changes: QuestChanges;
  /** Whether the edit is written: then what people have chosen on a flexible quest has moved along. */
  isWritten: boolean;
};

/** Other spots of the people on a quest at the times that an edit gives it; none where it gives it no times. */
export async function clashesAfterEdit(
  db: Db,
  { stored, changes, isWritten }: Edit,
  now: number,
): Promise<ClashOfPerson[]> {
  const isTimed = changes.startedAt !== undefined || changes.endedAt !== undefined;
  if (!isTimed && noticeOf(stored, changes) !== 'reinstated') return [];
  const after = { ...stored, ...timesAfter(stored, changes) };
  return readClashesOfPeople(db, after, {
    now,
    timesOf: (chosen) => (isTimed && !isWritten ? movedTimes(stored, after, chosen) : chosen),
  });
}

/** What the day that an edit gives a quest means to people on it by their age; nothing where it is cancelled. */
export async function agesAfterEdit(
  db: Db,
  { stored, changes }: Omit<Edit, 'isWritten'>,
  now: number,
): Promise<AgeOutcomes> {
  const { id, providerId, startedAt: before } = stored;
  const after = noticeOf(stored, changes) === 'cancelled' ? before : timesAfter(stored, changes).startedAt;
  return readAgeOutcomes(db, { id, providerId, before, after }, now);
}

/**
 * How many people on a quest lose their spot by their age, and how many need an adult, of those of whom the reader is
 * told. No one is named: by asking for day after day one would learn a birthday.
 */
export async function countAgeOutcomes(
  reader: Pick<Context, 'viewer' | 'now'>,
  db: Db,
  quest: Pick<StoredQuest, 'providerId' | 'startedAt'>,
  outcomes: AgeOutcomes,
): Promise<{ outOfAgeCount: number; unsupervisedCount: number }> {
  const isTold = await readTold(db, reader, quest, [...outcomes.keys()]);
  const told = [...outcomes].filter(([personId]) => isTold(personId));
  const count = (wanted: AgeOutcome) => told.filter(([_, outcome]) => outcome === wanted).length;
  return { outOfAgeCount: count('outOfAge'), unsupervisedCount: count('unsupervised') };
}

/**
 * The sign-ups on the edited quest of those who have other spots, each once. No one under 18 and no one whose name the
 * viewer may not read is among them: by asking for hour after hour one would learn when they are elsewhere.
 */
export function signUpsThatClash(
  context: Pick<Context, 'viewer' | 'now'>,
  clashes: readonly ClashOfPerson[],
  providerId: string,
): ContractRow[] {
  const shown = clashes.filter(({ own, person }) => {
    const seen = { ...person, ownerId: own.chariteerId, providerId };
    return !isYoungOn(person.dateOfBirth, context.now) && seesUsername(context, seen);
  });
  const byId = new Map(shown.map(({ own }) => [own.id, own]));
  return [...byId.values()].map((own) => ({ ...own, ownerId: own.chariteerId, providerId }));
}
