import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { isFirstAddress, isReachableAddress } from '#api/rows/contact-email-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Someone who is told of what concerns a charity. */
export type ToldAdmin = { accountId: string; username: string; address: string; locale: Locale | null };

/**
 * The admins of a charity who can be reached at a confirmed address, and its own account, whose first password came by
 * email; one statement.
 */
export async function readCharityAdmins(db: Db, providerId: string): Promise<ToldAdmin[]> {
  const admins = db
    .select({ id: groupMember.accountId })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .where(and(eq(memberGroup.providerId, providerId), eq(groupMember.roleId, ADMIN_ROLE)));
  const isOwnAccount = and(eq(account.providerId, providerId), isNotNull(account.passwordHash));
  return db
    .select({
      accountId: account.id,
      username: account.username,
      locale: account.locale,
      address: sql<string>`coalesce(${contactEmail.emailAddress}, ${account.email})`,
    })
    .from(account)
    .leftJoin(
      contactEmail,
      and(eq(contactEmail.accountId, account.id), isReachableAddress(), isFirstAddress()),
    )
    .where(
      and(
        eq(account.isBanned, false),
        or(isOwnAccount, and(inArray(account.id, admins), isNotNull(contactEmail.id))),
      ),
    );
}
