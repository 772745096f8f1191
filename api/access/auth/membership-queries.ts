import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { groupMember, groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import type { AskingMembership } from '#domain/permissions/demanded-factor.ts';
import { sortedByName } from '#domain/text/folded-text.ts';

const rolesOfAccount = prepareOnce((db: Db) => rolesOf(db, sql`${sql.placeholder('accountId')}`));
const rolesOfSession = prepareOnce((db: Db) =>
  rolesOf(db, sql`(SELECT "accountId" FROM session WHERE "id" = ${sql.placeholder('sessionId')})`),
);

function rolesOf(db: Db, accountId: SQL) {
  return db
    .select({
      groupId: memberGroup.id,
      groupName: memberGroup.groupName,
      groupType: memberGroup.groupType,
      providerId: memberGroup.providerId,
      providerName: provider.name,
      demandsSecondFactor: provider.demandsSecondFactor,
      roleId: groupRole.roleId,
      roleName: groupRole.roleName,
    })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .innerJoin(
      groupRole,
      and(eq(groupRole.groupId, groupMember.groupId), eq(groupRole.roleId, groupMember.roleId)),
    )
    .leftJoin(provider, eq(provider.id, memberGroup.providerId))
    .where(eq(groupMember.accountId, accountId))
    .orderBy(asc(memberGroup.id), asc(groupRole.roleName))
    .prepare();
}

/** The groups of an account by name, each with the roles it holds there. One statement. */
export async function readMemberships(db: Db, accountId: string): Promise<AskingMembership[]> {
  return membershipsOf(await rolesOfAccount(db).all({ accountId }));
}

/** Reads the memberships of a session's account, known only by the hash of its token. */
export async function readMembershipsOfSession(db: Db, sessionId: string): Promise<AskingMembership[]> {
  return membershipsOf(await rolesOfSession(db).all({ sessionId }));
}

type Row = Awaited<ReturnType<ReturnType<typeof rolesOfAccount>['all']>>[number];

function membershipsOf(rows: readonly Row[]): AskingMembership[] {
  const groups = new Map<string, AskingMembership & { roles: { roleId: string; roleName: string }[] }>();
  for (const { roleId, roleName, demandsSecondFactor: demands, ...group } of rows) {
    const known = groups.get(group.groupId);
    // A guild has no charity that could demand one.
    const demandsSecondFactor = demands === true;
    if (known) known.roles.push({ roleId, roleName });
    else groups.set(group.groupId, { ...group, demandsSecondFactor, roles: [{ roleId, roleName }] });
  }
  return sortedByName([...groups.values()], ({ groupName }) => groupName);
}
