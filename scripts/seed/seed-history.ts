import { and, asc, eq, sql } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isDated } from '#api/rows/quest-where.ts';
import { insertEntries } from '#db/factories/insert-entries.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import {
  actualTimesOf,
  type ContractStatus,
  creditsFor,
  servedMinutes,
} from '#domain/attendance/attendance.ts';
import type { EventType } from '#domain/quests/quest-status.ts';
import { feastFormJson } from '#domain/sign-up/feast-form.ts';
import { chanceFrom, pick } from './chance.ts';
import { feastAnswersOf } from './feast-answers.ts';
import type { SeededPerson } from './seed-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROWS_A_STATEMENT = 200;

type PostedQuest = {
  id: string;
  eventType: EventType;
  startedAt: number;
  endedAt: number | null;
  resourceMaxNumber: number;
  serviceTags: string[];
};
type People = {
  active: SeededPerson[];
  /** Have served twice or more and have no coming quest. */
  formerlyActive: SeededPerson[];
  /** Has been at a quest of every type there is. */
  discoverer: SeededPerson;
};
type ContractRow = typeof contract.$inferInsert;
type CreditRow = typeof credit.$inferInsert;

const asMarked = (row: ContractRow, markedAt: number) => ({
  ...row,
  markedAt,
  status: row.status ?? null,
  actualArrivalAt: row.actualArrivalAt ?? null,
  actualDepartureAt: row.actualDepartureAt ?? null,
});

/**
 * Fills the posted quests with sign-ups: past ones with attendance and credits as a door list would leave them, coming
 * ones with places taken, some quests full and some empty. Written as rows, for the verbs rightly refuse the past.
 */
export async function seedHistory(
  tx: Db,
  { active, formerlyActive, discoverer }: People,
  now: number,
): Promise<void> {
  const chance = chanceFrom(1776);
  const quests = await tx
    .select({
      id: quest.id,
      eventType: quest.eventType,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      resourceMaxNumber: quest.resourceMaxNumber,
      serviceTags: quest.serviceTags,
    })
    .from(quest)
    .where(and(isDated, eq(quest.publishingStatus, 'Published')))
    .orderBy(asc(quest.startedAt), asc(quest.providerId), asc(quest.eventTitle));
  const ends = new Map(quests.map((row) => [row.id, Math.min(now, row.endedAt ?? row.startedAt ?? now)]));
  const contracts: ContractRow[] = [];
  const credits: CreditRow[] = [];
  const discovered = new Set<string | undefined>();
  const unserved = new Map(formerlyActive.map(({ id }) => [id, 2]));
  for (const row of quests as PostedQuest[]) {
    const [type] = row.serviceTags;
    const people = row.startedAt < now ? [...active, ...formerlyActive] : active;
    const first = people.filter(
      ({ id }) =>
        row.startedAt < now &&
        ((id === discoverer.id && !discovered.has(type)) || (unserved.get(id) ?? 0) > 0),
    );
    for (const person of drawPeople(people, placesTaken(row, now, chance), chance, first)) {
      const signUp = signUpOf(row, person, now, chance);
      if (signUp.status === 'Present') {
        if (person === discoverer) discovered.add(type);
        unserved.set(person.id, (unserved.get(person.id) ?? 0) - 1);
      }
      contracts.push(signUp);
      credits.push(...creditsOf(signUp, row, now));
    }
  }
  await insertInParts(contracts, (rows) => tx.insert(contract).values(rows).returning({ id: contract.id }));
  await insertEntries(
    tx,
    contracts.map((row) => asMarked(row, ends.get(row.questId) ?? now)),
  );
  await insertInParts(credits, (rows) => tx.insert(credit).values(rows).returning({ id: credit.id }));
  await recountPlaces(tx);
}

/** Past quests were well visited; of the coming ones the near are fuller, every eighth is full, every eighth empty. */
function placesTaken(
  { startedAt, resourceMaxNumber }: PostedQuest,
  now: number,
  chance: () => number,
): number {
  const draw = chance();
  if (startedAt < now) return Math.ceil(resourceMaxNumber * (0.4 + draw * 0.6));
  if (draw < 0.125) return 0;
  if (draw > 0.875) return resourceMaxNumber;
  const nearness = Math.max(0.15, 1 - (startedAt - now) / (45 * DAY_MS));
  return Math.floor(resourceMaxNumber * draw * nearness);
}

function drawPeople(
  people: SeededPerson[],
  count: number,
  chance: () => number,
  first: SeededPerson[],
): SeededPerson[] {
  const drawn = new Map(first.map((person) => [person.id, person]));
  for (let tries = 0; drawn.size < count && tries < count * 10; tries += 1) {
    const person = pick(people, chance());
    drawn.set(person.id, person);
  }
  return [...drawn.values()];
}

function signUpOf(row: PostedQuest, person: SeededPerson, now: number, chance: () => number): ContractRow {
  const claimedAt = Math.min(now, row.startedAt) - Math.ceil(chance() * 12 * DAY_MS);
  const signUp = {
    id: newId(claimedAt),
    questId: row.id,
    chariteerId: person.id,
    claimedAt,
    formJSON: formOf(row, person, claimedAt),
  };
  if (row.startedAt >= now) return signUp;
  const outcome = chance();
  if (outcome < 0.04)
    return { ...signUp, abandonedAt: row.startedAt - 5 * 60 * 60 * 1000, abandonReason: 'Fell ill' };
  if (outcome < 0.07) return { ...signUp, abandonedAt: claimedAt + 60 * 60 * 1000 };
  const status: ContractStatus | null =
    outcome < 0.13 ? 'Absent' : outcome < 0.14 ? 'Excused' : outcome < 0.97 ? 'Present' : null;
  const expected = { expectedArrivalAt: null, expectedDepartureAt: null };
  return { ...signUp, status, ...actualTimesOf(status, expected, row) };
}

/** JSON of the sign-up form for a supply request, null for other quests. */
function formOf({ eventType }: PostedQuest, { id }: SeededPerson, claimedAt: number): string | null {
  return eventType === 'SUPPLY-REQUEST' ? feastFormJson(feastAnswersOf(claimedAt), id, claimedAt) : null;
}

function creditsOf(signUp: ContractRow, row: PostedQuest, now: number): CreditRow[] {
  const times = {
    actualArrivalAt: signUp.actualArrivalAt ?? null,
    actualDepartureAt: signUp.actualDepartureAt ?? null,
    creditedUntil: null,
  };
  const createdAt = Math.min(now, row.endedAt ?? row.startedAt);
  return creditsFor(signUp.status ?? null, servedMinutes(times)).map((value) => ({
    id: newId(createdAt),
    playerId: signUp.chariteerId,
    questId: row.id,
    contractId: signUp.id,
    creditor: 'attendance',
    createdAt,
    ...value,
  }));
}

async function insertInParts<Row>(rows: Row[], insert: (part: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
    await insert(rows.slice(at, at + ROWS_A_STATEMENT));
}

/** Sets every counter of places taken to what the contracts say. */
async function recountPlaces(tx: Db): Promise<void> {
  await tx.update(quest).set({
    takenCount: sql`(SELECT count(*) FROM ${contract} WHERE ${contract.questId} = ${quest.id}
      AND ${isActiveSignUp()})`,
  });
}
