import type { ErrorCode } from '../errors/errors.ts';

const MINUTE_MS = 60_000;

/** A mailed code is good for ten minutes, five tries and one use, in the browser that asked for it. */
export const JOINING_CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const JOINING_CODE_TRIES = 5;
/** How long someone whose code was right may take to say who they are. */
export const JOINING_LIFETIME_MS = 60 * MINUTE_MS;
/** Pause before the same browser can ask for another code: the first email is often just late. */
export const JOINING_PAUSE_MS = 30_000;

/** A code as it was sent; null: none is waited for in this browser. All instants in epoch ms. */
export type SentCode = { tries: number; codeExpiresAt: number; enteredAt: number | null } | null;
/** What was typed: the newest code, one of an email before, or neither. */
export type TypedCode = 'newest' | 'former' | 'other';

/** Why a code can not be tried at all, or null; asked before the try is counted. */
export function refusalOfTry(sent: SentCode, now: number): ErrorCode | null {
  if (sent === null || sent.enteredAt !== null) return 'JOINING_NOT_FOUND';
  if (sent.tries >= JOINING_CODE_TRIES) return 'JOINING_CODE_VOID';
  return now < sent.codeExpiresAt ? null : 'JOINING_CODE_EXPIRED';
}

/** Why a code that was tried is refused, or null. `tries`: with this one. */
export function refusalOfCode(typed: TypedCode, tries: number): ErrorCode | null {
  if (typed === 'newest') return null;
  if (tries >= JOINING_CODE_TRIES) return 'JOINING_CODE_VOID';
  return typed === 'former' ? 'JOINING_CODE_REPLACED' : 'WRONG_JOINING_CODE';
}
