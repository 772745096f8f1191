import type { Context } from '#api/access/request/context.ts';
import { seesUsername } from '#api/charities/guarded-fields/access.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { type ClashOfPerson, readClashesOfPeople } from '#api/quests/sign-up/clashes-of-people.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';
import { movedTimes, noticeOf } from '#domain/quests/changes/quest-notice.ts';

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
