import { and, asc, eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { provider } from '#db/schema/provider.ts';
import { isGroupAdmin, NON_MEMBER_ROLE } from '#domain/permissions/permissions.ts';
import { findOwnApplication } from './group-application-queries.ts';
import type { CharityApplicationRow } from './group-row.ts';

/**
 * The group that runs a charity, for someone who may apply to it or has done so; null for everyone else, and where
 * there is no such group: minors, people without a record, the banned, and who has a role there. Errors: NOT_LOGGED_IN.
 */
export async function readCharityApplication(
  context: Context,
  providerId: string,
): Promise<CharityApplicationRow | null> {
  const viewer = requireLogin(context.viewer);
  if (viewer.isYoung || !viewer.hasRecord) return null;
  const banned = and(eq(providerBan.providerId, provider.id), eq(providerBan.chariteerId, viewer.accountId));
  const [group] = await context.store.read
    .select({ groupId: memberGroup.id, providerId: memberGroup.providerId, banId: providerBan.id })
    .from(memberGroup)
    .innerJoin(provider, and(eq(provider.id, memberGroup.providerId), eq(provider.isVisible, true)))
    .leftJoin(providerBan, banned)
    .where(eq(memberGroup.providerId, providerId))
    .orderBy(asc(memberGroup.groupName), asc(memberGroup.id))
    .limit(1);
  if (!group || group.banId !== null || isGroupAdmin(viewer, group)) return null;
  const { groupId } = group;
  const held = viewer.memberships.find((membership) => membership.groupId === groupId)?.roles ?? [];
  if (held.some(({ roleId }) => roleId !== NON_MEMBER_ROLE)) return null;
  const application = await findOwnApplication(context, groupId);
  // Who was accepted and has left may apply again.
  const isOpen = application?.status === 'pending' || held.length > 0;
  return { ownerId: viewer.accountId, groupId, application: isOpen ? application : null };
}
