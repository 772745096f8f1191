import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireFeature } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import type {
  MutationOfferPlaceArgs,
  MutationSetWaitingListArgs,
  MutationTakeOffWaitingListArgs,
} from '#api/graphql/generated/types.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { holdPlaces, makeRoomForOne } from '#api/places/places/place-counter.ts';
import { createQuestLoaders } from '#api/quests/quests/quest-loaders.ts';
import type { QuestRow } from '#api/quests/quests/quest-row.ts';
import { answersSignUps } from '#api/quests/quests/quest-visibility.ts';
import { gateFactsOf, loadGateRowsOfMany } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { newId } from '#db/new-id.ts';
import { quest } from '#db/schema/quest.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Feature } from '#domain/permissions/permissions.ts';
import { refusalOf } from '#domain/sign-up/sign-up-gate.ts';
import { offerTerms } from '#domain/waiting/offer-times.ts';
import { offersPlaces, tellsAge, verdictWithPlace } from '#domain/waiting/waiting-gate.ts';
import { endOffers } from './end-offers.ts';
import { leaveList } from './leave-list.ts';
import { tellOffered } from './tell-offered.ts';
import { findWaiting } from './waiting-list.ts';
import type { WaitingPersonRow } from './waiting-person-row.ts';
import { freePlacesOf, readWaitingQuest, type WaitingQuest } from './waiting-quest.ts';

/**
 * Offers a place to someone on the list out of turn. Needs chariteerAttendance U at the quest's provider, and quest U
 * where `addsPlace` raises the maximum because none is free.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, NOT_WAITING, NO_PLACE_TO_OFFER, the refusal of the gate.
 */
export async function offerPlace(
  context: Context,
  { questId, chariteerId, addsPlace }: MutationOfferPlaceArgs,
): Promise<WaitingPersonRow> {
  const { store, now } = context;
  return store.write(async (tx) => {
    const { found, viewer } = await requireQuest(context, tx, questId, 'keepWaitingLists');
    const isTold = await readTold(tx, context, found, [chariteerId]);
    if (!isTold(chariteerId)) throw new DomainError('NOT_WAITING');
    const waiting = await findWaiting(context, tx, found, chariteerId);
    if (waiting.offerEndsAt !== null) return waiting;
    await requirePass(tx, now, found, chariteerId);
    const terms = offersPlaces(found, now) ? offerTerms(found.startedAt, now) : null;
    const isHeld =
      terms !== null &&
      ((await holdOne(tx, now, found)) || (addsPlace && (await holdOneMore(context, tx, found))));
    if (!isHeld) throw new DomainError('NO_PLACE_TO_OFFER');
    const offer = { id: newId(now), questId, chariteerId, offeredAt: now, offeredById: viewer.accountId };
    await tx.insert(placeOffer).values({ ...offer, endsAt: terms.endsAt });
    const told = [{ chariteerId, offerId: offer.id }];
    // Out of turn it is for this person, also within the last hour.
    await tellOffered(tx, context, { questId, terms: { ...terms, isForAll: false }, told });
    const about = { actorId: viewer.accountId, subjectId: questId, detail: { chariteerId } };
    await recordAudit(tx, now, { ...about, action: 'place-offered' });
    return findWaiting(context, tx, found, chariteerId);
  });
}

/**
 * Takes someone off the list. Needs chariteerAttendance U at the quest's provider.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function takeOffWaitingList(
  context: Context,
  { questId, chariteerId }: MutationTakeOffWaitingListArgs,
): Promise<boolean> {
  return context.store.write(async (tx) => {
    const { found, viewer } = await requireQuest(context, tx, questId, 'keepWaitingLists');
    // By an id known from elsewhere no one finds out whether a child waits here.
    const isTold = await readTold(tx, context, found, [chariteerId]);
    const isOff = isTold(chariteerId) && (await leaveList(tx, context, { questId, chariteerId }));
    const about = { actorId: viewer.accountId, subjectId: questId, detail: { chariteerId } };
    if (isOff) await recordAudit(tx, context.now, { ...about, action: 'waiting-taken-off' });
    return isOff;
  });
}

/**
 * Opens the list of a quest or closes it to further people. Needs quest U at the quest's provider.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN.
 */
export async function setWaitingList(
  context: Context,
  { questId, isOpen }: MutationSetWaitingListArgs,
): Promise<QuestRow> {
  await context.store.write(async (tx) => {
    const { found, viewer } = await requireQuest(context, tx, questId, 'editQuests');
    if (found.isWaitingListClosed === !isOpen) return;
    await tx.update(quest).set({ isWaitingListClosed: !isOpen }).where(eq(quest.id, questId));
    const action = isOpen ? 'waiting-list-opened' : 'waiting-list-closed';
    await recordAudit(tx, context.now, { action, actorId: viewer.accountId, subjectId: questId });
  });
  const row = await context.loaders(createQuestLoaders).byId.clear(questId).load(questId);
  if (!row) throw new DomainError('QUEST_NOT_FOUND');
  return row;
}

async function requireQuest(
  { viewer }: Context,
  tx: Db,
  questId: string,
  feature: Feature,
): Promise<{ found: WaitingQuest; viewer: Viewer }> {
  const found = await readWaitingQuest(tx, questId);
  if (!found) throw new DomainError('QUEST_NOT_FOUND');
  return { found, viewer: requireFeature(viewer, found.providerId, feature) };
}

/** Checks that the person could take the spot; no one offers it otherwise. */
async function requirePass(
  tx: Db,
  now: number,
  { id: questId, providerId }: WaitingQuest,
  chariteerId: string,
): Promise<void> {
  const row = (await loadGateRowsOfMany(tx, questId, [chariteerId])).get(chariteerId);
  const subject = (await readSubjects(tx, { ids: [chariteerId], providerId, now })).get(chariteerId);
  if (!row || !subject || !answersSignUps(row, subject)) throw new DomainError('NOT_WAITING');
  const refusal = refusalOf(verdictWithPlace(gateFactsOf(row, subject, now)));
  if (tellsAge(refusal)) throw new DomainError('NOT_WAITING');
  if (refusal) throw new DomainError(refusal);
}

/** A place more than there were, for those who may change the quest. */
async function holdOneMore(
  { viewer, now }: Context,
  tx: Db,
  { id, providerId }: WaitingQuest,
): Promise<boolean> {
  requireFeature(viewer, providerId, 'editQuests');
  return (await makeRoomForOne(tx, id, now)) && holdPlaces(tx, id, 1);
}

/** A free place, or one that is held for whoever of the list comes first. */
async function holdOne(tx: Db, now: number, found: WaitingQuest): Promise<boolean> {
  if (freePlacesOf(found) > 0) return holdPlaces(tx, found.id, 1);
  const anybodys = isNull(placeOffer.chariteerId);
  const [one] = await tx
    .select({ id: placeOffer.id })
    .from(placeOffer)
    .where(and(eq(placeOffer.questId, found.id), eq(placeOffer.state, 'standing'), anybodys))
    .limit(1);
  if (!one) return false;
  await endOffers(tx, found.id, { state: 'withdrawn', endedAt: now, where: eq(placeOffer.id, one.id) });
  return holdPlaces(tx, found.id, 1);
}
