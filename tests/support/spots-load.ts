import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { pino } from 'pino';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { sweepGuildSpots } from '#api/places/reservations/release-guild-spots.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertRegular, SATURDAYS } from '#db/factories/insert-regular.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Store } from '#db/store.ts';
import { isoOf } from '#domain/time/new-york-time.ts';
import { TEST_NOW } from './cast.ts';
import { moveDate } from './moved-date.ts';
import { adults } from './parties.ts';
import { TEST_CELLS } from './test-key.ts';
import { DAY_MS, HOUR_MS } from './upcoming-quest.ts';

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
export const PEOPLE = Array.from({ length: 60 }, (_, index) => `runner-${index}`);
export const REGULARS = PEOPLE.slice(0, 12);
const isMember = (index: number) => index % 3 === 0;
const SATURDAYS_OF = [19, 26].map((day) => Date.parse(`2026-12-${day}T14:00:00Z`));
const MAX = 12;
export const ROUNDS = [0, 1, 2, 3];

/** Twelve spots on each Saturday, four of them a guild's; a fifth of the people are regulars, a third members. */
export async function seedSpots(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'p' });
    await insertProviderGroup(tx, { id: 'team', providerId: 'p' });
    for (const id of ['manager', ...PEOPLE])
      await insertVolunteer(tx, { account: { id, username: id.replace('-', '') } });
    await insertMembership(tx, { groupId: 'team', accountId: 'manager', roleId: 'managers' });
    await insertGuild(tx, { id: 'g', creatorId: 'manager' });
    for (const [index, accountId] of PEOPLE.entries())
      if (isMember(index)) await insertMembership(tx, { groupId: 'g', accountId });
    await insertLocation(tx, { id: 'hall', providerId: 'p' });
    const places = { resourceMinNumber: 1, resourceDesiredNumber: 5, resourceMaxNumber: MAX, othersMax: 3 };
    await insertStamp(tx, { id: 'soup', providerId: 'p', ...places });
    const times = { ...SATURDAYS, location_id: 'hall', weeks: [1, 2, 3, 4, 5] };
    const monthly_schedule = [{ ...times, quest_id: 'soup', supervisor_name: '' }];
    await tx
      .update(provider)
      .set({ questConfiguration: JSON.stringify({ bundleBook: { monthly_schedule } }) });
    for (const [since, chariteerId] of REGULARS.entries())
      await insertRegular(tx, {
        id: chariteerId,
        chariteerId,
        stampId: 'soup',
        providerId: 'p',
        since,
        times,
      });
  });
}

const POST = `mutation ($quests: [QuestFromTemplateInput!]!) { createQuestsFromTemplates(quests: $quests) { id } }`;
const SIGN_UP = `mutation ($chariteerId: ID!, $questId: ID!, $others: [PartyHeadInput!]) {
  createContract(chariteerId: $chariteerId, questId: $questId, others: $others) { id } }`;
const CHANGE = `mutation ($contractId: ID!, $others: [PartyHeadInput!]!) {
  changeParty(contractId: $contractId, others: $others) { id } }`;
const BAIL = 'mutation ($id: ID!) { abandonContract(id: $id) { id } }';
const JOIN = 'mutation ($questId: ID!) { joinWaitingList(questId: $questId) { position } }';
const TAKE = 'mutation ($questId: ID!) { takeOfferedPlace(questId: $questId) { id } }';

type Answer = { errors?: { extensions: { code: string } }[] };

/** Epoch ms of a round: the last one comes once the first Saturday's spots are released. */
export function timeOfRound(round: number): number {
  return round === ROUNDS.length - 1 ? (SATURDAYS_OF[0] ?? 0) - 4 * DAY_MS : TEST_NOW + round * HOUR_MS;
}

