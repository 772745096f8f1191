import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { GroupGoals, MutationSetGroupGoalsArgs } from '#api/graphql/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { groupRole, memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemOfGoals } from '#domain/recaps/goal-hours.ts';
import { consoleRulesTexts } from '#domain/texts/generated/console-rules.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { loadGoalGroup, requireGroupAdmin } from './goal-group.ts';

/**
 * Sets the goals of a group. For its admins.
 * Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function setGroupGoals(
  { viewer, store, now }: Context,
  { groupId, targets, ...given }: MutationSetGroupGoalsArgs,
): Promise<GroupGoals> {
  requireLogin(viewer);
  const settings = { providerIds: [...new Set(given.providerIds)], targets: [...targets] };
  return store.write(async (tx) => {
    const { accountId } = requireGroupAdmin(viewer, await loadGoalGroup(tx, groupId));
    const message = problemOfGoals(
      refsOf(consoleRulesTexts),
      settings,
      await loadGround(tx, groupId, settings.providerIds),
    );
    if (message) throw new DomainError('BAD_USER_INPUT', { message });
    await tx.update(memberGroup).set({ goalSettings: settings }).where(eq(memberGroup.id, groupId));
    const about = { actorId: accountId, subjectId: groupId };
    await recordAudit(tx, now, { ...about, action: 'goals-set' });
    return { groupId, ...settings };
  });
}

async function loadGround(tx: Db, groupId: string, providerIds: readonly string[]) {
  const roles = await tx
    .select({ roleId: groupRole.roleId })
    .from(groupRole)
    .where(eq(groupRole.groupId, groupId));
  const providers = await tx
    .select({ id: provider.id })
    .from(provider)
    .where(isInList(provider.id, providerIds));
  return {
    roleIds: new Set(roles.map(({ roleId }) => roleId)),
    knownProviderIds: new Set(providers.map(({ id }) => id)),
  };
}
