import { eq } from 'drizzle-orm';
import { readAccountSummaries } from '#api/reads/accounts/account-page.ts';
import type { AccountSummary } from '#api/sdl/generated/types.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';

/** Somebody as staff see them who compare records; of a child also the guardian's user name. */
export type ComparedPerson = AccountSummary & { guardianUsername: string | null };

/** People with an account, and children under one, whose address is the guardian's; in any order. Two statements. */
export async function readComparedPeople(db: Db, ids: readonly string[]): Promise<ComparedPerson[]> {
  const people = await readAccountSummaries(db, ids);
  const children = await db
    .select({ child: chariteer, guardian: { username: account.username, email: account.email } })
    .from(childRecord)
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .innerJoin(account, eq(account.id, childRecord.guardianAccountId))
    .where(isInList(childRecord.chariteerId, ids));
  return [
    ...people.map((person) => ({ ...person, guardianUsername: null })),
    ...children.map(({ child, guardian }) => childSummary(child, guardian)),
  ];
}

function childSummary(
  { id, username, nameFirst, nameLast, dateOfBirth, subscriptionStatus, createdAt }: Child,
  guardian: { username: string; email: string },
): ComparedPerson {
  return {
    id,
    username: username ?? '',
    email: guardian.email,
    nameFirst,
    nameLast,
    dateOfBirth,
    subscriptionStatus,
    createdAt,
    guardianUsername: guardian.username,
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
