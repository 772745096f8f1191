import { ADULT_AGE } from '../ages/age-policy.ts';
import { addMonths, instantOf, isDay } from '../time/new-york-time.ts';

/**
 * What a public profile may show to others, in the order of the page. Without the name there is no profile: it stands
 * for the user name and the arms.
 */
export const PROFILE_PARTS = ['name', 'hours', 'quests', 'types', 'districts', 'attendance'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** What adults show who have chosen nothing else. */
const SHOWN_BY_ADULTS: readonly ProfilePart[] = ['name', 'hours', 'quests', 'types'];

export type ProfileChoice = {
  /** What the owner switched on; null before any choice. */
  chosen: readonly ProfilePart[] | null;
  /** When a guardian agreed to a public profile, epoch ms. */
  agreedAt: number | null;
};

/** What the owner has switched on, whether or not it may be shown yet. */
export function chosenParts({ chosen }: Pick<ProfileChoice, 'chosen'>, isYoung: boolean): ProfilePart[] {
  const parts = chosen ?? (isYoung ? [] : SHOWN_BY_ADULTS);
  return PROFILE_PARTS.filter((part) => parts.includes(part));
}

/** Whether anything of a person may be shown to everyone: of the young only what a guardian agreed to. */
export function mayBePublic({ agreedAt }: Pick<ProfileChoice, 'agreedAt'>, isYoung: boolean): boolean {
  return !isYoung || agreedAt !== null;
}

/** What others see of a profile; nothing of the young whose guardian has not agreed, and nothing without the name. */
export function shownParts(choice: ProfileChoice, isYoung: boolean): ProfilePart[] {
  if (!mayBePublic(choice, isYoung)) return [];
  const parts = chosenParts(choice, isYoung);
  return parts.includes('name') ? parts : [];
}

/** The parts as they are kept, in the order of the page. */
export function formatProfileParts(parts: readonly ProfilePart[]): string {
  return JSON.stringify(PROFILE_PARTS.filter((part) => parts.includes(part)));
}

/** The parts of a kept text; null before any choice. Words that are no part any more are passed over. */
export function parseProfileParts(json: string | null): ProfilePart[] | null {
  if (json === null) return null;
  const kept: unknown[] = JSON.parse(json);
  return PROFILE_PARTS.filter((part) => kept.includes(part));
}

/**
 * From when on (epoch ms) deeds count on the profile that others see: what someone did while young stays hidden unless
 * a guardian agreed. Null: from the beginning.
 */
export function countedFrom(
  dateOfBirth: string,
  { agreedAt }: Pick<ProfileChoice, 'agreedAt'>,
): number | null {
  if (agreedAt !== null) return null;
  const month = addMonths(dateOfBirth.slice(0, 7), 12 * ADULT_AGE);
  const birthday = month + dateOfBirth.slice(7);
  // Who was born on February 29 comes of age on March 1 in common years.
  return instantOf(isDay(birthday) ? birthday : `${month.slice(0, 4)}-03-01`, '00:00');
}
