import type { InStatement } from '@libsql/client';
import type { Database, Statement } from 'better-sqlite3';
import { tellStatement } from './database-events.ts';
import { noteStatement } from './longest-statement.ts';

const MAX_STATEMENTS = 500;
/** Compiled, a statement takes some twenty times its text. */
const MAX_CHARACTERS = 1_000_000;

/**
 * What drizzle needs of a better-sqlite3 connection, with statements compiled once for each SQL text. A statement's
 * raw mode is sticky in better-sqlite3, so both modes are compiled apart. `beforeUse` runs before every execution.
 */
export class StatementCache {
  readonly #db: Database;
  readonly #beforeUse: () => void;
  readonly #statements = new Map<string, CachedStatement>();
  #characters = 0;

  constructor(db: Database, beforeUse: () => void = () => undefined) {
    this.#db = db;
    this.#beforeUse = beforeUse;
  }

  prepare(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = new CachedStatement(this.#db, sql, this.#beforeUse);
    this.#statements.set(sql, statement);
    this.#characters += sql.length;
    while (this.#statements.size > MAX_STATEMENTS || this.#characters > MAX_CHARACTERS) this.#forgetOldest();
    return statement;
  }

  #forgetOldest(): void {
    const [oldest] = this.#statements.keys();
    if (oldest === undefined) return;
    this.#statements.delete(oldest);
    this.#characters -= oldest.length;
  }
}

/**
 * While it plans, SQLite looks at the values bound to “column = ?” in a join and to “LIMIT ?”, and from then on
 * plans anew whenever one is bound: 130 µs instead of 7 for the facts of a sign-up. A unary plus changes no value
 * and keeps it from looking.
 */
export function planOnce(sql: string): string {
  return sql.replace(/([=<>]|\blimit|\boffset) \?/gi, '$1 +?');
}

class CachedStatement {
  readonly #db: Database;
  readonly #sql: string;
  readonly #beforeUse: () => void;
  readonly #plain: Statement;
  #raw: Pick<Statement, 'get' | 'all'> | undefined;

  constructor(db: Database, sql: string, beforeUse: () => void) {
    this.#db = db;
    this.#sql = planOnce(sql);
    this.#beforeUse = beforeUse;
    this.#plain = db.prepare(this.#sql);
  }

  run(...params: unknown[]) {
    return this.#timed(() => this.#plain.run(...params));
  }

  get(...params: unknown[]) {
    return this.#timed(() => this.#plain.get(...params));
  }

  all(...params: unknown[]) {
    return this.#timed(() => this.#plain.all(...params));
  }

  raw() {
    this.#raw ??= this.#prepareRaw();
    return this.#raw;
  }

  /** Rows as lists of values; of what a statement can do, the part that drizzle asks of this one. */
  #prepareRaw() {
    const statement = this.#db.prepare(this.#sql).raw();
    return {
      get: (...params: unknown[]) => this.#timed(() => statement.get(...params)),
      all: (...params: unknown[]) => this.#timed(() => statement.all(...params)),
    };
  }

  #timed<Result>(execute: () => Result): Result {
    this.#beforeUse();
    const startedAt = performance.now();
    try {
      return execute();
    } finally {
      const milliseconds = performance.now() - startedAt;
      noteStatement(this.#sql, milliseconds);
      tellStatement(this.#sql, milliseconds);
    }
  }
}

/**
 * A server refuses half a character (a lone surrogate) together with all that stands in the same transaction; the
 * embedded store keeps a mark in its place, so that is what is sent.
 */
export function storable(statement: InStatement): InStatement {
  if (typeof statement === 'string' || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) => (typeof value === 'string' ? value.toWellFormed() : value));
  return { ...statement, args };
}
