import { eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { isSpent } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { type KioskNote, kioskNoteOf } from '#api/access/request/kiosk-cookie.ts';
import { readDoorQuest } from '#api/attendance/posters/check-in-queries.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayAt, subjectOf } from '#domain/permissions/permissions.ts';

/**
 * The kiosk that the browser of the request is; null where it is none, it was closed, or who opened it no longer takes
 * attendance there. At most four statements.
 */
export async function findOpenKiosk(db: Db, { config, request, now }: Context) {
  const note = kioskNoteOf(config, request.kioskToken, now);
  if (!note || (await isSpent(db, { limit: 'kioskClosing', subject: note.id }, now))) return null;
  const found = await readDoorQuest(db, note.questId, request.pageLocale);
  if (!found || !(await mayStillOpen(db, note, found.providerId, now))) return null;
  return { note, quest: found };
}

/** Kiosk of the request, where there has to be one. Errors: FORBIDDEN. */
export async function requireOpenKiosk(db: Db, context: Context) {
  const found = await findOpenKiosk(db, context);
  if (!found) throw new DomainError('FORBIDDEN');
  return found;
}

async function mayStillOpen(
  db: Db,
  { openedBy }: KioskNote,
  providerId: string,
  now: number,
): Promise<boolean> {
  const [opener] = await db.select(OPENER).from(account).where(eq(account.id, openedBy));
  if (!opener || opener.isBanned) return false;
  const { dateOfBirth, ...rights } = opener;
  const isYoung = dateOfBirth !== null && isYoungOn(dateOfBirth, now);
  const memberships = await readMemberships(db, openedBy);
  const subject = subjectOf({ ...rights, accountId: openedBy, isYoung, memberships });
  return mayAt(subject, providerId, 'takeAttendance');
}

const OPENER = {
  isBanned: account.isBanned,
  isStaff: account.isStaff,
  ownProviderId: account.providerId,
  dateOfBirth: account.dateOfBirth,
};
