import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { takeGuildSpots } from '#api/places/places/guild-spots.ts';
import { takePlaces } from '#api/places/places/place-counter.ts';
import { readHeldSpots } from '#api/quests/sign-up/clashes-of-people.ts';
import { type GateRow, gateFactsOf, loadGateRowsOfMany } from '#api/quests/sign-up/gate-facts.ts';
import { readSubjects } from '#api/quests/sign-up/read-subjects.ts';
import { QUEST_TITLE } from '#api/rows/quest-title-columns.ts';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { regular, regularSkip, regularWait } from '#db/schema/regular.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { entryOfKey, givesSlot } from '#domain/books/schedule-entry.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { isOfGuild, type RegularOutcome, regularTurns } from '#domain/regulars/regular-turns.ts';
import { type HeldPlace, isClashing, type Span, spanOf } from '#domain/sign-up/time-clash.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { readShare } from './regular-queries.ts';
import { type DateOfRegular, tellRegularDates } from './tell-regular-dates.ts';

/**
 * Signs regulars up for quests that were just published for an entry of a monthly schedule, each through the gate, up to
 * the charity's share; who is beyond it is on the waitlist first. Everyone is told once of all their dates. The number of
 * statements grows with the quests, not with the regulars.
 */
export async function signUpRegulars(
  tx: Db,
  context: MailContext,
  questIds: readonly string[],
): Promise<void> {
  const { now } = context;
  const quests = await readQuests(tx, questIds);
  const stampIds = [...new Set(quests.map(({ templateQuestId }) => templateQuestId ?? ''))];
  if (stampIds.length === 0) return;
  const regulars = await readRegulars(tx, stampIds, now);
  if (regulars.length === 0) return;
  for (const [providerId, own] of Map.groupBy(quests, (one) => one.providerId)) {
    const ofProvider = regulars.filter((one) => one.providerId === providerId);
    if (ofProvider.length === 0) continue;
    const ids = [...new Set(ofProvider.map(({ chariteerId }) => chariteerId))];
    const subjects = await readSubjects(tx, { ids, providerId, now });
    const percent = await readShare(tx, providerId);
    const dates: DateOfRegular[] = [];
    const signedUp: SignUp[] = [];
    const held = await readHeldSpots(tx, ids, spanOfQuests(own), now);
    const present = ofProvider.filter(({ chariteerId }) => subjects.has(chariteerId));
    const entries = [...new Set(present.map(({ entry }) => entry))];
    for (const one of own) {
      const giving = entries.filter((key) => givesSlot(entryOfKey(key), slotOf(one)));
      const due = present.filter((someone) => giving.includes(someone.entry) && isDue(someone, one));
      if (due.length > 0)
        dates.push(...(await signUpFor(tx, context, one, { due, subjects, percent, held, signedUp })));
    }
    await insertRows(tx, contract, signedUp);
    await report(tx, context, 'SignedUp', { contracts: signedUp });
    await tellRegularDates(tx, context, providerId, dates);
  }
}

type PostedQuest = Awaited<ReturnType<typeof readQuests>>[number];
type RegularFacts = Awaited<ReturnType<typeof readRegulars>>[number];

async function readQuests(tx: Db, questIds: readonly string[]) {
  return tx
    .select({
      id: quest.id,
      providerId: quest.providerId,
      templateQuestId: quest.templateQuestId,
      slotStartedAt: quest.slotStartedAt,
      slotLocationId: quest.slotLocationId,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      title: QUEST_TITLE,
    })
    .from(quest)
    .where(
      and(
        isInList(quest.id, questIds),
        eq(quest.publishingStatus, 'Published'),
        isNotNull(quest.templateQuestId),
        isNotNull(quest.slotStartedAt),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id));
}

/** The regulars of stamps in the order in which they became it; who did not answer in time is none any more. */
async function readRegulars(tx: Db, stampIds: readonly string[], now: number) {
  await tx.delete(regular).where(and(isInList(regular.stampId, stampIds), lte(regular.askedUntil, now)));
  const rows = await tx
    .select({
      id: regular.id,
      providerId: regular.providerId,
      chariteerId: regular.chariteerId,
      entry: regular.entry,
      pausedUntil: regular.pausedUntil,
      askedUntil: regular.askedUntil,
      skipped: sql<string>`(SELECT json_group_array(${regularSkip.day}) FROM ${regularSkip}
        WHERE ${regularSkip.regularId} = ${regular.id})`,
    })
    .from(regular)
    .where(isInList(regular.stampId, stampIds))
    .orderBy(asc(regular.since), asc(regular.id));
  return rows.map(({ skipped, ...row }) => ({ ...row, skipped: new Set(JSON.parse(skipped) as string[]) }));
}

const slotOf = ({ templateQuestId, slotStartedAt: startedAt, slotLocationId: locationId }: PostedQuest) => ({
  templateQuestId,
  startedAt,
  locationId,
});

/** Whether a regular of its entry neither skips a date nor pauses. */
function isDue({ skipped, pausedUntil }: RegularFacts, { slotStartedAt }: PostedQuest): boolean {
  if (skipped.size === 0 && pausedUntil === null) return true;
  const day = newYorkDay(slotStartedAt ?? 0);
  return !skipped.has(day) && (pausedUntil === null || pausedUntil <= day);
}

