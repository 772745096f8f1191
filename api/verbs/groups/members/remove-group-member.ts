import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { requireGroupAct } from '#api/reads/groups/group-facts.ts';
import type { MutationRemoveGroupMemberArgs } from '#api/sdl/generated/types.ts';
import { endMemberships } from '#api/verbs/groups/keep-membership.ts';
import { endInvitationsBy } from '#api/verbs/groups/sweep-invitations.ts';
import type { Db } from '#db/store.ts';

/**
 * Takes somebody out of a group with all their roles: its admins anybody, a member oneself.
 * Errors: NOT_LOGGED_IN, those of the group gate, and PROOF_NEEDED for others.
 */
export async function removeGroupMember(
  { viewer, store, now }: Context,
  { groupId, memberId }: MutationRemoveGroupMemberArgs,
): Promise<boolean> {
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    await requireGroupAct(tx, person, { act: 'remove', groupId, memberId });
    if (memberId !== person.accountId) requireRecentProof({ viewer, now });
    await takeOut(tx, person.accountId, { groupId, memberId, now });
    return true;
  });
}

/** Ends somebody's membership, and what they have offered as an admin. `now` in epoch ms. */
export async function takeOut(
  tx: Db,
  actorId: string,
  { groupId, memberId, now }: { groupId: string; memberId: string; now: number },
): Promise<void> {
  await endMemberships(tx, memberId, [groupId], now);
  await endInvitationsBy(tx, groupId, memberId);
  const subject = { subjectId: memberId };
  await recordAudit(tx, now, { ...subject, action: 'group-member-removed', actorId, detail: { groupId } });
}
