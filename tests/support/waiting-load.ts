import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { nextInLine } from '#api/places/waiting/next-in-line.ts';
import { turnOfOpen } from '#api/places/waiting/pass-on-places.ts';
import { sweepWaiting } from '#api/places/waiting/sweep-waiting.ts';
import { freePlacesOf, readWaitingQuest } from '#api/places/waiting/waiting-quest.ts';
import { readConfig } from '#api/process/config/config.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { contract } from '#db/schema/contract.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Store } from '#db/store.ts';
import { offerTerms } from '#domain/waiting/offer-times.ts';
import { offersPlaces } from '#domain/waiting/waiting-gate.ts';
import { TEST_NOW } from './cast.ts';
import { moveDate, realNow } from './moved-date.ts';
import { TEST_CELLS, TEST_DATA_KEY } from './test-key.ts';
import { DAY_MS, upcomingQuest } from './upcoming-quest.ts';

export const PLACES = 5;
const MANAGER = 'load-manager';

/** What one person does on one quest, as often as it stands here. */
const ACTS = [
  ...['join', 'bail', 'take', 'sign-up', 'join', 'bail', 'decline', 'join', 'take', 'boot', 'join', 'take'],
  ...['leave', 'bail', 'join', 'take', 'sign-up', 'join', 'bail', 'take', 'join', 'decline', 'join'],
] as const;
/** Rare calls, each with how many calls there are per one of it. */
const RARE = [
  ['remove', 97],
  ['ban', 61],
  ['raise', 41],
] as const;
type Act = (typeof ACTS)[number] | (typeof RARE)[number][0];
export type LoadCall = { act: Act; personId: string; questId: string };
export type Tokens = Readonly<Record<string, string>>;
export type Size = { quests: number; volunteers: number; calls: number };

const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_ORIGIN: 'http://chariteers.test',
  DATA_KEY: TEST_DATA_KEY,
});

/** Full quests that start after two days and later, volunteers with open sessions, and a manager. */
export async function prepareWaitingLoad(store: Store, size: Size): Promise<Tokens> {
  const sessions = createSessions(store, config, () => TEST_NOW);
  const tokens: Record<string, string> = {};
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'load' });
    await insertProviderGroup(tx, { id: 'load-team', providerId: 'load' });
    for (let index = 0; index < size.quests; index += 1) {
      const startedAt = TEST_NOW + 2 * DAY_MS + index * 3_600_000;
      const id = `load-${index}`;
      await upcomingQuest(tx, { id, providerId: 'load', resourceMaxNumber: PLACES, startedAt });
    }
    for (let index = -1; index < size.volunteers; index += 1) {
      const id = index < 0 ? MANAGER : `runner-${index}`;
      await insertVolunteer(tx, { account: { id, username: id.replace('-', '') } });
      tokens[id] = await sessions.open(id);
    }
    // All are full at first; each by others.
    for (let index = 0; index < size.quests * PLACES; index += 1)
      await insertContract(tx, {
        questId: `load-${index % size.quests}`,
        chariteerId: `runner-${Math.floor(index / size.quests) % size.volunteers}`,
      });
    await insertMembership(tx, { groupId: 'load-team', accountId: MANAGER, roleId: 'managers' });
  });
  return tokens;
}

/** Calls that differ in what, who and where, each combination about as often, the same at every run. */
export function loadCalls({ quests, volunteers, calls }: Size): LoadCall[] {
  return Array.from({ length: calls }, (_, index) => ({
    act: rareAt(index) ?? ACTS[(index * 7 + Math.floor(index / ACTS.length)) % ACTS.length] ?? 'join',
    personId: `runner-${(index * 37 + Math.floor(index / volunteers)) % volunteers}`,
    questId: `load-${(index * 13 + Math.floor(index / quests)) % quests}`,
  }));
}

const rareAt = (index: number) => RARE.find(([, one]) => index % one === one - 1)?.[0];

type Sent = { text: string; as: string };

/** What a call sends; null where there is nothing to end. */
async function wordsOf(store: Store, { act, personId, questId }: LoadCall): Promise<Sent | null> {
  const on = `questId: "${questId}"`;
  const own: Partial<Record<Act, string>> = {
    'sign-up': `createContract(chariteerId: "${personId}", ${on}) { id }`,
    join: `joinWaitingList(${on}) { position }`,
    leave: `leaveWaitingList(${on})`,
    remove: `removeChariteer(input: { emailAddress: "${personId.replace('-', '')}@demo.example" }) { id }`,
  };
  const text = own[act];
  if (text !== undefined) return { text, as: personId };
  if (act === 'raise') {
    const found = await readWaitingQuest(store.read, questId);
    const most = Math.min(75, (found?.resourceMaxNumber ?? 0) + 1);
    return { text: `updateQuest(id: "${questId}", resourceMaxNumber: ${most}) { id }`, as: MANAGER };
  }
  if (act === 'take' || act === 'decline') return answerOf(store, act, questId);
  const [held] = await store.read
    .select()
    .from(contract)
    .where(and(eq(contract.questId, questId), isActiveSignUp()))
    .orderBy(contract.id)
    .limit(1);
  if (!held) return null;
  if (act === 'bail') return { text: `abandonContract(id: "${held.id}") { id }`, as: held.chariteerId };
  const updateAction = act.toUpperCase();
  const boot = `updateContract(id: "${held.id}", updateAction: "${updateAction}", supervisorId: "${MANAGER}") { id }`;
  return { text: boot, as: MANAGER };
}