/** A server on the store by whose clock the rounds pass. */
export function spotsServer(store: Store) {
  let now = TEST_NOW;
  moveDate(() => now);
  const sessions = createSessions(store, config, () => now);
  const app = createApp({ store, clock: () => now, config, log: pino({ level: 'silent' }) });
  const send = async (as: string, query: string, variables: object): Promise<string> => {
    const authorization = `Bearer ${await sessions.open(as)}`;
    const headers = { 'content-type': 'application/json', authorization };
    const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
    const incoming = { socket: { remoteAddress: '203.0.113.9' } };
    const response = await app.request('http://chariteers.test/graphql', init, { incoming });
    const { errors } = (await response.json()) as Answer;
    return errors?.[0]?.extensions.code ?? 'ok';
  };
  /** What one person does: takes what is offered, signs up with others or waits, bails out, or brings more or fewer. */
  const act = async (chariteerId: string, index: number, round: number): Promise<string> => {
    const ids = await saturdayIds(store);
    const questId = ids[(index + round) % ids.length];
    const [spot, waiting] = await Promise.all([ownSpot(store, chariteerId), ownWaiting(store, chariteerId)]);
    const others = adults((index + round) % 4);
    if (waiting && (await send(chariteerId, TAKE, { questId: waiting.questId })) === 'ok') return 'taken';
    if (spot && index % 2) return send(chariteerId, BAIL, { id: spot.id });
    if (spot) return send(chariteerId, CHANGE, { contractId: spot.id, others });
    const outcome = await send(chariteerId, SIGN_UP, { chariteerId, questId, others });
    return outcome === 'QUEST_FULL' ? send(chariteerId, JOIN, { questId }) : outcome;
  };
  return {
    /** A manager posts the month of one of the Saturdays, which signs regulars up. */
    post: (saturday: number) => {
      const startedAt = SATURDAYS_OF[saturday] ?? 0;
      const posting = {
        ...{ templateQuestId: 'soup', providerId: 'p', postedById: 'manager', publishingStatus: 'Published' },
        ...{ locationId: 'hall', reservedGuildId: 'g', reservedSpots: { spots: 4 } },
        ...{ startedAt: isoOf(startedAt), endedAt: isoOf(startedAt + 3 * HOUR_MS) },
      };
      return send('manager', POST, { quests: [posting] });
    },
    /** All of a share of the people act at once; then the worker runs. Outcomes of the acts. */
    round: async (round: number, isMine: (index: number) => boolean): Promise<string[]> => {
      now = timeOfRound(round);
      const mine = PEOPLE.map((id, index) => ({ id, index })).filter(({ index }) => isMine(index));
      const outcomes = await Promise.all(mine.map(({ id, index }) => act(id, index, round)));
      await sweepSpots(store, now);
      return outcomes;
    },
  };
}

/** What the worker does with spots. */
export async function sweepSpots(store: Store, now: number): Promise<void> {
  await sweepGuildSpots(store, { now, config });
  while (await sweepWaiting(store, { now, config })) {
    // There was more.
  }
}

export async function saturdayIds(store: Store): Promise<string[]> {
  const rows = await store.read.select({ id: quest.id }).from(quest).where(isNotNull(quest.startedAt));
  return rows.map(({ id }) => id);
}

async function ownSpot(store: Store, chariteerId: string) {
  const { guildId, abandonedAt } = contract;
  const isOwn = and(eq(contract.chariteerId, chariteerId), isNull(guildId), isNull(abandonedAt));
  return (await store.read.select().from(contract).where(isOwn)).at(0);
}

async function ownWaiting(store: Store, chariteerId: string) {
  const isOwn = eq(waitingPerson.chariteerId, chariteerId);
  return (await store.read.select().from(waitingPerson).where(isOwn)).at(0);
}

/** Main function of a child process: all rounds of every second person, on a server of its own. Prints the outcomes. */
async function main([url = '', part = '']: string[]): Promise<void> {
  const store = openStore({ url, cells: TEST_CELLS });
  const server = spotsServer(store);
  const posting = part === '1' ? server.post(1) : null;
  const outcomes: string[] = [];
  for (const round of ROUNDS)
    outcomes.push(...(await server.round(round, (index) => index % 2 === Number(part))));
  outcomes.push((await posting) ?? 'ok');
  await store.close();
  console.log(JSON.stringify(outcomes));
}

if (import.meta.main) await main(process.argv.slice(2));
