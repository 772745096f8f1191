import type { ProfiledRow } from '#api/rows/volunteer-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { parseProfileParts, shownParts } from '#domain/attendance/public-profile.ts';

/** Whether others find a public profile of the person, as far as the list may say so. `now` in epoch ms. */
export function hasProfile(
  { dateOfBirth, profileParts, profileAgreedAt: agreedAt, hidesProfile = false }: ProfiledRow,
  now: number,
): boolean {
  if (hidesProfile) return false;
  const choice = { chosen: parseProfileParts(profileParts), agreedAt };
  return dateOfBirth !== null && shownParts(choice, isYoungOn(dateOfBirth, now)).length > 0;
}
