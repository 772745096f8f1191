const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Last step of a login, by which the person proved who they are. */
export type LogInWay =
  | 'password'
  | 'mail-code'
  | 'mail-link'
  | 'passkey'
  | 'one-time-password'
  | 'recovery-code';

const SECOND_FACTORS: readonly LogInWay[] = ['passkey', 'one-time-password', 'recovery-code'];

/** Whether a second factor was shown with it: a verified passkey is two in one, and a code by email is none. */
export function showsSecondFactor(way: LogInWay): boolean {
  return SECOND_FACTORS.includes(way);
}

/** Second factors of an account, and whether its owner chose to be asked for a passkey at login. */
export type FactorMeans = { hasOneTimePassword: boolean; hasPasskey: boolean; asksPasskey: boolean };

/** Whether a login that has shown one factor is asked for another: a passkey that is gone is not asked for. */
export function isSecondFactorAsked({ hasOneTimePassword, hasPasskey, asksPasskey }: FactorMeans): boolean {
  return hasOneTimePassword || (asksPasskey && hasPasskey);
}

/** A one-time password of RFC 6238 is good for its step, the one before and the one after. */
export const STEP_SECONDS = 30;
export const STEP_WINDOW = 1;

/** The step of an instant (epoch ms). */
export function stepAt(now: number): number {
  return Math.floor(now / (STEP_SECONDS * 1000));
}

/** Whether the code of a step may be taken: each is good once, and none after a later one. */
export function isStepFresh(step: number, lastStep: number): boolean {
  return step > lastStep;
}

/** Recovery codes: so many, each of so many letters and digits of base 32, which makes 50 bits. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A recovery code made of random bytes, one for each sign. */
export function recoveryCodeOf(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => BASE_32[byte % BASE_32.length]).join('');
}

/** Recovery code as displayed and written down: in two halves. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;
}

export type FactorCode = { kind: 'one-time' | 'recovery'; code: string };

const ONE_TIME = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${BASE_32}]{${RECOVERY_CODE_LENGTH}}$`);
/** Digits that stand in no recovery code, for the letters that they are taken for. */
const MISREAD: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' };

/**
 * What someone typed or pasted as second factor: spaces and hyphens left out, wide and Arabic digits and small letters
 * taken; null for what can be neither.
 */
export function factorCodeOf(typed: string): FactorCode | null {
  const signs = withPlainDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (ONE_TIME.test(signs)) return { kind: 'one-time', code: signs };
  const letters = signs.replace(/[018]/g, (digit) => MISREAD[digit] ?? digit);
  return RECOVERY.test(letters) ? { kind: 'recovery', code: letters } : null;
}

function withPlainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** A login that waits for the second factor is good for ten minutes and five tries. */
export const PENDING_LIFETIME_MS = 10 * MINUTE_MS;
export const PENDING_TRIES = 5;

/** Whether a login that waits takes another try. */
export function isPendingOpen(
  { expiresAt, tries }: { expiresAt: number; tries: number },
  now: number,
): boolean {
  return now < expiresAt && tries < PENDING_TRIES;
}

/** How long staff's consent waits before it takes the factors away, so that the owner can stop it. */
export const RECOVERY_WAIT_MS = 24 * HOUR_MS;
/** How long they can be put back afterwards. */
export const RECOVERY_UNDO_MS = 7 * 24 * HOUR_MS;

/** How far the recovery of someone without any second factor has come. */
export type RecoveryState = 'ASKED' | 'WAITING' | 'ENDED';

export function recoveryStateOf({
  grantedAt,
  takenAt,
}: {
  grantedAt: number | null;
  takenAt: number | null;
}): RecoveryState {
  if (takenAt !== null) return 'ENDED';
  return grantedAt === null ? 'ASKED' : 'WAITING';
}
