import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAddGroupMemberArgs } from '#api/graphql/generated/types.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { groupInvitation } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readInvited } from '#domain/groups/group-invitation.ts';
import { roleNameOf } from '#domain/groups/group-role.ts';
import { EMAIL_INVITATION_MS, INVITATION_MS } from '#domain/groups/invitation-limits.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { requireGroupAct } from './group-facts.ts';
import { countOpenInvitations, isOpenInvitationFor } from './group-invitation-queries.ts';
import type { GroupInvitationRow } from './group-row.ts';
import { mailInvitation, mailToAddress } from './mail-invitation.ts';
import { forgetEndedInvitations } from './sweep-invitations.ts';

/**
 * Invites someone to a charity's group by the user name or email address that is typed, 20 times in 15 minutes. The
 * answer, and what the group sees, is the same whether or not anybody has it; an email goes to the address, or where
 * someone has that name. For its admins.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED, those of the group gate, and PROOF_NEEDED.
 */
export async function addGroupMember(
  context: Context,
  { groupId, username: typed, roleId }: MutationAddGroupMemberArgs,
): Promise<GroupInvitationRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const read = readInvited(typed);
  if ('problem' in read) throw new DomainError('BAD_USER_INPUT', { message: read.problem });
  const { username, isAddress } = read;
  const usernameKey = uniqueKey(username);
  await countAttempt(store, [{ limit: 'groupInvitationByAccount', subject: person.accountId }], now);
  return store.write(async (tx) => {
    const accountId = await findAccountId(tx, usernameKey);
    const group = await requireGroupAct(tx, person, {
      act: 'invite',
      groupId,
      memberId: accountId,
      destinationRoleId: roleId,
      hasInvitation: await isOpenInvitationFor(tx, { groupId, usernameKey }, now),
      invitationCount: await countOpenInvitations(tx, groupId, now),
    });
    requireRecentProof(context);
    await forgetEndedInvitations(tx, now);
    const times = { createdAt: now, expiresAt: now + (isAddress ? EMAIL_INVITATION_MS : INVITATION_MS) };
    const invited = { id: newId(now), groupId, roleId, username, ...times };
    const invitedById = person.accountId;
    await tx.insert(groupInvitation).values({ ...invited, usernameKey, accountId, invitedById });
    if (isAddress) await mailToAddress(tx, context, group, { ...invited, invitedById });
    else await mailInvitation(tx, context, group, { ...invited, accountId, invitedById });
    const about = { actorId: invitedById, subjectId: groupId };
    await recordAudit(tx, now, { ...about, action: 'group-invited', detail: { invitation: invited.id } });
    return { ...invited, roleName: roleNameOf(roleId) };
  });
}

/** A volunteer's account that can log in; charities' own accounts belong to no group. */
async function findAccountId(tx: Db, usernameKey: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.usernameKey, usernameKey),
        eq(account.isBanned, false),
        eq(account.accountType, 'Chariteer'),
      ),
    );
  return found?.id ?? null;
}
