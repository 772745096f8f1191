import { sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfWaiting } from '#domain/waiting/waiting-gate.ts';

/** How someone stands on a waitlist. Instants in epoch ms. */
export type OwnWaitingRow = {
  /** Position on the waitlist, starting at 1. */
  position: number;
  joinedAt: number;
  offer: { endsAt: number; isForMe: boolean } | null;
};

/** How the viewer, or a child under their account, stands on the list of a quest; null to who is not on it. */
export async function ownWaitingOf(
  context: Context,
  { id: questId, waitingCount }: QuestRow,
  chariteerId?: string | null,
): Promise<OwnWaitingRow | null> {
  const { viewer, store, now } = context;
  if (viewer === null || waitingCount === 0) return null;
  const person = await requireSelfOrChild(store.read, viewer, chariteerId ?? viewer.accountId);
  return readOwnWaiting(store.read, now, { questId, chariteerId: person.accountId });
}

/** Reads a volunteer's entry on a waitlist; null if they're not on it. One statement. */
export async function readOwnWaiting(
  db: Db,
  now: number,
  { questId, chariteerId }: { questId: string; chariteerId: string },
): Promise<OwnWaitingRow | null> {
  const [row] = await db.all<{
    joinedAt: number;
    position: number;
    own: number | null;
    anybodys: number | null;
  }>(
    sql`SELECT me."joinedAt" AS "joinedAt",
      (SELECT count(*) FROM waiting_person AS other WHERE other."questId" = me."questId"
        AND (other."joinedAt", other."id") <= (me."joinedAt", me."id")) AS "position",
      (SELECT max(offer."endsAt") FROM place_offer AS offer WHERE offer."questId" = me."questId"
        AND offer."state" = 'standing' AND offer."endsAt" > ${now} AND offer."chariteerId" = me."chariteerId") AS "own",
      (SELECT max(offer."endsAt") FROM place_offer AS offer WHERE offer."questId" = me."questId"
        AND offer."state" = 'standing' AND offer."endsAt" > ${now} AND offer."chariteerId" IS NULL) AS "anybodys"
      FROM waiting_person AS me WHERE me."questId" = ${questId} AND me."chariteerId" = ${chariteerId}`,
  );
  if (!row) return null;
  const { position, joinedAt, own, anybodys } = row;
  const endsAt = own ?? anybodys;
  return { position, joinedAt, offer: endsAt === null ? null : { endsAt, isForMe: own !== null } };
}

/** Whether the list is offered to the viewer, or a child under their account: nothing but the places is in the way. */
export async function canJoin(
  context: Context,
  { id: questId }: Pick<QuestRow, 'id'>,
  chariteerId?: string | null,
): Promise<boolean> {
  const { viewer, store, now } = context;
  if (viewer === null) return false;
  const isOwn = chariteerId == null || chariteerId === viewer.accountId;
  const person = isOwn ? viewer : await requireSelfOrChild(store.read, viewer, chariteerId);
  const row = isOwn
    ? await context.loaders(createQuestLoaders).gateRow.load(questId)
    : (
        await loadGateRows(store.read, {
          viewerId: chariteerId,
          questIds: [questId],
          isCountingAlways: false,
        })
      )[0];
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  if (row.isWaiting === 1 || !answersSignUps(row, person)) return false;
  const facts = { ...gateFactsOf(row, person, now), isListClosed: row.isWaitingListClosed };
  return refusalOfWaiting(facts) === null;
}
