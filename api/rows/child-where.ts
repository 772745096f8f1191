import { and, eq, exists, ne, not, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { alias } from 'drizzle-orm/sqlite-core';
import { account } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { latestBirthDay } from '#domain/ages/age-band.ts';
import { ADULT_AGE } from '#domain/ages/age-policy.ts';

/*
 * Whose children are whose, for everything that asks: a child has a row for each guardian, so a join with the table
 * would say each child as often as it has guardians.
 */

/**
 * The ids of the children that an account reads of and acts for, for `IN`. No one under 18 or blocked by staff does
 * either (DEC-77), as `readChildrenInCare` says of a viewer. `now` in epoch ms.
 */
export function childrenUnder(db: Db, accountId: string, now: number) {
  const { guardianAccountId } = childRecord;
  return db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(
      and(eq(guardianAccountId, accountId), not(isRefusedGuardian(guardianAccountId, adultsUntil(now)))),
    );
}

/** The last day of birth of an adult; a later one makes a minor. `now` in epoch ms. */
export function adultsUntil(now: number): string {
  return latestBirthDay(ADULT_AGE, now);
}

/** Whether an account is of someone under 18. `adultsUntil`: the last day of birth of an adult. */
export function isMinorsAccount(accountId: SQLiteColumn, adultsUntil: string | Placeholder): SQL {
  return sql`EXISTS (SELECT 1 FROM account AS holder LEFT JOIN chariteer AS record ON record."id" = holder."id"
    WHERE holder."id" = ${accountId} AND coalesce(record."dateOfBirth", holder."dateOfBirth") > ${adultsUntil})`;
}

/** Whether an account can't be a guardian: of someone under 18, or blocked by staff. */
export function isRefusedGuardian(accountId: SQLiteColumn, adultsUntil: string | Placeholder): SQL {
  return sql`(${isMinorsAccount(accountId, adultsUntil)} OR EXISTS (SELECT 1 FROM account AS blocked
    WHERE blocked."id" = ${accountId} AND blocked."isBanned" = 1))`;
}

/** Whether an account is of someone under 18. `now` in epoch ms. */
export async function readIsMinors(db: Db, accountId: string, now: number): Promise<boolean> {
  const isMeant = and(eq(account.id, accountId), isMinorsAccount(account.id, adultsUntil(now)));
  return (await db.select({ id: account.id }).from(account).where(isMeant)).length > 0;
}

/** Children of a guardian who have no other guardian able to act. */
export function childrenUnderNobodyElse(db: Db, accountId: string) {
  const others = alias(childRecord, 'others');
  const other = alias(account, 'other');
  const mayAct = db
    .select({ found: sql`1` })
    .from(others)
    .innerJoin(other, eq(other.id, others.guardianAccountId))
    .where(
      and(
        eq(others.chariteerId, childRecord.chariteerId),
        ne(others.guardianAccountId, accountId),
        eq(other.isBanned, false),
      ),
    );
  return db
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(and(eq(childRecord.guardianAccountId, accountId), sql`NOT ${exists(mayAct)}`));
}

/** Whether a record is a child's, without an account of its own. */
export function isAChild(db: Db, chariteerId: SQLiteColumn): SQL {
  return exists(
    db.select({ found: sql`1` }).from(childRecord).where(eq(childRecord.chariteerId, chariteerId)),
  );
}

/** The account of the guardian who registered a child first; null for who is none. */
export function firstGuardianOf(chariteerId: SQLiteColumn): SQL<string | null> {
  return sql<string | null>`(SELECT own."guardianAccountId" FROM child_record AS own
    WHERE own."chariteerId" = ${chariteerId} ORDER BY own."createdAt", own."guardianAccountId" LIMIT 1)`;
}

/** Whether the child of a row has another guardian than that row's. */
export function hasOtherGuardian(of: typeof childRecord): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM child_record AS other WHERE other."chariteerId" = ${of.chariteerId}
    AND other."guardianAccountId" <> ${of.guardianAccountId})`.mapWith(Boolean);
}

/** `isConsentGood` of the domain, asked about a person's record in SQL. `startsAt` in epoch ms, or the column of it. */
export function hasGoodConsent(chariteerId: SQLiteColumn | SQL, startsAt: number | SQL | null): SQL {
  return sql`EXISTS (SELECT 1 FROM guardian_consent AS consent WHERE consent."chariteerId" = ${chariteerId}
    AND (consent."state" = 'given' OR (consent."state" = 'asked' AND ${startsAt} < consent."tickUntil")))`;
}
