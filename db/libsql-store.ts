import {
  type Client,
  createClient,
  type InStatement,
  LibsqlBatchError,
  type Transaction,
} from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { dumpLibsql } from './backup.ts';
import { tellingSlow } from './database-events.ts';
import { failingQuietly } from './failed-statement.ts';
import { GroupCommit, type TransactionControl } from './group-commit.ts';
import { migrateLibsql } from './migrate.ts';
import { retryBusy } from './retry-busy.ts';
import { schema } from './schema/all.ts';
import type { Db, Store } from './store.ts';

/** Smaller than the embedded store's: a server ends transactions that take seconds. */
const MAX_BATCH = 16;
/** Any new value will do; 53 bits, because JavaScript reads it. Random, so a restored copy repeats no stamp. */
const NEW_STAMP = `INSERT INTO commit_stamp (id, value) VALUES (1, abs(random() >> 11))
ON CONFLICT (id) DO UPDATE SET value = excluded.value`;

/** A libSQL server, or libSQL on a file. Several processes may share one. */
export function openLibsql(url: string, authToken: string | undefined): Store {
  const client = createClient({ url, intMode: 'number', ...(authToken === undefined ? {} : { authToken }) });
  const link = new WriteLink(client);
  const commits = new GroupCommit(link, MAX_BATCH);
  let statements = 0;
  const logger = {
    logQuery: () => {
      statements += 1;
    },
  };
  const onDrizzle = (target: { execute(statement: InStatement): Promise<unknown> }) =>
    failingQuietly(drizzle({ client: tellingSlow(target) as Client, schema, logger }) as unknown as Db);
  const tx = onDrizzle(link);

  return {
    read: onDrizzle({
      execute: (statement: InStatement) => client.execute(storable(onlyReading(statement))),
    }),
    write: (work) => commits.write(() => work(tx)),
    migrate: () =>
      commits.alone(async () => {
        // A server looks after its own journal; on a file, readers and the writer must not lock each other out.
        if (client.protocol === 'file') await client.execute('PRAGMA journal_mode = WAL');
        await migrateLibsql(client);
      }),
    stamp: async () => String((await client.execute('SELECT value FROM commit_stamp')).rows[0]?.[0] ?? 0),
    statementCount: () => statements,
    backup: (file) => dumpLibsql(client, file),
    scrub: async () => {
      if (client.protocol === 'file')
        await commits.alone(() => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'));
    },
    compact: async () => {
      if (client.protocol === 'file') await commits.alone(() => client.execute('VACUUM'));
    },
    isHealthy: () =>
      client.execute('SELECT count(*) FROM schema_migration').then(
        ({ rows }) => rows[0]?.[0] !== 0,
        () => false,
      ),
    close: async () => {
      await commits.idle();
      client.close();
    },
  };
}

/**
 * The transaction that is open at the moment, in the place of a connection that writes. Savepoint commands wait and
 * travel with the next statement: over HTTP each trip costs more than the statement does.
 */
class WriteLink implements TransactionControl {
  readonly #client: Client;
  #open: Transaction | null = null;
  #waiting: InStatement[] = [];
  #lost: unknown;

  constructor(client: Client) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    this.#waiting = [];
    this.#lost = undefined;
    this.#open = await retryBusy(() => this.#tryToBegin());
  }

  async #tryToBegin(): Promise<Transaction> {
    let transaction: Transaction | undefined;
    try {
      transaction = await this.#client.transaction('write');
      // Over HTTP the BEGIN travels with the first statement: only now is the lock ours.
      await transaction.execute('SELECT 1');
      return transaction;
    } catch (error) {
      transaction?.close();
      // On a file, a refused BEGIN stays half-open on its connection, which then takes no savepoint any more.
      if (this.#client.protocol === 'file') await this.#client.reconnect();
      throw error;
    }
  }

  async control(sql: string): Promise<void> {
    this.#transaction();
    this.#waiting.push(sql);
  }

  execute = async (given: InStatement) => {
    const transaction = this.#transaction();
    const statement = storable(given);
    if (this.#waiting.length === 0) return transaction.execute(statement);
    const waiting = this.#waiting;
    this.#waiting = [];
    const results = await transaction.batch([...waiting, statement]).catch((error: unknown) => {
      // A savepoint that fails is no fault of the statement: nothing of this transaction can be trusted any more.
      const failedAt = error instanceof LibsqlBatchError ? error.statementIndex : 0;
      if (failedAt < waiting.length) this.#lost = error;
      throw error;
    });
    return results.at(-1);
  };

  async commit(): Promise<void> {
    await this.execute(NEW_STAMP);
    await this.#transaction().commit();
    this.#open = null;
  }

  async rollback(): Promise<void> {
    this.#open?.close();
    this.#open = null;
  }

  #transaction(): Transaction {
    if (this.#open === null) throw new Error('tx was used after its write() had ended');
    if (this.#lost !== undefined) throw this.#lost;
    return this.#open;
  }
}

/**
 * A server refuses half a character (a lone surrogate) together with all that stands in the same transaction; the
 * embedded store keeps a mark in its place, so that is what is sent.
 */
function storable(statement: InStatement): InStatement {
  if (typeof statement === 'string' || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  return { ...statement, args };
}

/** The embedded store's read connection cannot write; here the statement tells. Throws on anything else. */
function onlyReading(statement: InStatement): InStatement {
  const sql = typeof statement === 'string' ? statement : statement.sql;
  if (!/^\s*(SELECT|WITH|EXPLAIN|PRAGMA|VALUES)\b/i.test(sql)) {
    throw new Error('attempt to write a readonly database');
  }
  return statement;
}
