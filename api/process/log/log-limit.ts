import type { LogFn } from 'pino';
import { asProcess } from './current-request.ts';

const MINUTE_MS = 60_000;
const MOST_KINDS = 200;

type Kind = { level: number; written: number; leftOut: number };

/**
 * Lets so many lines of a kind through in a minute; at its end one line tells how many more there were. Without it
 * someone hostile fills the disk with lines. The kind is the text of the line, which never holds anything variable.
 */
export function createLineLimit(linesPerMinute: number, writeSum: (level: number, sum: LeftOut) => void) {
  let kinds = new Map<string, Kind>();
  let minute: NodeJS.Timeout | null = null;

  function endMinute(): void {
    minute = null;
    const ended = kinds;
    kinds = new Map();
    for (const [kind, { level, leftOut }] of ended) if (leftOut > 0) writeSum(level, { kind, leftOut });
  }

  /** Whether one more line of that kind is written. */
  return function isWritten(text: string, level: number): boolean {
    // Where nothing is written no minute has to end, and an idle process has no timer.
    if (minute === null) minute = asProcess(() => setTimeout(endMinute, MINUTE_MS).unref());
    const name = kinds.has(text) || kinds.size < MOST_KINDS ? text : 'other lines';
    const kind = kinds.get(name) ?? { level, written: 0, leftOut: 0 };
    kinds.set(name, kind);
    if (kind.written < linesPerMinute) kind.written += 1;
    else kind.leftOut += 1;
    return kind.leftOut === 0;
  };
}

export type LeftOut = { kind: string; leftOut: number };

/** The text of a line, as it was given to the log. */
export function textOf([first, second]: Parameters<LogFn> | readonly unknown[]): string {
  return typeof first === 'string' ? first : String(second ?? '');
}
