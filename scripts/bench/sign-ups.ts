import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSessions } from '#api/access/auth/session.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

const VOLUNTEERS = 64;
const QUESTS = 40;
const ONE_BY_ONE = 300;

const SIGN_UP = `mutation SignUp($chariteerId: ID!, $questId: ID!) {
  createContract(chariteerId: $chariteerId, questId: $questId) { id }
}`;

/** Durable sign-ups through the whole API: one after the other, and 64 in flight. */
export async function benchSignUps(): Promise<string[]> {
  const { signUp, close } = await openPlace();
  const calls = Array.from({ length: QUESTS * VOLUNTEERS }, (_, index) => index);
  const before = process.cpuUsage();
  const single = await rateOf(ONE_BY_ONE, async () => {
    for (const index of calls.slice(0, ONE_BY_ONE)) await signUp(index);
  });
  const rest = calls.slice(ONE_BY_ONE);
  const together = await rateOf(rest.length, async () => {
    let next = 0;
    const worker = async () => {
      for (let at = next; at < rest.length; at = next) {
        next += 1;
        await signUp(rest[at] ?? 0);
      }
    };
    await Promise.all(Array.from({ length: 64 }, worker));
  });
  const { user, system } = process.cpuUsage(before);
  await close();
  return [
    `sign-ups, durable: ${Math.round(single)} a second one by one, ${Math.round(together)} with 64 in flight`,
    `  ${(together / single).toFixed(1)} × (goal ≥ 10 ×, where syncing costs what it does on a disk), ${((user + system) / 1000 / calls.length).toFixed(2)} ms of the processor each`,
  ];
}

async function openPlace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const store = openStore({ url: `file:${path.join(folder, 'sign-ups.db')}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write(async (tx) => {
    const { id } = await insertProvider(tx);
    for (let index = 0; index < QUESTS; index += 1) {
      const startedAt = BENCH_NOW + (index + 1) * 86_400_000;
      await insertQuest(tx, { id: `quest-${index}`, providerId: id, startedAt, resourceMaxNumber: 75 });
    }
    for (let index = 0; index < VOLUNTEERS; index += 1) {
      await insertVolunteer(tx, { account: { id: `person-${index}` } });
    }
  });
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const clock = () => BENCH_NOW;
  const sessions = createSessions(store, config, clock);
  const tokens = await Promise.all(
    Array.from({ length: VOLUNTEERS }, (_, index) => sessions.open(`person-${index}`)),
  );
  const app = createApp({ store, clock, config, log: createLog(config) });

  async function signUp(index: number): Promise<void> {
    const person = index % VOLUNTEERS;
    const variables = { chariteerId: `person-${person}`, questId: `quest-${Math.floor(index / VOLUNTEERS)}` };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${tokens[person]}` };
    const body = JSON.stringify({ query: SIGN_UP, variables });
    const response = await app.request(
      '/graphql',
      { method: 'POST', headers, body },
      {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      },
    );
    const answer = (await response.json()) as { errors?: { message: string }[] };
    if (answer.errors) throw new Error(answer.errors[0]?.message);
  }
  return { signUp, close: () => store.close() };
}

/** How often a second `count` things were done by `work`. */
async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (count * 1000) / (performance.now() - startedAt);
}
