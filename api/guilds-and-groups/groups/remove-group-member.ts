import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRemoveGroupMemberArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { requireGroupAct } from './group-facts.ts';
import { endMemberships } from './keep-membership.ts';
import { endInvitationsBy } from './sweep-invitations.ts';

/**
 * Takes someone out of a group with all their roles: its admins anybody, a member oneself.
 * Errors: NOT_LOGGED_IN, those of the group gate, and PROOF_NEEDED for others.
 */
export async function removeGroupMember(
  context: Context,
  { groupId, memberId }: MutationRemoveGroupMemberArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    await requireGroupAct(tx, person, { act: 'remove', groupId, memberId });
    if (memberId !== person.accountId) requireRecentProof({ viewer, now });
    await takeOut(tx, context, person.accountId, { groupId, memberId });
    return true;
  });
}

/** Ends someone's membership, and what they have offered as an admin; of the last one of a guild, what it holds. */
export async function takeOut(
  tx: Db,
  context: MailContext,
  actorId: string | null,
  { groupId, memberId }: { groupId: string; memberId: string },
): Promise<void> {
  const { now } = context;
  await endMemberships(tx, memberId, [groupId], now);
  await endInvitationsBy(tx, groupId, memberId);
  const subject = { subjectId: memberId };
  await recordAudit(tx, now, { ...subject, action: 'group-member-removed', actorId, detail: { groupId } });
  await report(tx, context, 'MemberLeft', { groupId });
}

type Closed = { memberId: string; memberships: readonly { groupId: string }[] };

/** Removes someone from every group that is closed to them. */
export async function takeOutOfAll(
  tx: Db,
  context: MailContext,
  { memberId, memberships }: Closed,
): Promise<void> {
  for (const { groupId } of memberships) await takeOut(tx, context, null, { groupId, memberId });
}
