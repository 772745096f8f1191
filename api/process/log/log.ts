import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from './current-request.ts';
import { createCutOffCount } from './cut-off-uploads.ts';
import { createLineLimit, type LeftOut, textOf } from './log-limit.ts';
import { loggedError } from './logged-error.ts';

export type { Logger };

/** Maximum log lines per minute of each kind: enough to see what happens, too few to fill a disk. */
const LINES_PER_MINUTE = 60;

/**
 * One JSON line per event on stdout, or to the destination given, with the id of the request it belongs to; never a
 * password, token, cookie, email address, or what else an error tells of people. Of each kind so many a minute.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const isWritten = createLineLimit(LINES_PER_MINUTE, writeSum);
  const countCutOff = createCutOffCount((uploads) =>
    log.info({ uploads }, 'uploads were cut off by whoever sent them'),
  );
  const options: pino.LoggerOptions = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: { paths: ['password', 'token', 'email', '*.password', '*.token', '*.email'], remove: true },
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
    hooks: {
      logMethod(args, method, level) {
        // What fails for want of the rest of a request is no failure of ours.
        if (level >= ERROR && level < FATAL && currentRequest()?.isCutOff?.()) return countCutOff();
        // The sums themselves, and the last words of a process, are always written.
        const isAlways = level >= FATAL || textOf(args) === SUM;
        if (isAlways || isWritten(textOf(args), level)) method.apply(this, args);
      },
    },
  };
  const log = destination ? pino(options, destination) : pino(options);

  function writeSum(level: number, sum: LeftOut): void {
    const name = pino.levels.labels[level] as pino.Level | undefined;
    log[name ?? 'warn'](sum, SUM);
  }
  return log;
}

/** Pino's numbers of these levels. */
const ERROR = 50;
const FATAL = 60;
const SUM = 'more lines of this kind in that minute';
