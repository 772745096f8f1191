import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { Availability } from './availability.ts';
import type { Cells } from './cells/cells.ts';
import { tellingSlow } from './database-events.ts';
import { failingQuietly } from './failed-statement.ts';
import { FileSteps } from './file-steps.ts';
import { GroupCommit } from './group-commit.ts';
import { migrateLibsql } from './migrate.ts';
import { DatabaseOutage } from './outage.ts';
import { ReadStreams } from './read-streams.ts';
import { createReadiness, PROVE_WITHIN_MS } from './readiness.ts';
import { retryBusy } from './retry-busy.ts';
import { schema } from './schema/all.ts';
import { fetchWithin, READ_DEADLINE_MS, ServerLink } from './server-link.ts';
import { type ServerAddress, ServerStream } from './server-stream.ts';
import { storable } from './statement-cache.ts';
import type { Db, Store } from './store.ts';
import { WriteLink } from './write-link.ts';

/** A server ends transactions that take seconds while others wait. */
const MAX_BATCH = 64;
const SCHEMA = 'SELECT max(tag) FROM schema_migration';

/** A libSQL server, or libSQL on a file. Several processes may share one. */
export function openLibsql(url: string, authToken: string | undefined, cells: Cells): Store {
  const availability = new Availability();
  const connection = connect(url, authToken, availability);
  const { read, link } = connection;
  const transactions = new WriteLink(connection.steps, link);
  const commits = new GroupCommit(transactions, MAX_BATCH, availability);
  const { onDrizzle, statementCount } = countingDrizzle(cells);
  const tx = onDrizzle({
    execute: async (statement: InStatement) => (commits.pass() ?? transactions).execute(statement),
  });

  return {
    read: onDrizzle({ execute: (statement: InStatement) => read(storable(onlyReading(statement))) }),
    write: (work) => commits.write(() => work(tx)),
    decide: ({ of, facts, write }) =>
      commits.decide({ of, facts: () => facts(tx), write: (known) => write(tx, known) }),
    stamp: async () => String(firstValue(await read('SELECT value FROM commit_stamp')) ?? 0),
    statementCount,
    ...upkeepOf(connection, commits),
    availability,
    readiness: createReadiness(availability, () => schemaOf(connection, availability), 'unreachable'),
    close: async () => {
      await commits.idle();
      connection.close();
    },
  };
}

type Connection = ReturnType<typeof connect>;
type Executes = { execute(statement: InStatement): Promise<unknown> };

/** Drizzle on our connections, and how many statements it has sent. */
function countingDrizzle(cells: Cells) {
  let statements = 0;
  const logger = {
    logQuery: () => {
      statements += 1;
    },
  };
  const onDrizzle = (target: Executes) =>
    failingQuietly(
      Object.assign(drizzle({ client: tellingSlow(target) as Client, schema, logger }), {
        cells,
      }) as unknown as Db,
    );
  return { onDrizzle, statementCount: () => statements };
}

/** What has the database for itself. A server looks after its own journal and its own size. */
function upkeepOf(
  { patient, read }: Connection,
  commits: GroupCommit,
): Pick<Store, 'migrate' | 'scrub' | 'compact'> {
  const isFile = patient.protocol === 'file';
  const onFile = async (work: () => Promise<unknown>) => {
    if (isFile) await commits.alone(work);
  };
  const empty = () => retryBusy(() => emptyJournal(patient));
  return {
    migrate: () =>
      commits.alone(async () => {
        // On a file, readers and the writer must not lock each other out.
        if (isFile) await patient.execute('PRAGMA journal_mode = WAL');
        // What follows has no deadline: a server that is not there shows before.
        else await read('SELECT 1');
        await migrateLibsql(patient);
      }),
    scrub: () => onFile(empty),
    // The new file stands in the journal: until that is emptied, the old one is still on the disk.
    compact: () =>
      onFile(async () => {
        await retryBusy(() => patient.execute('VACUUM'));
        await empty();
      }),
  };
}

/** Throws “database is locked” while someone still reads from the journal. */
async function emptyJournal(file: Client): Promise<void> {
  const { rows } = await file.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.busy !== 0) throw new Error('database is locked');
}

/** The last migration that the database has seen. Throws where no one can write. */
async function schemaOf(
  { patient, prober, link }: Connection,
  availability: Availability,
): Promise<string | null> {
  const tag = firstValue(await link.call(READ_DEADLINE_MS, () => prober.execute(SCHEMA)));
  // On a file the one connection may be in a transaction.
  if (patient.protocol !== 'file') await proveWritable(prober, availability);
  return tag === null ? null : String(tag);
}

/** On a file there is one connection for all. */
function connect(url: string, authToken: string | undefined, availability: Availability) {
  const patient = open({ url, authToken });
  if (patient.protocol !== 'file') return connectServer({ url, authToken }, patient, availability);
  const link = { call: withoutDeadline };
  const read = (statement: InStatement) => patient.execute(statement);
  const close = () => patient.close();
  return { patient, read, steps: new FileSteps(patient), prober: patient, link, close };
}

function withoutDeadline<T>(_deadlineMs: number, run: () => Promise<T>): Promise<T> {
  return run();
}

/**
 * On a server reading and writing have streams of their own, so that none waits behind another's silence. Migrations go
 * request by request, without a deadline: they may take minutes.
 */
function connectServer(address: ServerAddress, patient: Client, availability: Availability) {
  const prober = open(address, PROVE_WITHIN_MS);
  const link = new ServerLink(availability, () => prober.execute('SELECT 1'));
  const reads = new ReadStreams(address, link);
  const steps = new ServerStream(address);
  const close = () => {
    link.close();
    reads.close();
    steps.close();
    for (const client of [patient, prober]) client.close();
  };
  return { patient, read: (statement: InStatement) => reads.execute(statement), steps, prober, link, close };
}

const open = ({ url, authToken }: ServerAddress, deadlineMs?: number): Client =>
  createClient({
    url,
    intMode: 'number',
    ...(authToken === undefined ? {} : { authToken }),
    ...(deadlineMs === undefined ? {} : { fetch: fetchWithin(deadlineMs) }),
  });

/** Checks with one request that the server accepts writes. Throws `DatabaseOutage` if it answers but refuses. */
async function proveWritable(prober: Client, availability: Availability): Promise<void> {
  try {
    await prober.executeMultiple('BEGIN IMMEDIATE; ROLLBACK');
  } catch (cause) {
    availability.setWritable(false, cause);
    throw new DatabaseOutage('unwritable', { cause });
  }
}

function firstValue({ rows }: ResultSet) {
  return rows[0]?.[0] ?? null;
}

/** The embedded store's read connection cannot write; here the statement tells. Throws on anything else. */
function onlyReading(statement: InStatement): InStatement {
  const sql = typeof statement === 'string' ? statement : statement.sql;
  if (!/^\s*(SELECT|WITH|EXPLAIN|PRAGMA|VALUES)\b/i.test(sql)) {
    throw new Error('attempt to write a readonly database');
  }
  return statement;
}
