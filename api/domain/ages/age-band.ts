import { ageOn, newYorkDay } from '../time/new-york-time.ts';
import { ADULT_AGE } from './age-policy.ts';

/** The ages in whole years that are shown in place of a date of birth; the last band is open above. */
export const AGE_BANDS = [
  { from: 10, to: 12, label: '10 to 12' },
  { from: 13, to: 17, label: '13 to 17' },
  { from: 18, to: 25, label: '18 to 25' },
  { from: 26, to: 64, label: '26 to 64' },
  { from: 65, to: Number.POSITIVE_INFINITY, label: '65 and over' },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['label'];

/** The band of someone born on that day ('YYYY-MM-DD') at an instant (epoch ms); null below the first. */
export function ageBandOn(dateOfBirth: string, at: number): AgeBand | null {
  const age = ageOn(dateOfBirth, at);
  return AGE_BANDS.find(({ from, to }) => from <= age && age <= to)?.label ?? null;
}

/**
 * The last day of birth ('YYYY-MM-DD') of who is that many years old or older at an instant (epoch ms); it may be
 * February 29 of any year.
 */
export function latestBirthDay(age: number, at: number): string {
  const today = newYorkDay(at);
  return `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`;
}

/**
 * Whether someone is young: under 18 at any of the instants (epoch ms), today and on the day that is shown. An
 * unknown date of birth counts as young, so that nothing is shown by mistake.
 */
export function isYoungOn(dateOfBirth: string | null, ...instants: readonly number[]): boolean {
  return dateOfBirth === null || instants.some((at) => ageOn(dateOfBirth, at) < ADULT_AGE);
}
