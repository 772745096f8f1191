import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import type { Db } from '#db/store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';
import { median } from './median.ts';
import { openBenchApp } from './month-world.ts';

const ROUNDS = 7;
const ENTRIES = 200;
const PERSON = 'letter-person';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REMOTE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

const MAKE = `mutation { makeLetter(input: { firstDay: "2025-01-01", lastDay: "2026-12-31", variant: school,
  locale: en }) { id } }`;

/** A letter about a year with 200 entries, from the request to its PDF: processor time, and how long others wait. */
export async function benchLetter(): Promise<string[]> {
  const store = openStore({
    url: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'letter.db')}`,
    cells: BENCH_CELLS,
  });
  await store.migrate();
  await store.write(fillYear);
  const { app, token } = await openBenchApp(store, PERSON);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const letter = async () => {
    const asked = { method: 'POST', headers, body: JSON.stringify({ query: MAKE }) };
    const { data } = await (await app.request('/graphql', asked, REMOTE)).json();
    const cookie = { headers: { cookie: `session=${token}` } };
    const file = await app.request(`/files/letters/${data.makeLetter.id}`, cookie, REMOTE);
    if (file.headers.get('content-type') !== 'application/pdf') throw new Error(`${file.status}`);
    await file.arrayBuffer();
  };
  const rounds: { cpu: number; blocked: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = await costOf(letter);
    // The first round loads the fonts.
    if (round > 0) rounds.push(measured);
  }
  await store.close();
  const cpu = median(rounds.map((one) => one.cpu));
  const blocked = median(rounds.map((one) => one.blocked));
  return [
    `letter of a year with ${ENTRIES} entries: ${cpu.toFixed(0)} ms of the processor (goal: 1500 at most), others wait ${blocked.toFixed(0)} ms (goal: 100 at most)`,
  ];
}

/** Milliseconds of the processor, in all threads, and the longest that the event loop stood still. */
async function costOf(work: () => Promise<void>): Promise<{ cpu: number; blocked: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  delay.disable();
  return { cpu: (user + system) / 1000, blocked: delay.max / 1e6 };
}

async function fillYear(tx: Db): Promise<void> {
  const { id: providerId } = await insertProvider(tx, {});
  await insertVolunteer(tx, { account: { id: PERSON } });
  for (let index = 1; index <= ENTRIES; index += 1) {
    const startedAt = BENCH_NOW - index * DAY_MS;
    const times = { startedAt, endedAt: startedAt + HOUR_MS };
    const { id: questId } = await insertQuest(tx, { ...times, providerId, eventTitle: `Soup line ${index}` });
    const { id } = await insertContract(tx, { questId, chariteerId: PERSON, status: 'Present' });
    await insertCredit(tx, { contractId: id, value: 61 });
  }
}
