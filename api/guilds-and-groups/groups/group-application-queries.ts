import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryListGroupApplicationsArgs } from '#api/graphql/generated/types.ts';
import { VISIBILITY_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupApplication, groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isGroupAdmin } from '#domain/permissions/permissions.ts';
import { isOpenToAdmins } from './application-where.ts';
import { findGroup, GROUP_COLUMNS, type Group } from './group-facts.ts';
import type { GroupApplicationRow } from './group-row.ts';

/**
 * A page of the applications to a group: who waits longest first, then those accepted last. For its admins.
 * Errors: NOT_LOGGED_IN, GROUP_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a page.
 */
export async function listGroupApplications(
  { viewer, store, now }: Context,
  { groupId, status, ...page }: QueryListGroupApplicationsArgs,
): Promise<{ items: GroupApplicationRow[]; total: number }> {
  const person = requireLogin(viewer);
  const group = await findGroup(store.read, groupId);
  if (!group) throw new DomainError('GROUP_NOT_FOUND');
  if (!isGroupAdmin(person, group)) throw new DomainError('FORBIDDEN');
  const { limit, offset } = pageOf(page);
  const which = and(
    eq(groupApplication.groupId, groupId),
    isOpenToAdmins(now),
    status == null ? undefined : eq(groupApplication.status, status),
  );
  const { createdAt, decidedAt, id } = groupApplication;
  const items = await selectApplications(store.read, which)
    .orderBy(sql`${decidedAt} IS NOT NULL`, desc(decidedAt), asc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  return { items, total: await countApplications(store.read, which) };
}

/** The viewer's own latest application to a group, or null. Errors: NOT_LOGGED_IN. */
export async function findOwnApplication(
  { viewer, store }: Context,
  groupId: string,
): Promise<GroupApplicationRow | null> {
  const { accountId } = requireLogin(viewer);
  const [found] = await selectApplications(
    store.read,
    and(eq(groupApplication.groupId, groupId), eq(groupApplication.accountId, accountId)),
  )
    .orderBy(desc(groupApplication.createdAt), desc(groupApplication.id))
    .limit(1);
  return found ?? null;
}

/**
 * An application to the group as its admins have it, or null: of someone under 18 only once it can be accepted. For who
 * acts on another person’s application. `now` in epoch ms.
 */
export async function readOpenApplication(
  db: Db,
  now: number,
  { groupId, id }: { groupId: string; id: string },
): Promise<GroupApplicationRow | null> {
  const isMeant = and(eq(groupApplication.groupId, groupId), eq(groupApplication.id, id));
  const [found] = await selectApplications(db, and(isMeant, isOpenToAdmins(now)));
  return found ?? null;
}

/** An application to the group, whoever may read it, or null. */
export async function readApplication(
  db: Db,
  groupId: string,
  id: string,
): Promise<GroupApplicationRow | null> {
  const [found] = await selectApplications(
    db,
    and(eq(groupApplication.groupId, groupId), eq(groupApplication.id, id)),
  );
  return found ?? null;
}

/** Groups that accepted a person who is still a member, latest first. */
export async function readAcceptances(
  db: Db,
  memberId: string,
): Promise<{ group: Group; decidedAt: number }[]> {
  const rows = await db
    .selectDistinct({ group: GROUP_COLUMNS, decidedAt: groupApplication.decidedAt })
    .from(groupApplication)
    .innerJoin(memberGroup, eq(memberGroup.id, groupApplication.groupId))
    .innerJoin(
      groupMember,
      and(
        eq(groupMember.groupId, groupApplication.groupId),
        eq(groupMember.accountId, groupApplication.accountId),
      ),
    )
    .where(eq(groupApplication.accountId, memberId))
    .orderBy(desc(groupApplication.decidedAt));
  return rows.flatMap(({ group, decidedAt }) => (decidedAt === null ? [] : [{ group, decidedAt }]));
}

/** How many applications to a group wait for its admins. `now` in epoch ms. */
export function countPendingApplications(db: Db, now: number, groupId: string): Promise<number> {
  const isWaiting = and(eq(groupApplication.groupId, groupId), eq(groupApplication.status, 'pending'));
  return countApplications(db, and(isWaiting, isOpenToAdmins(now)));
}

/** Select of how many applications to the groups of a charity wait for its admins. `now` in epoch ms. */
export function selectPendingCount(db: Db, now: number, providerId: string) {
  return selectCount(
    db,
    and(eq(memberGroup.providerId, providerId), eq(groupApplication.status, 'pending'), isOpenToAdmins(now)),
  );
}

/** Condition that leaves out blocked accounts; their applications come back with the account. */
const isOfActiveAccount = eq(account.isBanned, false);

/** Applications with who applies; those of blocked accounts are left out. */
export function selectApplications(db: Db, which: SQL | undefined) {
  return db
    .select({
      id: groupApplication.id,
      groupId: groupApplication.groupId,
      ownerId: account.id,
      providerId: memberGroup.providerId,
      memberId: account.id,
      username: account.username,
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      ...VISIBILITY_COLUMNS,
      answer: groupApplication.answer,
      status: groupApplication.status,
      createdAt: groupApplication.createdAt,
      decidedAt: groupApplication.decidedAt,
    })
    .from(groupApplication)
    .innerJoin(account, eq(account.id, groupApplication.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupApplication.accountId))
    .innerJoin(memberGroup, eq(memberGroup.id, groupApplication.groupId))
    .where(and(which, isOfActiveAccount))
    .$dynamic();
}

async function countApplications(db: Db, which: SQL | undefined): Promise<number> {
  const [counted] = await selectCount(db, which);
  return counted?.total ?? 0;
}

function selectCount(db: Db, which: SQL | undefined) {
  return db
    .select({ total: count() })
    .from(groupApplication)
    .innerJoin(account, eq(account.id, groupApplication.accountId))
    .leftJoin(chariteer, eq(chariteer.id, groupApplication.accountId))
    .innerJoin(memberGroup, eq(memberGroup.id, groupApplication.groupId))
    .where(and(which, isOfActiveAccount));
}
