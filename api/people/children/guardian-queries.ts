import { eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { inOrder } from '#domain/guardians/several-guardians.ts';

/** Guardian who has the child's record under their account, and what they signed. */
export type ChildsGuardian = {
  accountId: string;
  since: number;
  signedName: string;
  textVersion: string;
  account: typeof account.$inferSelect;
};

/** All guardians of a child, the one who registered it first at the front; no one for who is no child. */
export async function readGuardians(db: Db, chariteerId: string): Promise<ChildsGuardian[]> {
  const rows = await db
    .select({
      accountId: childRecord.guardianAccountId,
      since: childRecord.createdAt,
      signedName: childRecord.signedName,
      textVersion: childRecord.textVersion,
      account,
    })
    .from(childRecord)
    .innerJoin(account, eq(account.id, childRecord.guardianAccountId))
    .where(eq(childRecord.chariteerId, chariteerId));
  return inOrder(rows);
}
