import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { account, contactEmail } from '#db/schema/account.ts';
import { pushSubscription, textNumber } from '#db/schema/message.ts';

/** Whether an address is the `firstAddress` of the domain among those of its account, read as that table or alias. */
export function isFirstAddress({ id }: { readonly id: SQLiteColumn } = account): SQL {
  return sql`${contactEmail.position} = (
    SELECT min(other."position") FROM contact_email AS other WHERE other."accountId" = ${id})`;
}

/** SQL version of the domain's `isReachableAddress`. */
export function isReachableAddress(): SQL | undefined {
  return and(eq(contactEmail.verificationStatus, 'Confirmed'), isNull(contactEmail.unreachableAt));
}

/** Whether any channel reaches an account: a mailbox that answers, a confirmed number, or a browser. */
export function isReachedSomehow(): SQL {
  return sql`(EXISTS (SELECT 1 FROM ${contactEmail} WHERE ${contactEmail.accountId} = ${account.id}
      AND ${isReachableAddress()} AND ${isFirstAddress()})
    OR EXISTS (SELECT 1 FROM ${textNumber} WHERE ${textNumber.accountId} = ${account.id}
      AND ${textNumber.state} = 'confirmed')
    OR EXISTS (SELECT 1 FROM ${pushSubscription} WHERE ${pushSubscription.accountId} = ${account.id}))`;
}

/** The columns of an address that was confirmed, for the first time or anew. */
export const CONFIRMED = { verificationStatus: 'Confirmed', unreachableAt: null } as const;

/** The order in which addresses count, the first one first. */
export const firstAddressFirst: SQL = asc(contactEmail.position);
