import { eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { contract } from '#db/schema/contract.ts';
import type { Db } from '#db/store.ts';
import { addsDay } from '#domain/charities/contact-window.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { reachAt } from '#domain/permissions/permissions.ts';
import { type QuestChanges, timesAfter } from '#domain/quests/changes/quest-edit.ts';

/**
 * Refuses to give a quest with sign-ups another day, to who reads names or contact details on its days only: they would
 * choose that day themselves. Sign-ups that have ended count, as ends can be taken back; ages never do, as the refusal
 * would tell them. Errors: FORBIDDEN.
 */
export async function refuseOwnDay(
  { viewer }: Pick<Context, 'viewer'>,
  tx: Db,
  stored: StoredQuest,
  changes: QuestChanges,
): Promise<void> {
  if (!addsDay(stored, timesAfter(stored, changes))) return;
  const reads = (['readNames', 'readContactInfo'] as const).map((one) =>
    reachAt(viewer, stored.providerId, one),
  );
  if (!reads.includes('quest')) return;
  const [signUp] = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(eq(contract.questId, stored.id))
    .limit(1);
  if (signUp) throw new DomainError('FORBIDDEN');
}
