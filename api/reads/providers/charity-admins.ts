import { and, eq, inArray, or } from 'drizzle-orm';
import { isFirstAddress } from '#api/rows/accounts/contact-email-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';

/** Somebody who is told of what concerns a charity, at a confirmed address. */
export type ToldAdmin = { accountId: string; username: string; address: string };

/** The admins of a charity, its own account among them, who can be reached; one statement. */
export async function readCharityAdmins(db: Db, providerId: string): Promise<ToldAdmin[]> {
  const admins = db
    .select({ id: groupMember.accountId })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .where(and(eq(memberGroup.providerId, providerId), eq(groupMember.roleId, ADMIN_ROLE)));
  return db
    .select({ accountId: account.id, username: account.username, address: contactEmail.emailAddress })
    .from(account)
    .innerJoin(
      contactEmail,
      and(
        eq(contactEmail.accountId, account.id),
        eq(contactEmail.verificationStatus, 'Confirmed'),
        isFirstAddress(),
      ),
    )
    .where(
      and(eq(account.isBanned, false), or(eq(account.providerId, providerId), inArray(account.id, admins))),
    );
}
