import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import {
  ADMIN_ROLE,
  canUse,
  type Feature,
  PARKED_PROVIDER_NAME,
  type Reach,
  reachOf,
} from '#domain/permissions/permissions.ts';

/** Someone who runs a charity, with all roles there. */
export type ManagerToTell = { accountId: string; roles: readonly string[] };

/**
 * Who is told of the quests of charities, by charity: the adults of its group whose roles open the feature, and its own
 * account. Never the product's staff. Two statements however many there are. `now` in epoch ms.
 */
export async function readManagersOf(
  db: Db,
  providerIds: readonly string[],
  now: number,
  feature: Feature = 'editQuests',
): Promise<Map<string, ManagerToTell[]>> {
  const rows = [...(await readOwnAccounts(db, providerIds)), ...(await readMembers(db, providerIds, now))];
  return managersAmong(rows, feature);
}

/** The people of a charity's group among them, without its own account; one statement. `now` in epoch ms. */
export async function readPeopleWhoManage(
  db: Db,
  providerIds: readonly string[],
  now: number,
  feature: Feature,
): Promise<Map<string, ManagerToTell[]>> {
  return managersAmong(await readMembers(db, providerIds, now), feature);
}

type RoleOfAccount = { accountId: string; providerId: string; roleId: string };

function managersAmong(rows: readonly RoleOfAccount[], feature: Feature): Map<string, ManagerToTell[]> {
  const byProvider = Map.groupBy(rows, ({ providerId }) => providerId);
  const managersIn = (found: readonly RoleOfAccount[]) =>
    [...Map.groupBy(found, ({ accountId }) => accountId)]
      .map(([accountId, own]) => ({ accountId, roles: own.map(({ roleId }) => roleId) }))
      .filter(({ roles }) => canUse(roles, feature));
  return new Map([...byProvider].map(([providerId, found]) => [providerId, managersIn(found)]));
}

/** How far a manager may read the names of a charity's volunteers. */
export function namesReachOf({ roles }: ManagerToTell): Reach {
  return reachOf(roles, 'readNames');
}

/** A charity's own account may do what its admins may. */
async function readOwnAccounts(db: Db, providerIds: readonly string[]) {
  const rows = await db
    .select({ accountId: account.id, providerId: account.providerId })
    .from(account)
    .where(
      and(
        isInList(account.providerId, providerIds),
        isNotNull(account.providerId),
        eq(account.isBanned, false),
      ),
    );
  return rows.map(({ accountId, providerId }) => ({
    accountId,
    providerId: providerId ?? '',
    roleId: ADMIN_ROLE as string,
  }));
}

async function readMembers(db: Db, providerIds: readonly string[], now: number) {
  const rows = await db
    .select({
      accountId: account.id,
      providerId: provider.id,
      roleId: groupMember.roleId,
      dateOfBirth: account.dateOfBirth,
    })
    .from(memberGroup)
    .innerJoin(provider, eq(provider.id, memberGroup.providerId))
    .innerJoin(groupMember, eq(groupMember.groupId, memberGroup.id))
    .innerJoin(account, eq(account.id, groupMember.accountId))
    .where(
      and(
        isInList(memberGroup.providerId, providerIds),
        ne(provider.name, PARKED_PROVIDER_NAME),
        eq(account.isBanned, false),
      ),
    );
  return rows.filter(({ dateOfBirth }) => !isYoungOn(dateOfBirth, now));
}
