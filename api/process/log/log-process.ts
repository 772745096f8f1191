import type { Logger } from './log.ts';
import { type LoggedError, loggedText } from './logged-error.ts';

/**
 * Takes what libraries and pages write on the console into the log, and what no one caught: as they are, those would
 * show the values of statements, and links, on the output of the process. After an error that no one caught the
 * process ends; a promise that no one awaited ends nothing, or one request could end all others.
 */
export function logWholeProcess(log: Logger): void {
  console.error = (...words: unknown[]) => log.error(wordsOf(words), 'written on the console');
  console.warn = (...words: unknown[]) => log.warn(wordsOf(words), 'written on the console');
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a rejection that nobody awaited'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}

/** Texts and errors; what else is written there may hold anything. */
function wordsOf(words: readonly unknown[]): Partial<LoggedError> & { err?: unknown } {
  const texts = words.filter((word) => typeof word === 'string');
  const err = words.find((word) => word instanceof Error);
  return { ...loggedText(texts.join(' ')), ...(err !== undefined && { err }) };
}
