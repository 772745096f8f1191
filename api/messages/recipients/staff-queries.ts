import { eq, like, sql } from 'drizzle-orm';
import { account, heldUsername } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import type { StaffCandidate, StaffFacts } from '#domain/accounts/staff-account.ts';
import type { Locale } from '#domain/texts/locale.ts';

export type StaffRow = StaffFacts &
  StaffCandidate & { id: string; username: string; email: string; locale: Locale | null };

/** Every account with the mark of staff; there are a handful. */
export async function readStaffRows(db: Db): Promise<StaffRow[]> {
  // Not as a parameter: the index over staff answers only what says so itself.
  return select(db).where(sql`${account.isStaff} = 1`);
}

/** The account of an address in lower case, as far as it matters to staff, or null. */
export async function readStaffCandidate(db: Db, emailKey: string): Promise<StaffRow | null> {
  const [found] = await select(db).where(eq(account.emailKey, emailKey));
  return found ?? null;
}

/** The user names that begin like those of new staff accounts, taken or held, in lower case. */
export async function readStaffUsernames(db: Db): Promise<string[]> {
  const taken = await db
    .select({ key: account.usernameKey })
    .from(account)
    .where(like(account.usernameKey, 'staff%'));
  const held = await db
    .select({ key: heldUsername.usernameKey })
    .from(heldUsername)
    .where(like(heldUsername.usernameKey, 'staff%'));
  return [...taken, ...held].map(({ key }) => key);
}

function select(db: Db) {
  return db
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      locale: account.locale,
      accountType: account.accountType,
      isStaff: account.isStaff,
      isBanned: account.isBanned,
      // The record's counts before the account's, as for everyone who is logged in.
      dateOfBirth: sql<string | null>`coalesce(${chariteer.dateOfBirth}, ${account.dateOfBirth})`,
      hasPassword: sql<boolean>`${account.passwordHash} IS NOT NULL`.mapWith(Boolean),
    })
    .from(account)
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .$dynamic();
}
