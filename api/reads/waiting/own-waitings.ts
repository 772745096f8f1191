import { sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { createQuestLoaders } from '#api/reads/quests/quest-loaders.ts';
import type { AwaitedQuestRow } from '#api/rows/waiting/awaited-quest-row.ts';

/** More than anybody waits for. */
const MOST = 100;

/**
 * What the session's own volunteer waits for, the next quest first, with how they stand in line. The same number of
 * statements however many. Errors: NOT_LOGGED_IN.
 */
export async function listOwnWaitings(context: Context): Promise<AwaitedQuestRow[]> {
  const { accountId } = requireLogin(context.viewer);
  const { store, now } = context;
  const rows = await store.read.all<Line>(sql`SELECT me."questId", me."joinedAt",
      (SELECT count(*) FROM waiting_person AS other WHERE other."questId" = me."questId"
        AND (other."joinedAt", other."id") <= (me."joinedAt", me."id")) AS "position",
      (SELECT max(offer."endsAt") FROM place_offer AS offer WHERE offer."questId" = me."questId"
        AND offer."state" = 'standing' AND offer."endsAt" > ${now} AND offer."chariteerId" = me."chariteerId") AS "own",
      (SELECT max(offer."endsAt") FROM place_offer AS offer WHERE offer."questId" = me."questId"
        AND offer."state" = 'standing' AND offer."endsAt" > ${now} AND offer."chariteerId" IS NULL) AS "anybodys"
    FROM waiting_person AS me JOIN quest ON quest."id" = me."questId"
    WHERE me."chariteerId" = ${accountId}
    ORDER BY quest."startedAt", me."id" LIMIT ${MOST}`);
  const { byId } = context.loaders(createQuestLoaders);
  const quests = await Promise.all(rows.map(({ questId }) => byId.load(questId)));
  return rows.flatMap(({ position, joinedAt, own, anybodys }, index) => {
    const quest = quests[index];
    const endsAt = own ?? anybodys;
    const offer = endsAt === null ? null : { endsAt, isForMe: own !== null };
    return quest ? [{ quest, waiting: { position, joinedAt, offer } }] : [];
  });
}

type Line = {
  questId: string;
  joinedAt: number;
  position: number;
  own: number | null;
  anybodys: number | null;
};
