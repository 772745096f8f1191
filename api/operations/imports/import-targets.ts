import { eq } from 'drizzle-orm';
import { district } from '#db/schema/district.ts';
import { groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { defaultRoleOf, roleNameOf } from '#domain/groups/group-role.ts';
import type { ImportedMembership } from '#domain/imports/imported-volunteer.ts';
import { NON_MEMBER_ROLE } from '#domain/permissions/permissions.ts';
import { foldedText } from '#domain/text/folded-text.ts';

export type GroupPlace = { groupId: string; roleId: string };

/** What a file of people refers to by name or id. Null: no such one, or several of that name. */
export type ImportTargets = {
  districtId: (named: string) => string | null;
  providerId: (named: string) => string | null;
  groupPlace: (membership: ImportedMembership) => GroupPlace | null;
};

/** Reads districts, charities and groups with their roles once for a whole file; four statements. */
export async function readImportTargets(db: Db): Promise<ImportTargets> {
  const districts = await db.select({ id: district.id, name: district.name }).from(district);
  const providers = await db.select({ id: provider.id, name: provider.name }).from(provider);
  const groups = await db
    .select({
      id: memberGroup.id,
      name: memberGroup.groupName,
      groupType: memberGroup.groupType,
      of: provider.name,
    })
    .from(memberGroup)
    .leftJoin(provider, eq(provider.id, memberGroup.providerId));
  const roles = Map.groupBy(await db.select().from(groupRole), ({ groupId }) => groupId);
  const findGroup = finderOf(groups, ({ name, of }) => (of === null || of === name ? [name] : [name, of]));
  const nameOnly = ({ name }: { name: string }) => [name];
  const findDistrict = finderOf(districts, nameOnly);
  const findProvider = finderOf(providers, nameOnly);
  return {
    districtId: (named) => findDistrict(named)?.id ?? null,
    providerId: (named) => findProvider(named)?.id ?? null,
    groupPlace: ({ group: named, role }) => {
      // A name may hold a colon, too.
      const whole = role === null ? null : findGroup(`${role}: ${named}`);
      const group = whole ?? findGroup(named);
      if (!group) return null;
      const wanted = whole || role === null ? defaultRoleOf(group.groupType) : role;
      const held = roles.get(group.id)?.find(({ roleId }) => isRoleCalled(roleId, wanted));
      return held && held.roleId !== NON_MEMBER_ROLE ? { groupId: group.id, roleId: held.roleId } : null;
    },
  };
}

function isRoleCalled(roleId: string, called: string): boolean {
  return [roleId, roleNameOf(roleId)].some((name) => foldedText(name) === foldedText(called));
}

type Named = { id: string };

function finderOf<Row extends Named>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, Row | null>();
  for (const row of rows)
    for (const name of new Set(namesOf(row).map(foldedText))) byName.set(name, byName.has(name) ? null : row);
  return (named: string): Row | null => byId.get(named) ?? byName.get(foldedText(named)) ?? null;
}