/** Call that answers a standing offer; null if there's none, since the worker may be faster. */
async function answerOf(store: Store, act: 'take' | 'decline', questId: string): Promise<Sent | null> {
  const standing = and(eq(placeOffer.questId, questId), eq(placeOffer.state, 'standing'));
  const [offer] = await store.read.select().from(placeOffer).where(standing).limit(1);
  if (!offer?.chariteerId) return null;
  const text =
    act === 'take'
      ? `takeOfferedPlace(questId: "${questId}") { id }`
      : `declineOfferedPlace(questId: "${questId}")`;
  return { text, as: offer.chariteerId };
}

/** Sends calls through a server of its own on the store, all of a batch at once; returns how often each outcome came. */
export function loadServer(store: Store, tokens: Tokens, clock: () => number) {
  moveDate(clock);
  const app = createApp({ store, clock, config, log: pino({ level: 'silent' }) });
  const incoming = { socket: { remoteAddress: '203.0.113.9' } };
  const sessions = createSessions(store, config, clock);
  const send = async (call: LoadCall): Promise<string> => {
    const sent = await wordsOf(store, call);
    if (sent === null) return 'nothing to do';
    // Who removes an account has just proved who they are, unless it is gone.
    const known = tokens[sent.as];
    const token = call.act === 'remove' ? await sessions.open(sent.as).catch(() => known) : known;
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify({ query: `mutation { ${sent.text} }` }),
    };
    const response = await app.request('http://chariteers.test/graphql', init, { incoming });
    const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
    return errors ? `${call.act}: ${errors[0]?.extensions?.code}` : `${call.act}: ok`;
  };
  return {
    sendAll: async (calls: readonly LoadCall[]) => countOf(await Promise.all(calls.map(send))),
    sweep: async () => {
      while (await sweepWaiting(store, { now: clock(), config })) {
        // There was more.
      }
    },
  };
}

function countOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/**
 * What must not be: quests with more taken and held than places, with wrong counts, or with someone twice. Within the
 * last hour, which a slow machine reaches, a place is held for the whole list and for no one by name.
 */
export async function faultsOf(store: Store): Promise<unknown[]> {
  return store.read.all(sql`SELECT * FROM (SELECT quest.id, quest.resourceMaxNumber AS most,
      quest.takenCount AS taken, quest.heldCount AS held, quest.waitingCount AS waiting,
      (SELECT count(*) FROM contract AS c WHERE c.questId = quest.id AND c.abandonedAt IS NULL) AS active,
      (SELECT count(DISTINCT c.chariteerId) FROM contract AS c
        WHERE c.questId = quest.id AND c.abandonedAt IS NULL) AS people,
      (SELECT count(*) FROM place_offer AS o WHERE o.questId = quest.id AND o.state = 'standing') AS standing,
      (SELECT count(o.chariteerId) - count(DISTINCT o.chariteerId) FROM place_offer AS o
        WHERE o.questId = quest.id AND o.state = 'standing') AS twice,
      (SELECT count(*) FROM waiting_person AS w WHERE w.questId = quest.id) AS listed,
      (SELECT count(*) FROM waiting_person AS w JOIN contract AS c ON c.questId = w.questId
        AND c.chariteerId = w.chariteerId AND c.abandonedAt IS NULL WHERE w.questId = quest.id) AS both,
      (SELECT count(*) FROM place_offer AS o WHERE o.questId = quest.id AND o.state = 'standing' AND o.chariteerId IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM waiting_person AS w
          WHERE w.questId = o.questId AND w.chariteerId = o.chariteerId)) AS astray
    FROM quest WHERE quest.providerId = 'load')
    WHERE taken + held > most OR taken <> active OR people <> active OR held <> standing OR twice > 0
      OR waiting <> listed OR both > 0 OR astray > 0`);
}

export const questIdsOf = ({ quests }: Size) => Array.from({ length: quests }, (_, index) => `load-${index}`);

/** Quests with a free place that the worker should have offered by now; none within their last hour. `now` in epoch ms. */
export async function idleQuests(store: Store, now: number, questIds: readonly string[]): Promise<string[]> {
  const idle: string[] = [];
  for (const questId of questIds) {
    const found = await readWaitingQuest(store.read, questId);
    if (!found || freePlacesOf(found) === 0 || !offersPlaces(found, now)) continue;
    if (offerTerms(found.startedAt, now)?.isForAll !== false) continue;
    const { chosen } = await nextInLine(store.read, now, found, { turn: turnOfOpen(found, now), count: 1 });
    if (chosen.length > 0) idle.push(found.id);
  }
  return idle;
}

const BATCH = 25;
/** How much faster than ours the clock of processes runs: a load test of a minute takes half a day. */
const SPEED = 600;

/**
 * Main function of a child process. Arguments: database address, file of calls and tokens, start of the clock. Prints
 * outcomes.
 */
async function main([url = '', file = '', begun = '']: string[]): Promise<void> {
  const store = openStore({ url, cells: TEST_CELLS });
  const { calls, tokens } = JSON.parse(readFileSync(file, 'utf8')) as { calls: LoadCall[]; tokens: Tokens };
  const clock = () => TEST_NOW + (realNow() - Number(begun)) * SPEED;
  const server = loadServer(store, tokens, clock);
  const outcomes: Record<string, number> = {};
  for (let at = 0; at < calls.length; at += BATCH) {
    const [counts] = await Promise.all([server.sendAll(calls.slice(at, at + BATCH)), server.sweep()]);
    for (const [outcome, count] of Object.entries(counts))
      outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
    console.error(`${at + BATCH}`);
  }
  await store.close();
  console.log(JSON.stringify(outcomes));
}

if (import.meta.main) await main(process.argv.slice(2));
