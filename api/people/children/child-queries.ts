import { and, asc, count, eq } from 'drizzle-orm';
import { requireLogin, requireSelf } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { hasOtherGuardian } from '#api/rows/child-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { childSubject } from '#domain/permissions/permissions.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import type { ChildRow } from './child-row.ts';

type Guardian = Pick<Subject, 'accountId' | 'isYoung'>;

/** Whether the record of a child is under an account that can act for it. No one under 18 can. */
export async function isOwnChild(
  db: Db,
  { accountId: guardianAccountId, isYoung }: Guardian,
  chariteerId: string,
): Promise<boolean> {
  if (isYoung) return false;
  const found = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(
      and(eq(childRecord.chariteerId, chariteerId), eq(childRecord.guardianAccountId, guardianAccountId)),
    )
    .get();
  return found !== undefined;
}

/** Whether a record is a child's, without an account of its own. */
export async function isChild(db: Db, chariteerId: string): Promise<boolean> {
  const found = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(eq(childRecord.chariteerId, chariteerId))
    .get();
  return found !== undefined;
}

/** How many children stand under an account. */
export async function countChildren(db: Db, guardianAccountId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(childRecord)
    .where(eq(childRecord.guardianAccountId, guardianAccountId));
  return counted?.total ?? 0;
}

/** Returns the children that an account can act for. No one under 18 can. */
export async function readChildrenInCare(db: Db, { accountId, isYoung }: Guardian): Promise<ChildRow[]> {
  return isYoung ? [] : readChildren(db, accountId);
}

/** The children under an account, by first name, even where it can't act for them. */
export async function readChildren(db: Db, guardianAccountId: string): Promise<ChildRow[]> {
  const rows = await db
    .select({
      ownerId: childRecord.guardianAccountId,
      id: chariteer.id,
      username: chariteer.username,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
      isShared: hasOtherGuardian(childRecord),
    })
    .from(childRecord)
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .where(eq(childRecord.guardianAccountId, guardianAccountId))
    .orderBy(asc(chariteer.id));
  return sortedByName(rows, ({ nameFirst }) => nameFirst ?? '');
}

/** The children of the session's own account. Errors: NOT_LOGGED_IN. */
export async function listOwnChildren({ viewer, store }: Context): Promise<ChildRow[]> {
  return readChildrenInCare(store.read, requireLogin(viewer));
}

/** Returns the rights of a participant: the viewer's, or those of a child under their account. Errors: FORBIDDEN. */
export async function requireSelfOrChild(tx: Db, viewer: Viewer, chariteerId: string): Promise<Subject> {
  if (viewer.accountId !== chariteerId && (await isOwnChild(tx, viewer, chariteerId)))
    return childSubject(chariteerId);
  return requireSelf(viewer, chariteerId);
}
