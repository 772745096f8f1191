import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** One JSON line per event on stdout; never a password, token, cookie or mail address. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['password', 'token', 'email', '*.password', '*.token', '*.email'], remove: true },
  });
}
