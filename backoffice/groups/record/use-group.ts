import { useGetList, useGetOne, useNotify, useRefresh } from 'react-admin';
import { isWorthRetrying } from '../../api-client/error-code.ts';
import { forgetSession } from '../../session/session.ts';
import { useOrganization } from '../../session/use-organization.ts';
import {
  type Group,
  type GroupApplication,
  type GroupInvitation,
  type GroupMember,
  type MemberGoal,
  ownGroupId,
} from './group-record.ts';

const QUIET = { retry: isWorthRetrying, onError: () => undefined } as const;
export const PER_PAGE = 25;

/**
 * The group that the page is about: an own one, else that of the selected charity, whose own account and the
 * product's staff belong to no group. Null: there is none.
 */
export function useShownGroup() {
  const { session, providerId, isPending } = useOrganization();
  const own = ownGroupId(session?.subject.memberships ?? [], providerId);
  const isAsked = session !== undefined && own === null && providerId !== null;
  const managed = useGetOne<{ id: string; groupId: string | null }>(
    'providerGroups',
    { id: providerId ?? '' },
    { ...QUIET, enabled: isAsked },
  );
  return {
    groupId: own ?? (isAsked ? (managed.data?.groupId ?? null) : null),
    isPending: isPending || (isAsked && managed.isPending),
    error: isAsked ? managed.error : null,
    refetch: managed.refetch,
  };
}

/** A page of a group's members, of one role or of all, with the group itself. */
export function useGroupMembers(groupId: string, { roleId, page }: { roleId: string | null; page: number }) {
  const list = useGetList<GroupMember>(
    'groupMembers',
    { filter: { groupId, ...(roleId && { roleId }) }, pagination: { page, perPage: PER_PAGE } },
    { ...QUIET, placeholderData: (last) => last },
  );
  return { ...list, group: list.meta as Group | undefined };
}

/** How far the members of a group have come with their goals, by entry of the list; for its admins. */
export function useGroupProgress({ groupId, isViewerAdmin }: Group): ReadonlyMap<string, MemberGoal> {
  const notify = useNotify();
  const { data = [] } = useGetList<MemberGoal>(
    'groupProgress',
    { filter: { groupId } },
    { ...QUIET, enabled: isViewerAdmin, onError: (error) => notify(error.message, { type: 'error' }) },
  );
  return new Map(data.map((goal) => [goal.id, goal]));
}

/** A page of the applications to a group. */
export function useGroupApplications(groupId: string, page: number) {
  return useGetList<GroupApplication>(
    'groupApplications',
    { filter: { groupId }, pagination: { page, perPage: PER_PAGE } },
    { ...QUIET, placeholderData: (last) => last },
  );
}

/** Whom the group has invited and who has not answered; for its admins. */
export function useGroupInvitations({ groupId, isViewerAdmin, groupType }: Group) {
  return useGetList<GroupInvitation>(
    'groupInvitations',
    { filter: { groupId } },
    { ...QUIET, enabled: isViewerAdmin && groupType === 'provider' },
  );
}

/** Shows what has changed; a change of one's own role changes what one may see. */
export function useGroupChanged() {
  const refresh = useRefresh();
  const ownId = useOwnId();
  return (memberId: string) => {
    if (memberId === ownId) forgetSession();
    refresh();
  };
}

/** The account at the console. */
export function useOwnId(): string {
  return useOrganization().session?.account.playerId ?? '';
}
