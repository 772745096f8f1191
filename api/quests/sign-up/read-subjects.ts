import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { childSubject, type Membership, type Subject, subjectOf } from '#domain/permissions/permissions.ts';

/**
 * Who these volunteers are to the permission table of one provider, as their own sessions would say; a child without an
 * account is no one but itself. Banned accounts are left out: nothing is done for them. Two statements.
 */
export async function readSubjects(
  db: Db,
  { ids, providerId, now }: { ids: readonly string[]; providerId: string; now: number },
): Promise<Map<string, Subject>> {
  const people = await db
    .select({
      id: chariteer.id,
      dateOfBirth: chariteer.dateOfBirth,
      accountId: account.id,
      isStaff: account.isStaff,
      isBanned: account.isBanned,
      ownProviderId: account.providerId,
    })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(isInList(chariteer.id, ids));
  const memberships = await readMembershipsAt(db, providerId, ids);
  return new Map(
    people.flatMap(({ id, dateOfBirth, accountId, isStaff, isBanned, ownProviderId }) => {
      if (isBanned) return [];
      if (accountId === null) return [[id, childSubject(id)] as const];
      const isYoung = isYoungOn(dateOfBirth, now);
      const own = memberships.get(id) ?? [];
      return [
        [id, subjectOf({ accountId, isYoung, isStaff: isStaff ?? false, ownProviderId, memberships: own })],
      ] as const;
    }),
  );
}

async function readMembershipsAt(
  db: Db,
  providerId: string,
  ids: readonly string[],
): Promise<Map<string, Membership[]>> {
  const rows = await db
    .select({
      accountId: groupMember.accountId,
      groupId: memberGroup.id,
      groupName: memberGroup.groupName,
      groupType: memberGroup.groupType,
      providerId: memberGroup.providerId,
      providerName: provider.name,
      roleId: groupMember.roleId,
    })
    .from(memberGroup)
    .innerJoin(provider, eq(provider.id, memberGroup.providerId))
    .innerJoin(groupMember, eq(groupMember.groupId, memberGroup.id))
    .where(and(eq(memberGroup.providerId, providerId), isInList(groupMember.accountId, ids)));
  const byPerson = new Map<string, Membership[]>();
  for (const { accountId, roleId, ...group } of rows) {
    const known = byPerson.get(accountId) ?? [];
    byPerson.set(accountId, [...known, { ...group, roles: [{ roleId, roleName: '' }] }]);
  }
  return byPerson;
}
