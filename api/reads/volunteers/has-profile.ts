import type { ProfiledRow } from '#api/rows/volunteers/volunteer-row.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { parseProfileParts, shownParts } from '#domain/attendance/public-profile.ts';

/** Whether others find a public profile of the person. `now` in epoch ms. */
export function hasProfile(
  { dateOfBirth, profileParts, profileAgreedAt: agreedAt }: ProfiledRow,
  now: number,
): boolean {
  const choice = { chosen: parseProfileParts(profileParts), agreedAt };
  return dateOfBirth !== null && shownParts(choice, isYoungOn(dateOfBirth, now)).length > 0;
}
