import { and, eq, sql } from 'drizzle-orm';
import { isFirstAddress, isReachableAddress } from '#api/rows/contact-email-where.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import type { Locale } from '#domain/texts/locale.ts';

export type CharityAdmin = {
  providerId: string;
  accountId: string;
  address: string;
  locale: Locale | null;
};

/**
 * The adults who answer for these charities, by confirmed addresses: the admins of their groups and their own accounts.
 * `now` in epoch ms.
 */
export async function readCharityAdmins(
  db: Db,
  now: number,
  providerIds: readonly string[],
): Promise<CharityAdmin[]> {
  if (providerIds.length === 0) return [];
  const isReached = and(eq(contactEmail.accountId, account.id), isReachableAddress(), isFirstAddress());
  const { id: accountId, dateOfBirth, locale } = account;
  const columns = { accountId, dateOfBirth, locale, address: contactEmail.emailAddress };
  const members = await db
    .selectDistinct({ providerId: sql<string>`${memberGroup.providerId}`, ...columns })
    .from(memberGroup)
    .innerJoin(groupMember, and(eq(groupMember.groupId, memberGroup.id), eq(groupMember.roleId, ADMIN_ROLE)))
    .innerJoin(account, and(eq(account.id, groupMember.accountId), eq(account.isBanned, false)))
    .innerJoin(contactEmail, isReached)
    .where(isInList(memberGroup.providerId, providerIds));
  const own = await db
    .select({ providerId: sql<string>`${account.providerId}`, ...columns })
    .from(account)
    .innerJoin(contactEmail, isReached)
    .where(and(isInList(account.providerId, providerIds), eq(account.isBanned, false)));
  const isMember = ({ accountId }: CharityAdmin) => members.some((member) => member.accountId === accountId);
  const all = [...members, ...own.filter((account) => !isMember(account))];
  return all.flatMap(({ dateOfBirth: born, ...admin }) => (isYoungOn(born, now) ? [] : [admin]));
}