type SignUp = { id: string; questId: string; chariteerId: string; claimedAt: number } & Stay;
/** When they come and leave on a flexible quest, in epoch ms. */
type Stay = { expectedArrivalAt: number | null; expectedDepartureAt: number | null };
type Due = {
  due: readonly RegularFacts[];
  subjects: ReadonlyMap<string, Subject>;
  percent: number;
  /** Spots that each holds at the time of any of the quests; gets the new ones. */
  held: Map<string, HeldPlace[]>;
  /** Gets the new sign-ups, which are written together. */
  signedUp: SignUp[];
};

/** Decides about one date and takes its spots, in five statements at most. */
async function signUpFor(
  tx: Db,
  context: MailContext,
  one: PostedQuest,
  { due, subjects, percent, held, signedUp }: Due,
): Promise<DateOfRegular[]> {
  const { now } = context;
  // Two entries of a schedule can give the same date, and the same volunteer can come to both.
  const byPerson = Map.groupBy(due, ({ chariteerId }) => chariteerId);
  const once = [...byPerson.values()].flatMap(([first]) => first ?? []);
  const ids = once.map(({ chariteerId }) => chariteerId);
  const rows = await loadGateRowsOfMany(tx, one.id, ids);
  const comers = once.flatMap(({ chariteerId, askedUntil }) => {
    const row = rows.get(chariteerId);
    const subject = subjects.get(chariteerId);
    if (!row || !subject) return [];
    const wanted = { questId: one.id, span: spanOf(placeOn(row)) };
    const isClashingHere = held.get(chariteerId)?.some((spot) => isClashing(spot, wanted, now)) ?? false;
    const facts = gateFactsOf(row, subject, now);
    const isWaiting = row.isWaiting === 1;
    return [{ chariteerId, row, facts, isWaiting, isClashing: isClashingHere, isAsked: askedUntil !== null }];
  });
  const [first] = comers;
  if (!first) return [];
  const outcomes = regularTurns(first.row, percent, comers);
  const told = comers.flatMap(({ chariteerId }, at) => {
    const outcome = outcomes[at];
    return outcome ? [{ chariteerId, outcome, quest: one }] : [];
  });
  const idsWith = (kind: RegularOutcome['kind']) =>
    told.filter(({ outcome }) => outcome.kind === kind).map(({ chariteerId }) => chariteerId);
  const ofGuild = new Set(comers.filter(isOfGuild).map(({ chariteerId }) => chariteerId));
  const spot = placeOn(first.row);
  for (const id of idsWith('ON')) held.set(id, [...(held.get(id) ?? []), spot]);
  const spots = { questId: one.id, ...stayOn(first.row) };
  signedUp.push(...(await takeSpots(tx, context, spots, idsWith('ON'), ofGuild)));
  await insertWaiting(tx, now, one.id, idsWith('WAITING'));
  return told;
}

/** A spot on the quest for its whole time. */
const placeOn = (row: GateRow): HeldPlace => ({ ...row, expectedArrivalAt: null, expectedDepartureAt: null });

/** Regulars come for the whole time of their entry, on a flexible quest too. */
function stayOn({ flexibleMinimumTime, startedAt, endedAt }: GateRow): Stay {
  if (flexibleMinimumTime === null) return { expectedArrivalAt: null, expectedDepartureAt: null };
  return { expectedArrivalAt: startedAt, expectedDepartureAt: endedAt };
}

function spanOfQuests(quests: readonly PostedQuest[]): Span {
  const from = Math.min(...quests.flatMap(({ startedAt }) => startedAt ?? []));
  const until = Math.max(...quests.flatMap(({ startedAt, endedAt }) => endedAt ?? startedAt ?? []));
  return { from, until };
}

async function takeSpots(
  tx: Db,
  context: MailContext,
  { questId, ...stay }: { questId: string } & Stay,
  chariteerIds: readonly string[],
  ofGuild: ReadonlySet<string>,
): Promise<SignUp[]> {
  const { now } = context;
  if (chariteerIds.length === 0) return [];
  const rows = chariteerIds.map((chariteerId) => ({
    ...{ id: newId(now), questId, chariteerId, claimedAt: now },
    ...stay,
  }));
  const members = rows.filter(({ chariteerId }) => ofGuild.has(chariteerId)).length;
  if (members > 0 && !(await takeGuildSpots(tx, questId, members))) throw new DomainError('QUEST_FULL');
  if (rows.length > members) await takePlaces(tx, questId, rows.length - members);
  for (const { chariteerId } of rows)
    await report(tx, context, 'SpotTaken', { questId, chariteerId, wasWaiting: false });
  return rows;
}

async function insertWaiting(
  tx: Db,
  now: number,
  questId: string,
  chariteerIds: readonly string[],
): Promise<void> {
  if (chariteerIds.length === 0) return;
  const rows = chariteerIds.map((chariteerId) => ({ id: newId(now), questId, chariteerId, joinedAt: now }));
  await insertRows(tx, waitingPerson, rows);
  await insertRows(
    tx,
    regularWait,
    rows.map(({ id }) => ({ waitingId: id })),
  );
  await tx
    .update(quest)
    .set({ waitingCount: sql`${quest.waitingCount} + ${rows.length}` })
    .where(eq(quest.id, questId));
}
