import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { createSessions } from '#api/access/auth/session.ts';
import { type Context, createContext } from '#api/access/request/context.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { listAbsent, listFirstTime, listLateDrops, listServed } from '#api/recaps/recaps/recap-lists.ts';
import { listRecapMonths } from '#api/recaps/recaps/recap-months.ts';
import { countPublishedQuests, generateReport } from '#api/recaps/recaps/recap-report.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import type { Store } from '#db/store.ts';
import { periodBounds } from '#domain/recaps/recap-period.ts';
import { IMPORTER } from '../import/importer-viewer.ts';
import { BENCH_NOW } from './bench-world.ts';
import { median } from './median.ts';
import { makeRecapWorld } from './recap-world.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const TYPICAL = { id: 'typical', contracts: 10_000, volunteers: 500 };
const MONTH = '2026-10';
const YEAR = '2026';

/** Figures of a typical charity while the database grows; full reports against a scan; the longest pause of others. */
export async function benchRecap(): Promise<string[]> {
  const lines: string[] = [];
  for (const size of SIZES) {
    const rest = size - TYPICAL.contracts;
    const large = { id: 'large', contracts: rest, volunteers: Math.ceil(rest / 50) };
    const store = await makeRecapWorld(rest > 0 ? [TYPICAL, large] : [TYPICAL]);
    lines.push(await figuresLine(store, size), await reportLine(store, rest > 0 ? 'large' : 'typical'));
    await store.close();
  }
  return [...lines, await pauseLine(5_000), await pauseLine(50_000)];
}

async function figuresLine(store: Store, size: number): Promise<string> {
  const month = await medianOf(200, () => readFigures(store, MONTH));
  const year = await medianOf(200, () => readFigures(store, YEAR));
  const charts = await medianOf(200, () =>
    listRecapMonths(contextOf(store), { providerId: TYPICAL.id, year: Number(YEAR) }),
  );
  return (
    `recap, ${size} contracts, a charity with 10,000: figures of a month ${month.toFixed(2)} ms, ` +
    `of a year ${year.toFixed(2)} ms, charts ${charts.toFixed(2)} ms (goal ≤ 1 ms)`
  );
}

async function readFigures(store: Store, period: string): Promise<void> {
  const context = contextOf(store);
  await countPublishedQuests(context, await generateReport(context, rangeOf(TYPICAL.id, period)));
}

async function reportLine(store: Store, providerId: string): Promise<string> {
  const report = await medianOf(5, async () => {
    const context = contextOf(store);
    const figures = await generateReport(context, rangeOf(providerId, YEAR));
    for (const list of [listServed, listFirstTime, listAbsent, listLateDrops]) await list(context, figures);
  });
  const scan = await medianOf(5, () => scanContracts(store, providerId));
  return (
    `  full report of its year ${report.toFixed(1)} ms, a scan of its contracts ${scan.toFixed(1)} ms: ` +
    `${(report / scan).toFixed(2)} × (goal ≤ 0.5 ×)`
  );
}

/** What a report would cost without tables of its own; without who is new, which would cost as much again. */
async function scanContracts(store: Store, providerId: string): Promise<unknown> {
  const { start, end } = periodBounds(YEAR);
  return store.read.all(sql`SELECT person.*, sum(held.status = 'Present') AS quests,
      sum(held.actualDepartureAt - held.actualArrivalAt) / 60000 AS minutes, sum(held.status = 'Absent') AS absent,
      sum(held.abandonedAt >= shift.startedAt - 86400000) AS late
    FROM quest AS shift JOIN contract AS held ON held.questId = shift.id
    JOIN chariteer AS person ON person.id = held.chariteerId
    WHERE shift.providerId = ${providerId} AND shift.startedAt >= ${start} AND shift.startedAt < ${end}
    GROUP BY person.id`);
}

/** A year of 50,000 contracts with every list of the report, through the whole API. */
async function pauseLine(volunteers: number): Promise<string> {
  const charity = { id: 'year', contracts: 120_000, volunteers };
  const store = await makeRecapWorld([charity]);
  const send = await openApi(store);
  await send();
  const pauses = watchPauses();
  const bytes = await send();
  const { total, longest } = pauses.stop();
  await store.close();
  return (
    `recap of a year of 50,000 contracts, ${volunteers} volunteers: ${(bytes / 1e6).toFixed(1)} MB in ` +
    `${total.toFixed(0)} ms of the processor, others wait at most ${longest.toFixed(0)} ms (goal ≤ 200 ms)`
  );
}

/** Processor time of this thread between two turns of its event loop: what else the machine does is not counted. */
function watchPauses() {
  const milliseconds = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  const start = milliseconds();
  let last = start;
  let longest = 0;
  let isWatching = true;
  const look = () => {
    const now = milliseconds();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      look();
      isWatching = false;
      return { total: last - start, longest };
    },
  };
}

const RESULT = `{ chariteer { id nameFirst nameLast phoneNumber emailAddress dateOfBirth } combinedMinutes completedQuests }`;
const REPORT = `query($specificProvider: ID!, $dateRangeBeginning: DateTime!, $dateRangeEnding: DateTime!) {
  generateSingleMonthReport(specificProvider: $specificProvider, dateRangeBeginning: $dateRangeBeginning,
    dateRangeEnding: $dateRangeEnding) {
    volunteerCount chariteerTimeResults ${RESULT} chariteerFirstTimeResults ${RESULT}
    absentChariteers { nameFirst nameLast absentCount } lateDropChariteers { nameFirst nameLast absentCount }
  }
}`;

async function openApi(store: Store): Promise<() => Promise<number>> {
  await store.write((tx) => insertAccount(tx, { id: 'bench-staff', isStaff: true }));
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://bench.test' });
  const clock = () => BENCH_NOW;
  const app = createApp({ store, clock, config, log: createLog({ logLevel: 'silent' }) });
  const token = await createSessions(store, config, clock).open('bench-staff');
  const { dateRangeBeginning, dateRangeEnding, specificProvider } = rangeOf('year', YEAR);
  const variables = {
    specificProvider,
    dateRangeBeginning: new Date(dateRangeBeginning).toISOString(),
    dateRangeEnding: new Date(dateRangeEnding).toISOString(),
  };
  return async () => {
    const response = await app.request(
      'http://bench.test/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: REPORT, variables }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
    );
    const text = await response.text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
    return text.length;
  };
}

function rangeOf(specificProvider: string, period: string) {
  const { start, end } = periodBounds(period);
  return { specificProvider, dateRangeBeginning: start, dateRangeEnding: end };
}

function contextOf(store: Store): Context {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://bench.test' });
  const log = createLog({ logLevel: 'silent' });
  const sessions = createSessions(store, config, () => BENCH_NOW);
  const request = {
    address: '203.0.113.7',
    isBrowser: false,
    browserToken: null,
    joiningKey: null,
    passkeyToken: null,
    kioskToken: null,
    host: null,
    pageLocale: null,
    logInToken: null,
    userAgent: null,
    origin: null,
    pageAccount: null,
    requestId: 'bench',
  };
  const parts = {
    store,
    config,
    log,
    sessions,
    request,
    now: BENCH_NOW,
    token: null,
    slowDown: async () => {},
    setCookie() {},
  };
  return createContext({ ...parts, viewer: IMPORTER });
}

async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    await work();
    // The first round warms up.
    if (round > 0) times.push(performance.now() - start);
  }
  return median(times);
}
