import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { account, contactEmail } from '#db/schema/account.ts';

/** Whether an address is the `firstAddress` of the domain among those of its account, read as that table or alias. */
export function isFirstAddress({ id }: { readonly id: SQLiteColumn } = account): SQL {
  return sql`${contactEmail.position} = (
    SELECT min(other."position") FROM contact_email AS other WHERE other."accountId" = ${id})`;
}

/** As `isReachableAddress` of the domain says. */
export function isReachableAddress(): SQL | undefined {
  return and(eq(contactEmail.verificationStatus, 'Confirmed'), isNull(contactEmail.unreachableAt));
}

/** The columns of an address that was confirmed, for the first time or anew. */
export const CONFIRMED = { verificationStatus: 'Confirmed', unreachableAt: null } as const;

/** The order in which addresses count, the first one first. */
export const firstAddressFirst: SQL = asc(contactEmail.position);
