import { and, eq, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { Mail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { writeFarewells } from '#api/messages/calendar/ended-spots.ts';
import { isActive, isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import type { Db } from '#db/store.ts';
import { byProduct } from '#domain/attendance/attendance-entry.ts';
import { type HeldStay, signUpsSetAside, staysCut } from '#domain/merging/what-counts.ts';
import { spotsOf } from '#domain/sign-up/party.ts';
import type { Sides } from './merge-parts.ts';

/**
 * Brings sign-ups, reservations and credits to the kept record. Of two sign-ups for one quest one counts; the other one
 * goes with all that hangs on it; of hours at two places at once, the shorter ones. Returns the quests of those that went, the spots of them that are free now, and the
 * emails that take what went off calendars, to be queued at the end: a dropped account takes what is queued for it along.
 */
export async function mergeSignUps(
  tx: Db,
  context: MailContext,
  { keptId, droppedId }: Sides,
): Promise<{ questIds: string[]; freed: { questId: string; count: number }[]; farewells: Mail[] }> {
  const { id, questId, chariteerId, claimedAt, others } = contract;
  const held = await tx
    .select({
      id,
      questId,
      chariteerId,
      claimedAt,
      others,
      isActive: sql<boolean>`${isActive()}`.mapWith(Boolean),
    })
    .from(contract)
    .where(and(isInList(chariteerId, [keptId, droppedId]), isSignUp()));
  const asideIds = signUpsSetAside(held);
  await tx.delete(credit).where(isInList(credit.contractId, asideIds));
  await tx.delete(contract).where(isInList(id, asideIds));
  const aside = held.filter((one) => asideIds.includes(one.id));
  const freed = aside.filter((one) => one.isActive);
  const farewells = await writeFarewells(tx, context, freed);
  await cutStays(tx, context, { keptId, droppedId });
  await tx.update(contract).set({ chariteerId: keptId }).where(eq(chariteerId, droppedId));
  await tx.update(credit).set({ playerId: keptId }).where(eq(credit.playerId, droppedId));
  return {
    questIds: held.map((one) => one.questId),
    freed: freed.map((one) => ({ questId: one.questId, count: spotsOf(one) })),
    farewells,
  };
}

/** Credits no minute twice that both records were marked present for, on two quests at once (DEC-79). */
async function cutStays(tx: Db, context: MailContext, { keptId, droppedId }: Sides): Promise<void> {
  const marked = await tx
    .select()
    .from(contract)
    .where(
      and(isInList(contract.chariteerId, [keptId, droppedId]), isSignUp(), eq(contract.status, 'Present')),
    );
  const cut = staysCut(marked.flatMap(stayOf), keptId);
  const rows = new Map(marked.map((row) => [row.id, row]));
  const shorter = cut.flatMap(({ id, arrival, departure }) => {
    const row = rows.get(id);
    const times = { actualArrivalAt: arrival, actualDepartureAt: departure };
    return row ? [{ ...row, ...times, creditedUntil: untilWithin(row.creditedUntil, times) }] : [];
  });
  for (const { id, actualArrivalAt, actualDepartureAt, creditedUntil } of shorter)
    await tx
      .update(contract)
      .set({ actualArrivalAt, actualDepartureAt, creditedUntil })
      .where(eq(contract.id, id));
  await report(tx, context, 'StaysCut', { contracts: shorter, change: byProduct('merge') });
}

type Times = { actualArrivalAt: number; actualDepartureAt: number };

function untilWithin(
  creditedUntil: number | null,
  { actualArrivalAt, actualDepartureAt }: Times,
): number | null {
  if (creditedUntil === null || creditedUntil >= actualDepartureAt) return null;
  return Math.max(creditedUntil, actualArrivalAt);
}

function stayOf(row: typeof contract.$inferSelect): HeldStay[] {
  const { id, chariteerId, actualArrivalAt: arrival, actualDepartureAt: departure } = row;
  return arrival === null || departure === null ? [] : [{ id, chariteerId, arrival, departure }];
}
