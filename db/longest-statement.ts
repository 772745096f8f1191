import { type SlowStatement, withoutValues } from './database-events.ts';

let longestText = '';
let longestMs = 0;

/** Remembers a statement that held up the process if none took longer since the last look. */
export function noteStatement(sql: string, milliseconds: number): void {
  if (milliseconds <= longestMs) return;
  longestText = sql;
  longestMs = milliseconds;
}

/** The longest statement since the last call, which forgets it; null when there was none. */
export function takeLongestStatement(): SlowStatement | null {
  if (longestMs === 0) return null;
  const taken = { statement: withoutValues(longestText), milliseconds: Math.round(longestMs) };
  longestText = '';
  longestMs = 0;
  return taken;
}
