import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { isSpent, takeOne } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { type KioskNote, kioskNoteOf } from '#api/access/request/kiosk-cookie.ts';
import { account } from '#db/schema/account.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { mayAt, subjectOf } from '#domain/permissions/permissions.ts';

/**
 * What the kiosk says that the browser of the request is; null where it is none, it was closed, or who opened it no
 * longer takes attendance there. At most four statements.
 */
export async function readOpenKiosk(db: Db, { config, request, now }: Context): Promise<KioskNote | null> {
  const note = kioskNoteOf(config, request.kioskToken, now);
  if (!note || (await isSpent(db, { limit: 'kioskClosing', subject: note.id }, now))) return null;
  return (await takesAttendance(db, note.openedBy, note.questId, now)) ? note : null;
}

/** Closes a kiosk, and every copy of its cookie. */
export async function endKiosk(tx: Db, now: number, note: KioskNote, actorId: string | null): Promise<void> {
  await takeOne(tx, { limit: 'kioskClosing', subject: note.id }, now);
  await recordAudit(tx, now, { actorId, action: 'kiosk-closed', subjectId: note.questId });
}

/**
 * Before a session opens in a browser: where it is a kiosk, that ends by whoever takes attendance there. No one else
 * logs in beside it. Errors: FORBIDDEN.
 */
export async function leaveKiosk(tx: Db, context: Context, accountId: string): Promise<void> {
  const { request, now } = context;
  const note = request.isBrowser ? await readOpenKiosk(tx, context) : null;
  if (!note) return;
  if (!(await takesAttendance(tx, accountId, note.questId, now))) throw new DomainError('FORBIDDEN');
  await endKiosk(tx, now, note, accountId);
}

async function takesAttendance(db: Db, accountId: string, questId: string, now: number): Promise<boolean> {
  const [about] = await db.select({ providerId: quest.providerId }).from(quest).where(eq(quest.id, questId));
  const [person] = await db.select(PERSON).from(account).where(eq(account.id, accountId));
  if (!about || !person || person.isBanned) return false;
  const { dateOfBirth, ...rights } = person;
  const isYoung = dateOfBirth !== null && isYoungOn(dateOfBirth, now);
  const memberships = await readMemberships(db, accountId);
  return mayAt(subjectOf({ ...rights, accountId, isYoung, memberships }), about.providerId, 'takeAttendance');
}

const PERSON = {
  isBanned: account.isBanned,
  isStaff: account.isStaff,
  ownProviderId: account.providerId,
  dateOfBirth: account.dateOfBirth,
};
