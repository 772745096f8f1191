import { asc, eq } from 'drizzle-orm';
import type { AccountSummary } from '#api/graphql/generated/types.ts';
import { readAccountSummaries } from '#api/identity/accounts/account-page.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';

/** Someone as staff see them who compare records; of a child also the guardians' user names. */
export type ComparedPerson = AccountSummary & { guardians: Guardian[] };

type Guardian = { id: string; username: string; email: string };

/** People with an account, and children under some, whose address is the first guardian's; in any order. Two statements. */
export async function readComparedPeople(db: Db, ids: readonly string[]): Promise<ComparedPerson[]> {
  const people = await readAccountSummaries(db, ids);
  const children = await db
    .select({
      child: chariteer,
      guardian: { id: account.id, username: account.username, email: account.email },
    })
    .from(childRecord)
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .innerJoin(account, eq(account.id, childRecord.guardianAccountId))
    .where(isInList(childRecord.chariteerId, ids))
    .orderBy(asc(childRecord.createdAt), asc(childRecord.guardianAccountId));
  const byChild = Map.groupBy(children, ({ child }) => child.id);
  return [
    ...people.map((person) => ({ ...person, guardians: [] })),
    ...[...byChild.values()].flatMap((own) =>
      own.slice(0, 1).map(({ child }) =>
        childSummary(
          child,
          own.map(({ guardian }) => guardian),
        ),
      ),
    ),
  ];
}

function childSummary(
  { id, username, nameFirst, nameLast, dateOfBirth, subscriptionStatus, createdAt }: Child,
  guardians: Guardian[],
): ComparedPerson {
  return {
    id,
    username: username ?? '',
    email: guardians[0]?.email ?? '',
    nameFirst,
    nameLast,
    dateOfBirth,
    subscriptionStatus,
    createdAt,
    guardians,
    ...WITHOUT_ACCOUNT,
  };
}

type Child = typeof chariteer.$inferSelect;

const WITHOUT_ACCOUNT = {
  accountType: 'Chariteer',
  isStaff: false,
  hasPassword: false,
  isBanned: false,
  banReason: null,
  ownProviderId: null,
  ownProviderName: null,
} as const;
