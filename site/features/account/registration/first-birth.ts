import { needsGuardian } from '#domain/guardians/guardian-consent.ts';
import type { RegistrationField } from '#domain/identity/registration.ts';
import { ageOn, isDay } from '#domain/time/new-york-time.ts';

/*
 * Who was under 18 by the first birth date typed in a browser is not asked again there for 24 hours: otherwise a child
 * who was told to ask the parents would simply type another year.
 */

export const FIRST_BIRTH_COOKIE = 'firstBirth';
/** Seconds. */
export const FIRST_BIRTH_LIFETIME = 24 * 60 * 60;

/** The first birth date of somebody under 18 that was typed in this browser, or null. `now` in epoch ms. */
export function firstBirthOf(cookie: string | undefined, now: number): string | null {
  return cookie !== undefined && isYoungBirth(cookie, now) ? cookie : null;
}

/** Whether a form came with another birth date than the one that counts. */
export function isOverruled(firstBirth: string | null, typed: string | undefined): boolean {
  return firstBirth !== null && typed !== undefined && typed !== firstBirth;
}

/** Whether this is the birth date of somebody under 18 who has been born. */
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
