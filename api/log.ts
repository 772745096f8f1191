import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { loggedError } from './logged-error.ts';

export type { Logger };

/**
 * One JSON line per event on stdout, or to the destination given; never a password, token, cookie, mail address, or
 * what else an error tells of people.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: { paths: ['password', 'token', 'email', '*.password', '*.token', '*.email'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
