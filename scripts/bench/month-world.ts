import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { KNOWN_DOCUMENTS } from '#api/graphql/generated/known-documents.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest, insertStamp } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import type { Db, Store } from '#db/store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

/** Size of the benchmark's month: 300 quests of one charity with five volunteers each, and a check-in quest of 75. */
export const MONTH = { quests: 300, volunteersEach: 5, people: 150, atTheDoor: 75 };
export const MONTH_IDS = { provider: 'month-charity', manager: 'month-manager', stamp: 'month-stamp' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type MonthWorld = Awaited<ReturnType<typeof openMonthWorld>>;

/** The charity with its manager at work, and the same file for whoever does without the product. */
export async function openMonthWorld() {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'month.db');
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  const ids = await store.write(fillMonth);
  const { app, token } = await openBenchApp(store, MONTH_IDS.manager);

  /** Sends one of the console's own operations as the manager does; the answer as it was sent. */
  async function ask(operation: string, variables: object): Promise<string> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query: documentOf(operation), variables });
    const remote = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const response = await app.request('/graphql', { method: 'POST', headers, body }, remote);
    const answer = await response.text();
    if (answer.includes('"errors":')) throw new Error(answer.slice(0, 300));
    return answer;
  }
  const write = (work: (tx: Db) => Promise<void>) => store.write(work);
  return { file, ask, write, ...ids, statements: () => store.statementCount(), close: () => store.close() };
}

/** The product over a store, and a session of an account. */
export async function openBenchApp(store: Store, accountId: string) {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const clock = () => BENCH_NOW;
  const token = await createSessions(store, config, clock).open(accountId);
  return { app: createApp({ store, clock, config, log: createLog(config) }), token };
}

async function fillMonth(tx: Db): Promise<{ locationId: string; doorId: string; contractIds: string[] }> {
  const { provider: providerId, manager, stamp } = MONTH_IDS;
  await insertProvider(tx, { id: providerId });
  const { id: locationId } = await insertLocation(tx, { providerId });
  const { id: groupId } = await insertProviderGroup(tx, { providerId });
  await insertVolunteer(tx, { account: { id: manager } });
  await insertMembership(tx, { groupId, accountId: manager, roleId: 'managers' });
  await insertStamp(tx, { id: stamp, providerId, locationId });
  const person = (index: number) => `month-person-${index % MONTH.people}`;
  for (let index = 0; index < MONTH.people; index += 1) {
    await insertVolunteer(tx, { account: { id: person(index), username: `month${index}` } });
  }
  for (let index = 0; index < MONTH.quests; index += 1) {
    const startedAt = BENCH_NOW + DAY_MS + index * 2 * HOUR_MS;
    const { id: questId } = await insertQuest(tx, {
      providerId,
      locationId,
      templateQuestId: stamp,
      startedAt,
    });
    for (let place = 0; place < MONTH.volunteersEach; place += 1) {
      await insertContract(tx, { questId, chariteerId: person(index * 7 + place) });
    }
  }
  const door = await insertQuest(tx, { providerId, startedAt: BENCH_NOW - HOUR_MS, resourceMaxNumber: 75 });
  const contractIds: string[] = [];
  for (let index = 0; index < MONTH.atTheDoor; index += 1) {
    contractIds.push((await insertContract(tx, { questId: door.id, chariteerId: person(index) })).id);
  }
  return { locationId, doorId: door.id, contractIds };
}

function documentOf(operation: string): string {
  const found = Object.values(KNOWN_DOCUMENTS).find((text) =>
    new RegExp(`^(query|mutation) ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`No document is called ${operation}`);
  return found;
}
