import { and, eq, type SQL, sql } from 'drizzle-orm';
import { requireSelfOrStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import type { ChariteerRow, ProfiledRow } from '#api/rows/volunteer-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { parseProfileParts, shownParts } from '#domain/attendance/public-profile.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** The own volunteer record; staff reads any. Errors: NOT_LOGGED_IN, FORBIDDEN, CHARITEER_NOT_FOUND. */
export async function findVolunteer(context: Context, id: string): Promise<ChariteerRow> {
  requireSelfOrStaff(context.viewer, id);
  const found = await readVolunteer(context.store.read, id);
  if (!found) throw new DomainError('CHARITEER_NOT_FOUND');
  return found;
}

/** A volunteer record that was not removed, seen through no charity; null when there is none. */
export async function readVolunteer(db: Db, id: string): Promise<ChariteerRow | null> {
  const [found] = await db
    .select(VOLUNTEER_COLUMNS)
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isStillThere()));
  return found ? { ...found, ownerId: found.id, providerId: null } : null;
}

/** Whether others find a public profile of the person, as far as the list may say so. `now` in epoch ms. */
export function hasProfile(
  { dateOfBirth, profileParts, profileAgreedAt: agreedAt, hidesProfile = false }: ProfiledRow,
  now: number,
): boolean {
  if (hidesProfile) return false;
  const choice = { chosen: parseProfileParts(profileParts), agreedAt };
  return dateOfBirth !== null && shownParts(choice, isYoungOn(dateOfBirth, now)).length > 0;
}

/**
 * Condition that the username contains the text, or the name if the viewer can read names; undefined without a text.
 */
export function isCalled(q: string | null | undefined, areNamesShown: boolean): SQL | undefined {
  return holdsFolded(areNamesShown ? chariteer.nameKey : sql`lower(${chariteer.username})`, q);
}
