import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireLogin } from '#api/auth/authorize.ts';
import { type Counted, countAttempt, forgive } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationAddGroupMemberArgs } from '#api/graphql/generated/resolvers.ts';
import { account } from '#db/schema/account.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/registration.ts';
import { requireGroupAct } from './group-facts.ts';
import { readGroupMember } from './group-member-queries.ts';
import type { GroupMemberRow } from './membership-row.ts';
import { settleApplication } from './settle-application.ts';

/**
 * Adds a volunteer's account to a charity's group by its username. For the group's admins, who may try 20 usernames
 * in vain within 15 minutes. Errors: NOT_LOGGED_IN, RATE_LIMITED, and those of the group gate.
 */
export async function addGroupMember(
  { viewer, store, now }: Context,
  { groupId, username, roleId }: MutationAddGroupMemberArgs,
): Promise<GroupMemberRow> {
  const person = requireLogin(viewer);
  const counted: Counted[] = [{ limit: 'unknownUsernameByAccount', subject: person.accountId }];
  await countAttempt(store, counted, now);
  return store.write(async (tx) => {
    const memberId = await findAccountId(tx, username);
    const asked = { act: 'add' as const, groupId, memberId, destinationRoleId: roleId };
    await requireGroupAct(tx, person, asked);
    const accountId = memberId ?? '';
    await tx.insert(groupMember).values({ groupId, accountId, roleId, joinedAt: now });
    await settleApplication(tx, { groupId, accountId, now });
    await forgive(tx, counted);
    await recordAudit(tx, now, {
      action: 'group-member-added',
      actorId: person.accountId,
      subjectType: 'account',
      subjectId: accountId,
      detail: { groupId, roleId },
    });
    return readGroupMember(tx, groupId, accountId, roleId);
  });
}

/** A volunteer's account that can log in; charities' own accounts belong to no group. */
async function findAccountId(tx: Db, username: string): Promise<string | null> {
  const [found] = await tx
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        eq(account.usernameKey, uniqueKey(username)),
        eq(account.isBanned, false),
        eq(account.accountType, 'Chariteer'),
      ),
    );
  return found?.id ?? null;
}
