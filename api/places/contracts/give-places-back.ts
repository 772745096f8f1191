import { and, eq, inArray, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { EndedSpot } from '#api/messages/calendar/ended-spots.ts';
import { tellSpotEnded } from '#api/messages/calendar/ended-spots.ts';
import { abandon } from '#api/places/places/abandon.ts';
import { giveSpotsBack } from '#api/places/places/place-counter.ts';
import { childrenUnderNobodyElse } from '#api/rows/child-where.ts';
import { isActive, isSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { attendanceEntry } from '#db/schema/attendance-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { hoursClaim } from '#db/schema/hours-claim.ts';
import { quest } from '#db/schema/quest.ts';
import { questFeedback } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { isGivenBack } from '#domain/accounts/account-removal.ts';
import { PRODUCTS_REASONS } from '#domain/quests/changes/end-reason.ts';
import { spotsOf } from '#domain/sign-up/party.ts';

/**
 * Gives back every spot of someone as far as the quest has not started, and keeps why with it; takes them off all
 * waitlists, too. Returns the spots that ended, for the caller to take them off calendars.
 */
export async function givePlacesBack(
  tx: Db,
  context: MailContext,
  chariteerId: string,
  abandonReason: string,
): Promise<EndedSpot[]> {
  const { now } = context;
  await report(tx, context, 'PersonLeaving', { chariteerId });
  const active = await tx
    .select({
      id: contract.id,
      questId: contract.questId,
      providerId: quest.providerId,
      chariteerId: contract.chariteerId,
      guildId: contract.guildId,
      abandonedAt: contract.abandonedAt,
      status: contract.status,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(isOwnSignUp(chariteerId), isActive()));
  const ended = active.filter((one) => isGivenBack(one, now));
  for (const signUp of ended) {
    const row = await abandon(tx, context, signUp, { abandonedAt: now, abandonReason }, 'NOT_SIGNED_UP');
    const count = spotsOf(row);
    await giveSpotsBack(tx, signUp.questId, count);
    await report(tx, context, 'SpotGivenBack', { ...signUp, count, leaverId: chariteerId });
  }
  return ended;
}

type Forfeited = { chariteerIds: readonly string[]; reason: string };

/** Gives back the spots of several people, and takes them off their calendars. */
export async function giveBackAndTell(
  tx: Db,
  context: MailContext,
  { chariteerIds, reason }: Forfeited,
): Promise<void> {
  for (const chariteerId of chariteerIds) {
    const ended = await givePlacesBack(tx, context, chariteerId, reason);
    for (const spot of ended) await tellSpotEnded(tx, context, spot);
  }
}

/** Ends what a blocked account, and the children under it alone, are signed up for. */
export async function forfeitSpotsOf(tx: Db, context: MailContext, accountId: string): Promise<void> {
  const children = await childrenUnderNobodyElse(tx, accountId);
  const chariteerIds = [accountId, ...children.map(({ id }) => id)];
  await report(tx, context, 'SpotsForfeited', { chariteerIds, reason: PRODUCTS_REASONS.accountBlocked });
}

/** Erases what was written with the sign-ups of someone, with their end, or after the quest. */
export async function eraseSignUpWords(tx: Db, chariteerId: string): Promise<void> {
  const own = tx.select({ id: contract.id }).from(contract).where(isOwnSignUp(chariteerId));
  await tx.update(attendanceEntry).set({ reason: null }).where(inArray(attendanceEntry.contractId, own));
  await tx
    .update(hoursClaim)
    .set({ words: null, answer: null })
    .where(eq(hoursClaim.chariteerId, chariteerId));
  await tx.delete(questFeedback).where(inArray(questFeedback.contractId, own));
  await tx
    .update(contract)
    .set({ formJSON: null, party: null, abandonReason: productsReason, confirmedAt: null, timesReason: null })
    .where(isOwnSignUp(chariteerId));
}

/** The product's own words tell nothing of the person, and decide what the recap counts. */
const productsReason = sql`CASE WHEN ${isInList(contract.abandonReason, Object.values(PRODUCTS_REASONS))}
  THEN ${contract.abandonReason} END`;

function isOwnSignUp(chariteerId: string) {
  return and(eq(contract.chariteerId, chariteerId), isSignUp());
}
