import { siteCookie } from '../../../lib/cookies/site-cookie.ts';
import type { FormPage } from '../../../lib/forms/form-action.ts';
import {
  birthToKeep,
  correctionsLeft,
  FIRST_BIRTH_COOKIE,
  FIRST_BIRTH_LIFETIME,
  firstBirthOf,
} from './first-birth.ts';

type Browser = Pick<FormPage, 'cookies' | 'locals'>;

/** The birth date that this browser has kept, where it is that of someone under 18 and counts. */
export function keptFirstBirth({ cookies, locals }: Browser): string | null {
  const { config, now } = locals;
  return firstBirthOf(cookies.get(FIRST_BIRTH_COOKIE)?.value, config.minimumAge, now);
}

/** Keeps the birth date that was typed, where it is that of someone under 18; returns how often it can be corrected. */
export function keepFirstBirth({ cookies, locals }: Browser, typed: string | undefined): number {
  const { config, now } = locals;
  const before = cookies.get(FIRST_BIRTH_COOKIE)?.value;
  const kept = birthToKeep(before, typed, config.minimumAge, now);
  if (kept !== null) cookies.set(FIRST_BIRTH_COOKIE, kept, siteCookie(config, FIRST_BIRTH_LIFETIME));
  return correctionsLeft(kept ?? before, config.minimumAge, now);
}
