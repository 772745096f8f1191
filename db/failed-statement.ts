import type { Db } from './store.ts';

/** The part of drizzle's inner works that makes an error of a statement that failed. */
type Session = {
  prepareQuery(...given: unknown[]): {
    queryWithCache(sql: string, params: unknown, run: () => Promise<unknown>): Promise<unknown>;
  };
};

/**
 * A statement that failed: its text, in which values are question marks, and why. Drizzle's own error repeats the
 * values in its message and carries them along, and values are people's addresses, links and hashes of passwords.
 */
export class FailedStatement extends Error {
  readonly code: string;
  readonly statement: string;

  constructor(statement: string, reason: unknown) {
    const cause = withoutValues(reason);
    super(`The statement failed: ${cause.message}`, { cause });
    this.name = 'FailedStatement';
    this.code = cause.code;
    this.statement = statement;
  }
}

/** Makes a database report failed statements without their values. better-sqlite3 already does. */
export function failingQuietly(db: Db): Db {
  const { session } = db as unknown as { session: Session };
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...given) => {
    const prepared = prepareQuery(...given);
    prepared.queryWithCache = async (sql, _params, run) => {
      try {
        return await run();
      } catch (error) {
        throw new FailedStatement(sql, error);
      }
    };
    return prepared;
  };
  return db;
}

type Reason = Error & { code: string };

/** What the driver says, link by link, without what else hangs on its errors: answers and requests of a server. */
function withoutValues(error: unknown, depth = 0): Reason {
  const reason = (error instanceof Error ? error : new Error('unknown')) as Reason;
  const { name, message, code, cause, stack } = reason;
  const clean = new Error(withoutQuotes(message));
  Object.assign(clean, { name, code: String(code ?? '') });
  clean.stack = `${name}: ${clean.message}\n${framesOf(stack)}`;
  if (cause instanceof Error && depth < 5) clean.cause = withoutValues(cause, depth + 1);
  return clean as Reason;
}

/** What a server quotes, when it cannot read a request, is a value of it. The names of constraints stand unquoted. */
function withoutQuotes(message: string): string {
  return message.replace(/(["'`]).*\1/gs, '$1…$1');
}

function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
