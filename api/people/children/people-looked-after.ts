import { and, eq } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';

/** The account's own person and those of some people whose guardian it is: registered children, and by consent. */
export async function readPeopleLookedAfter(
  db: Db,
  accountId: string,
  chariteerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const children = await db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(
      and(eq(childRecord.guardianAccountId, accountId), isInList(childRecord.chariteerId, chariteerIds)),
    );
  const consents = await db
    .select({ id: guardianConsent.chariteerId, mailboxKey: guardianConsent.mailboxKey })
    .from(guardianConsent)
    .where(and(eq(guardianConsent.state, 'given'), isInList(guardianConsent.chariteerId, chariteerIds)));
  const own = consents.length === 0 ? new Set<string>() : await readOwnMailboxes(db, accountId);
  const minors = consents.filter(({ mailboxKey }) => own.has(mailboxKey));
  return new Set([accountId, ...[...children, ...minors].map(({ id }) => id)]);
}

/** The account's mailboxes, as consents name them. */
async function readOwnMailboxes(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ key: account.mailboxKey })
    .from(account)
    .where(eq(account.id, accountId))
    .union(
      db
        .select({ key: contactEmail.mailboxKey })
        .from(contactEmail)
        .where(and(eq(contactEmail.accountId, accountId), eq(contactEmail.verificationStatus, 'Confirmed'))),
    );
  return new Set(
    rows.flatMap(({ key }) => (key === null ? [] : db.cells.hashes('guardian_consent.mailboxKey', key))),
  );
}
