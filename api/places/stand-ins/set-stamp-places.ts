import { and, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSetStampPlacesArgs, StampPlaces } from '#api/graphql/generated/types.ts';
import { quest } from '#db/schema/quest.ts';
import { stampPlaces, standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { requireStamp } from './stamp-places.ts';

/**
 * Says whether people may hand on places of a stamp's quests; where they no longer may, what is wanted there ends.
 * Needs quest U. Errors: those of requireStamp.
 */
export async function setStampPlaces(
  context: Context,
  { stampId, allowsStandIns }: MutationSetStampPlacesArgs,
): Promise<StampPlaces> {
  const { store, now } = context;
  return store.write(async (tx) => {
    const { accountId } = await requireStamp(context, tx, stampId);
    await tx
      .insert(stampPlaces)
      .values({ stampId, allowsStandIns })
      .onConflictDoUpdate({ target: stampPlaces.stampId, set: { allowsStandIns } });
    if (!allowsStandIns) await endThoseOf(tx, stampId, now);
    const about = { actorId: accountId, subjectId: stampId, detail: { allowsStandIns } };
    await recordAudit(tx, now, { ...about, action: 'stamp-places-set' });
    return { stampId, allowsStandIns };
  });
}

async function endThoseOf(tx: Db, stampId: string, now: number): Promise<void> {
  const quests = tx.select({ id: quest.id }).from(quest).where(eq(quest.templateQuestId, stampId));
  await tx
    .update(standInRequest)
    .set({ state: 'withdrawn', endedAt: now })
    .where(and(inArray(standInRequest.questId, quests), eq(standInRequest.state, 'wanted')));
}
