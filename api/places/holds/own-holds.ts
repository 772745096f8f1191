import { and, asc, eq, gt } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { quest } from '#db/schema/quest.ts';

/** A quest on which a spot is held for someone, and until when (epoch ms). */
export type HeldQuestRow = { quest: QuestRow; heldUntil: number; waitsForGuardian: boolean };

const MOST = 20;

/** Quests on which a spot is held for the viewer, the next start first. Errors: NOT_LOGGED_IN. */
export async function listOwnHolds(context: Context): Promise<HeldQuestRow[]> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now } = context;
  const held = store.read
    .select({ questId: placeHold.questId, endsAt: placeHold.endsAt, reason: placeHold.reason })
    .from(placeHold)
    .innerJoin(quest, eq(quest.id, placeHold.questId))
    .where(and(eq(placeHold.chariteerId, accountId), gt(placeHold.endsAt, now)))
    .orderBy(asc(quest.startedAt), asc(placeHold.id))
    .limit(MOST);
  const rows = await context.loaders(createTogether)(held);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(rows.map(({ questId }) => byId.load(questId)));
  return rows.flatMap(({ endsAt, reason }, index) => {
    const found = quests[index];
    return found ? [{ quest: found, heldUntil: endsAt, waitsForGuardian: reason === 'guardian' }] : [];
  });
}
