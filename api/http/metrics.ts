import { and, inArray, min, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isSameSecret } from '#api/access/auth/held-hash.ts';
import type { Config } from '#api/process/config/config.ts';
import {
  type AnsweredRequest,
  answeredRequests,
  type WorkRound,
  workRounds,
} from '#api/process/log/process-events.ts';
import { isAhead } from '#api/rows/quest-where.ts';
import { statementTimes, type TimedStatement } from '#db/database-events.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { dataHeaders } from './answers/headers.ts';
import { type AppEnv, headerOf } from './requests/request-facts.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.0001, 0.001, 0.01, 0.1, 1, 10];
/** Deliveries that are not over; the others are kept for 90 days and would be counted for nothing. */
const OPEN_DELIVERIES = ['waiting', 'sending', 'failed'] as const;

type Deps = { store: Store; clock: () => number; config: Config };

/** `/metrics` in Prometheus’s form, for whoever brings the token as `Authorization: Bearer …`; without one set, no such address. */
export function addMetrics(app: Hono<AppEnv>, { store, clock, config }: Deps): void {
  const { metricsToken } = config;
  if (metricsToken === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureProcess(registry);
  const measureDatabase = databaseGauges(registry);
  app.get('/metrics', async (c, next) => {
    if (!isSameSecret(headerOf(c, 'authorization') ?? '', `Bearer ${metricsToken}`)) return next();
    await measureDatabase(store, clock());
    const headers = { ...dataHeaders(config), 'content-type': registry.contentType };
    return c.text(await registry.metrics(), 200, headers);
  });
}

/** Counts what the process does, from its first request on. Labels are routes, root fields of the schema and loops: none is a client’s. */
function measureProcess(registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'chariteers_requests_total',
    help: 'Answers by route, operation and status',
    labelNames: ['route', 'operation', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'chariteers_request_seconds',
    help: 'Seconds until an answer had left, without what is held back on purpose',
    labelNames: ['route', 'operation'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const statementSeconds = new Histogram({
    name: 'chariteers_statement_seconds',
    help: 'Seconds of SQL statements',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const rounds = new Counter({
    name: 'chariteers_background_rounds_total',
    help: 'Rounds of background work by loop and outcome',
    labelNames: ['loop', 'outcome'],
    registers,
  });
  answeredRequests.subscribe((message) => {
    const { route, operations, status, milliseconds } = message as AnsweredRequest;
    for (const operation of operations.length > 0 ? operations : ['']) {
      requests.inc({ route, operation, status });
      requestSeconds.observe({ route, operation }, milliseconds / 1000);
    }
  });
  statementTimes.subscribe((event) =>
    statementSeconds.observe((event as TimedStatement).milliseconds / 1000),
  );
  workRounds.subscribe((message) => {
    const { loop, hasFailed } = message as WorkRound;
    rounds.inc({ loop, outcome: hasFailed ? 'failed' : 'done' });
  });
}

/** Gauges of what is in the database; the result reads them anew. While it is away only `chariteers_database_ready` is set. */
function databaseGauges(registry: Registry): (store: Store, now: number) => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `chariteers_${name}`, help, labelNames, registers: [registry] });
  const ready = gauge('database_ready', '1 while the database can be read and written');
  const deliveries = gauge('deliveries', 'Deliveries of messages that are not over, by state', 'status');
  const oldest = gauge('oldest_delivery_seconds', 'Age of the oldest delivery, by state', 'status');
  const jobs = gauge('job_done_timestamp_seconds', 'When a job was last done', 'job');
  const oversold = gauge('oversold_quests', 'Quests ahead with more people than spots: 0, always');
  return async (store, now) => {
    const { problem } = await store.readiness();
    ready.set(problem === null ? 1 : 0);
    if (problem === 'unreachable') return;
    for (const status of OPEN_DELIVERIES) deliveries.set({ status }, 0);
    oldest.reset();
    for (const { status, count, since } of await readDeliveries(store.read)) {
      deliveries.set({ status }, count);
      oldest.set({ status }, Math.max(0, now - (since ?? now)) / 1000);
    }
    for (const { job, doneAt } of await readJobs(store.read))
      if (doneAt !== null) jobs.set({ job }, doneAt / 1000);
    oversold.set(await countOversold(store.read, now));
  };
}

function readDeliveries(db: Db) {
  return db
    .select({
      status: outboxMessage.status,
      count: sql<number>`count(*)`,
      since: min(outboxMessage.createdAt),
    })
    .from(outboxMessage)
    .where(inArray(outboxMessage.status, OPEN_DELIVERIES))
    .groupBy(outboxMessage.status);
}

function readJobs(db: Db) {
  return db
    .select({ job: jobRun.name, doneAt: sql<number | null>`max(${jobRun.doneAt})` })
    .from(jobRun)
    .groupBy(jobRun.name);
}

async function countOversold(db: Db, now: number): Promise<number> {
  const isOversold = sql`${quest.takenCount} + ${quest.heldCount} > ${quest.resourceMaxNumber}`;
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(quest)
    .where(and(isAhead(now), isOversold));
  return row?.count ?? 0;
}
