import { and, eq, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { childrenUnderNobodyElse } from '#api/rows/child-where.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { endOffers } from './end-offers.ts';
import { passOnPlaces } from './pass-on-places.ts';

type Waiting = { questId: string; chariteerId: string };

/**
 * Takes someone off the waitlist of a quest, and withdraws a place that is held for them, which goes to the next.
 * False when they were not on it.
 */
export async function leaveList(
  tx: Db,
  context: MailContext,
  { questId, chariteerId }: Waiting,
): Promise<boolean> {
  return (await leaveOne(tx, context, questId, [chariteerId])) > 0;
}

async function leaveOne(
  tx: Db,
  context: MailContext,
  questId: string,
  chariteerIds: readonly string[],
): Promise<number> {
  const gone = await takeOffList(tx, questId, chariteerIds);
  const ofThem = isInList(placeOffer.chariteerId, chariteerIds);
  const ended = await endOffers(tx, questId, { state: 'withdrawn', endedAt: context.now, where: ofThem });
  if (ended.length > 0) await passOnPlaces(tx, context, questId, ended.length);
  return gone;
}

/** Takes these people off a list and keeps its count; returns how many were on it. */
export async function takeOffList(tx: Db, questId: string, chariteerIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(waitingPerson)
    .where(and(eq(waitingPerson.questId, questId), isInList(waitingPerson.chariteerId, chariteerIds)))
    .returning({ id: waitingPerson.id });
  if (gone.length > 0) await countDown(tx, questId, gone.length);
  return gone.length;
}

/**
 * Takes people off all lists, or those of one charity's quests: nothing is to be offered to them any more, so what is
 * held for one of them goes past the others, too.
 */
export async function leaveAllLists(
  tx: Db,
  context: MailContext,
  chariteerIds: readonly string[],
  providerId?: string,
): Promise<void> {
  const lists = await tx
    .selectDistinct({ questId: waitingPerson.questId })
    .from(waitingPerson)
    .innerJoin(quest, eq(quest.id, waitingPerson.questId))
    .where(
      and(
        isInList(waitingPerson.chariteerId, chariteerIds),
        providerId === undefined ? undefined : eq(quest.providerId, providerId),
      ),
    );
  for (const { questId } of lists) await leaveOne(tx, context, questId, chariteerIds);
}

/** Takes somebody with an account off all lists, and the children whom nobody else may act for: whoever is blocked acts for nobody. */
export async function leaveListsOfAccount(tx: Db, context: MailContext, accountId: string): Promise<void> {
  const children = await childrenUnderNobodyElse(tx, accountId);
  await leaveAllLists(tx, context, [accountId, ...children.map(({ id }) => id)]);
}

async function countDown(tx: Db, questId: string, count: number): Promise<void> {
  await tx
    .update(quest)
    .set({ waitingCount: sql`${quest.waitingCount} - ${count}` })
    .where(eq(quest.id, questId));
}
