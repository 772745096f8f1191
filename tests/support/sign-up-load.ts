import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from './cast.ts';
import { moveDate } from './moved-date.ts';
import { TEST_CELLS } from './test-key.ts';
import { DAY_MS, upcomingQuest } from './upcoming-quest.ts';

export const PLACES = 75;

/** Call of a load test: a volunteer signs up for a quest or gives up a contract. */
export type Call = { token: string } & ({ chariteerId: string; questId: string } | { contractId: string });

/** How often each outcome came: “ok” or the code of the error. */
export type Outcomes = Record<string, number>;

const SIGN_UP = `mutation($chariteerId: ID!, $questId: ID!) {
  createContract(chariteerId: $chariteerId, questId: $questId) { id }
}`;
const BAIL = 'mutation($contractId: ID!) { abandonContract(id: $contractId) { id } }';

/** Volunteers with open sessions, and quests with 75 places each at one charity. */
export async function prepareLoad(store: Store, size: { quests: number; volunteers: number }) {
  const sessions = createSessions(store, config, () => TEST_NOW);
  const tokens = new Map<string, string>();
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'load' });
    for (let index = 0; index < size.quests; index += 1) {
      // Each on a day of its own: everyone asks for everything.
      const startedAt = TEST_NOW + (index + 1) * DAY_MS;
      const places = { providerId: 'load', resourceMaxNumber: PLACES };
      await upcomingQuest(tx, { id: `load-${index}`, startedAt, ...places });
    }
    for (let index = 0; index < size.volunteers; index += 1) {
      const { account } = await insertVolunteer(tx, {
        account: { id: `runner-${index}`, username: `runner${index}` },
      });
      tokens.set(account.id, await sessions.open(account.id));
    }
  });
  return tokens;
}

/** Everyone for every quest, volunteer by volunteer. */
export function everybodyForEverything(tokens: ReadonlyMap<string, string>, quests: number): Call[] {
  return [...tokens].flatMap(([chariteerId, token]) =>
    Array.from({ length: quests }, (_, index) => ({ token, chariteerId, questId: `load-${index}` })),
  );
}

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });

/** Sends all calls at once through a server of its own on the store. Notes in `took` how long each waited, in ms. */
export async function sendAtOnce(
  store: Store,
  calls: readonly Call[],
  took: number[] = [],
): Promise<Outcomes> {
  const app = createApp({ store, clock: () => TEST_NOW, config, log: pino({ level: 'silent' }) });
  const incoming = { socket: { remoteAddress: '203.0.113.9' } };
  const startedAt = performance.now();
  const codes = await Promise.all(
    calls.map(async ({ token, ...variables }) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: 'contractId' in variables ? BAIL : SIGN_UP, variables }),
      };
      const response = await app.request('http://chariteers.test/graphql', init, { incoming });
      const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
      took.push(Math.round(performance.now() - startedAt));
      return errors ? (errors[0]?.extensions?.code ?? 'no code') : 'ok';
    }),
  );
  const outcomes: Outcomes = {};
  for (const code of codes) outcomes[code] = (outcomes[code] ?? 0) + 1;
  return outcomes;
}

/** Counts of each quest of the load test: spots by its counter, by its rows, and people who are on it twice. */
export async function recount(
  store: Store,
): Promise<{ id: string; taken: number; active: number; doubled: number }[]> {
  return await store.read.all(sql`
    SELECT quest.id, quest.takenCount AS taken, count(held.id) AS active,
      count(held.id) - count(DISTINCT held.chariteerId) AS doubled
    FROM quest LEFT JOIN contract AS held ON held.questId = quest.id AND held.abandonedAt IS NULL
    WHERE quest.providerId = 'load' GROUP BY quest.id ORDER BY quest.id`);
}

/** Outcomes and milliseconds of the calls that one process sent. */
export type Share = { outcomes: Outcomes; took: number[] };

/** Main function of a child process. Arguments: the database's address and a file of calls. Prints its results. */
async function main([url = '', file = '']: string[]): Promise<void> {
  const store = openStore({ url, cells: TEST_CELLS });
  const took: number[] = [];
  moveDate(() => TEST_NOW);
  const outcomes = await sendAtOnce(store, JSON.parse(readFileSync(file, 'utf8')) as Call[], took);
  await store.close();
  console.log(JSON.stringify({ outcomes, took } satisfies Share));
}

if (import.meta.main) await main(process.argv.slice(2));
