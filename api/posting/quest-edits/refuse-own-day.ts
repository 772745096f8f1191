import { eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { addsDay } from '#domain/charities/contact-window.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';

/** Refuses what `isOwnDayChosen` tells of. Errors: FORBIDDEN. */
export async function refuseOwnDay(...asked: Parameters<typeof isOwnDayChosen>): Promise<void> {
  if (await isOwnDayChosen(...asked)) throw new DomainError('FORBIDDEN');
}

/**
 * Whether someone gives a quest with sign-ups another day who reads names or contact details on its days only: they would
 * choose that day themselves. Sign-ups that have ended count, as ends can be taken back; ages never do, as a refusal
 * would tell them.
 */
export async function isOwnDayChosen(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Db,
  stored: StoredQuest,
  changes: QuestChanges,
): Promise<boolean> {
  if (!addsDay(stored, timesAfter(stored, changes))) return false;
  const reads = (['readNames', 'readContactInfo'] as const).map((one) =>
    reachAt(viewer, stored.providerId, one),
  );
  if (!reads.includes('quest')) return false;
  const [signUp] = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(eq(contract.questId, stored.id))
    .limit(1);
  return signUp !== undefined;
}
