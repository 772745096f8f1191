import { siteCookie } from '../../../lib/cookies/site-cookie.ts';
import type { FormPage } from '../../../lib/forms/form-action.ts';
import { FIRST_BIRTH_COOKIE, FIRST_BIRTH_LIFETIME, firstBirthOf, isYoungBirth } from './first-birth.ts';

type Browser = Pick<FormPage, 'cookies' | 'locals'>;

/** The birth date that this browser has kept, where it is that of somebody under 18. */
export function keptFirstBirth({ cookies, locals }: Browser): string | null {
  return firstBirthOf(cookies.get(FIRST_BIRTH_COOKIE)?.value, locals.now);
}

/** Keeps the birth date that was typed, where none is kept and it is that of somebody under 18. */
export function keepFirstBirth(
  { cookies, locals }: Browser,
  firstBirth: string | null,
  typed: string | undefined,
): void {
  if (firstBirth || typed === undefined || !isYoungBirth(typed, locals.now)) return;
  cookies.set(FIRST_BIRTH_COOKIE, typed, siteCookie(locals.config, FIRST_BIRTH_LIFETIME));
}
