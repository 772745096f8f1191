import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import type { Method } from '../../resources/method.ts';
import { useAnswer } from '../../resources/use-method.ts';
import { forgetSession } from '../../session/session.ts';
import { useOrganization } from '../../session/use-organization.ts';
import { useChange } from '../../widgets/forms/use-change.ts';
import { groupInvitations, groupMembers, groupProgress, providerGroup } from './group-methods.ts';
import { type Group, ownGroupId } from './group-record.ts';

export const PER_PAGE = 25;

/**
 * The group that the page is about: an own one, else that of the selected charity, whose own account and the
 * product's staff belong to no group. Null: there is none.
 */
export function useShownGroup() {
  const { session, providerId, isPending } = useOrganization();
  const own = ownGroupId(session?.subject.memberships ?? [], providerId);
  const isAsked = session !== undefined && own === null && providerId !== null;
  const managed = useAnswer(providerGroup, { providerId: providerId ?? '' }, { enabled: isAsked });
  return {
    groupId: own ?? (isAsked ? (managed.data ?? null) : null),
    isPending: isPending || (isAsked && managed.isPending),
    error: isAsked ? managed.error : null,
    refetch: managed.refetch,
  };
}

/** A page of a group's members, of one role or of all, with the group itself. */
export function useGroupMembers(groupId: string, choice: { roleId: string | null; page: number }) {
  return useAnswer(groupMembers, { groupId, ...choice, perPage: PER_PAGE }, { keepsLast: true });
}

/** How far the members of a group have come with their goals, by entry of the list; for its admins. */
export function useGroupProgress({ groupId, isViewerAdmin }: Group) {
  const { data, error } = useAnswer(groupProgress, { groupId }, { enabled: isViewerAdmin });
  const notify = useNotify();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once.
  useEffect(() => {
    if (error) notify(error.message, { type: 'error' });
  }, [error]);
  return data;
}

/** Whom the group has invited and who has not answered; for its admins. */
export function useGroupInvitations({ groupId, isViewerAdmin, groupType }: Group) {
  return useAnswer(groupInvitations, { groupId }, { enabled: isViewerAdmin && groupType === 'provider' });
}

type Ending = { memberId: string; onEnd?: () => void };

/**
 * A change of what someone is in a group, which may be oneself; then one may see other things. Refused, someone else
 * may have changed the group meanwhile, or one's own right in it.
 */
export function useGroupChange<Variables, Result>(
  method: Method<Variables, Result>,
  doneText: (result: Result) => string,
  { memberId, onEnd }: Ending,
) {
  const ownId = useOwnId();
  return useChange(method, doneText, {
    onEnd: (isDone) => {
      if (!isDone || memberId === ownId) forgetSession();
      onEnd?.();
    },
    asksAnyway: true,
  });
}

/** The account at the console. */
export function useOwnId(): string {
  return useOrganization().session?.account.playerId ?? '';
}
