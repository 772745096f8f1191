import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Db } from '#db/store.ts';
import { childSubject, type Subject } from '#domain/permissions/permissions.ts';
import { isOwnChild } from './child-queries.ts';

/** Returns the rights of a participant: the viewer's, or those of a child under their account. Errors: FORBIDDEN. */
export async function requireSelfOrChild(tx: Db, viewer: Viewer, chariteerId: string): Promise<Subject> {
  if (viewer.accountId !== chariteerId && (await isOwnChild(tx, viewer, chariteerId)))
    return childSubject(chariteerId);
  return requireSelf(viewer, chariteerId);
}
