import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createTogether } from '#api/access/request/together.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';

/** A quest someone waits for, and how they stand in line. Instants in epoch ms. */
export type AwaitedQuestRow = {
  quest: QuestRow;
  waiting: {
    position: number;
    joinedAt: number;
    offer: { endsAt: number; isForMe: boolean } | null;
  };
};

/** Maximum number of waitlist entries read, more than anyone has. */
const MOST = 100;

/**
 * What the session's own volunteer waits for, the next quest first, with how they stand in line. The same number of
 * statements however many. Errors: NOT_LOGGED_IN.
 */
export async function listOwnWaitings(context: Context): Promise<AwaitedQuestRow[]> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now } = context;
  const rows = await context.loaders(createTogether)(selectWaitings(store.read, accountId, now));
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(rows.map(({ questId }) => byId.load(questId)));
  return rows.flatMap(({ position, joinedAt, own, anybodys }, index) => {
    const awaited = quests[index];
    const endsAt = own ?? anybodys;
    const offer = endsAt === null ? null : { endsAt, isForMe: own !== null };
    return awaited ? [{ quest: awaited, waiting: { position, joinedAt, offer } }] : [];
  });
}

const me = alias(waitingPerson, 'me');

/** What someone waits for, with the place in line and when offers to them, or to all who wait, end. */
function selectWaitings(db: Db, accountId: string, now: number) {
  const { questId, joinedAt, chariteerId } = me;
  const offerEnd = (whose: SQL) => sql<number | null>`(SELECT max(offer."endsAt") FROM place_offer AS offer
    WHERE offer."questId" = ${questId} AND offer."state" = 'standing' AND offer."endsAt" > ${now} AND ${whose})`;
  return db
    .select({
      questId,
      joinedAt,
      position: sql<number>`(SELECT count(*) FROM waiting_person AS other WHERE other."questId" = ${questId}
        AND (other."joinedAt", other."id") <= (${joinedAt}, ${me.id}))`,
      own: offerEnd(sql`offer."chariteerId" = ${chariteerId}`),
      anybodys: offerEnd(sql`offer."chariteerId" IS NULL`),
    })
    .from(me)
    .innerJoin(quest, eq(quest.id, questId))
    .where(eq(chariteerId, accountId))
    .orderBy(asc(quest.startedAt), asc(me.id))
    .limit(MOST);
}
