import { outageOf } from '#db/outage.ts';
import type { Logger } from './log.ts';

/**
 * Logs what went wrong. That the database is away stands in the log once, when it goes (see `watch-database.ts`): what
 * fails by it meanwhile is told to whoever asked, and here only to those who look closer.
 */
export function logFailure(log: Logger, error: unknown, fields: object, message: string): void {
  const level = outageOf(error) === null ? 'error' : 'debug';
  log[level]({ ...fields, err: error }, message);
}
