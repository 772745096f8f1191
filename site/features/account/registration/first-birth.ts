import { isBelowMinimumAge } from '#domain/accounts/registration-gate.ts';
import { needsGuardian } from '#domain/guardians/guardian-consent.ts';
import type { RegistrationField } from '#domain/identity/registration.ts';
import { ageOn, isDay } from '#domain/time/new-york-time.ts';

/*
 * Who was under 18 by the first birth date typed in a browser is not asked again there for 24 hours: otherwise a child
 * who was told to ask the parents would simply type another year. A date below the smallest age is more likely a slip,
 * so it can be corrected, a few times: only then the last one counts.
 */

export const FIRST_BIRTH_COOKIE = 'firstBirth';
/** Seconds. */
export const FIRST_BIRTH_LIFETIME = 24 * 60 * 60;
/** Different dates below the smallest age that a browser may send before the last of them counts. */
const MOST_TRIES = 3;

/** The cookie: a day, with the number of dates below the smallest age from the second on: `2020-01-01.2`. */
type KeptBirth = { day: string; tries: number };

function readKept(cookie: string | undefined, now: number): KeptBirth | null {
  const [, day = '', tries = '1'] = /^([\d-]{10})(?:\.(\d))?$/.exec(cookie ?? '') ?? [];
  return isYoungBirth(day, now) ? { day, tries: Number(tries) } : null;
}

/** The birth date of someone under 18 that counts in this browser, or null. `now` in epoch ms. */
export function firstBirthOf(cookie: string | undefined, minimumAge: number, now: number): string | null {
  const kept = readKept(cookie, now);
  return kept && correctionsLeft(cookie, minimumAge, now) === 0 ? kept.day : null;
}

/** How often the kept date can still be corrected: never, unless it is below the smallest age. */
export function correctionsLeft(cookie: string | undefined, minimumAge: number, now: number): number {
  const kept = readKept(cookie, now);
  if (!kept || !isBelowMinimumAge(kept.day, minimumAge, now)) return 0;
  return Math.max(0, MOST_TRIES - kept.tries);
}

/** What the cookie holds once a date was sent; null: as before. */
export function birthToKeep(
  cookie: string | undefined,
  typed: string | undefined,
  minimumAge: number,
  now: number,
): string | null {
  if (typed === undefined || !isYoungBirth(typed, now)) return null;
  const kept = readKept(cookie, now);
  if (!kept) return typed;
  if (correctionsLeft(cookie, minimumAge, now) === 0 || kept.day === typed) return null;
  return isBelowMinimumAge(typed, minimumAge, now) ? `${typed}.${kept.tries + 1}` : typed;
}

/** Whether a form came with another birth date than the one that counts. */
export function isOverruled(firstBirth: string | null, typed: string | undefined): boolean {
  return firstBirth !== null && typed !== undefined && typed !== firstBirth;
}

/** Whether this is the birth date of someone under 18 who has been born. */
export function isYoungBirth(dateOfBirth: string | undefined, now: number): boolean {
  return (
    dateOfBirth !== undefined &&
    isDay(dateOfBirth) &&
    ageOn(dateOfBirth, now) >= 0 &&
    needsGuardian(dateOfBirth, now)
  );
}

/** What a script keeps of a birth date just typed; null for adults, and where an earlier one is kept. */
export function firstBirthCookie(dateOfBirth: string, cookies: string, now: number): string | null {
  const isKept = cookies.split(/;\s*/).some((one) => one.startsWith(`${FIRST_BIRTH_COOKIE}=`));
  if (isKept || !isYoungBirth(dateOfBirth, now)) return null;
  return `${FIRST_BIRTH_COOKIE}=${dateOfBirth}; path=/; max-age=${FIRST_BIRTH_LIFETIME}; samesite=lax`;
}

/** The fields without the birth date where one is kept. */
export function fieldsWithout(
  fields: readonly RegistrationField[],
  firstBirth: string | null,
): RegistrationField[] {
  return firstBirth === null ? [...fields] : fields.filter((field) => field !== 'dateOfBirth');
}
