import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { AccountSummary, QueryAccountPageArgs } from '#api/sdl/generated/types.ts';
import { holdsFolded } from '#db/folding/holds-folded.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';

/** A page of all accounts by username, what was searched for by name, for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT. */
export async function listAccountPage(
  { viewer, store }: Context,
  args: QueryAccountPageArgs,
): Promise<{ items: AccountSummary[]; total: number }> {
  requireStaff(viewer);
  const { limit, offset } = pageOf(args);
  // Domains are kept in their ASCII form.
  const isFound = holdsFolded(account.searchKey, args.q?.includes('@') ? typedAddress(args.q) : args.q);
  const matches = and(
    isFound,
    args.accountType == null ? undefined : eq(account.accountType, args.accountType),
    args.isBanned == null ? undefined : eq(account.isBanned, args.isBanned),
    matchesStaff(args.isStaff),
    args.providerId == null ? undefined : eq(account.providerId, args.providerId),
  );
  const [counted] = await store.read.select({ total: count() }).from(account).where(matches);
  const items = await selectSummaries(store.read)
    .where(matches)
    // A search reads the keys in their order; by username it would look up every account.
    .orderBy(asc(isFound ? account.searchKey : account.usernameKey), asc(account.id))
    .limit(limit)
    .offset(offset);
  return { items, total: counted?.total ?? 0 };
}

/** Returns an account for staff. Errors: NOT_LOGGED_IN, FORBIDDEN, ACCOUNT_NOT_FOUND. */
export async function findAccountSummary({ viewer, store }: Context, id: string): Promise<AccountSummary> {
  requireStaff(viewer);
  const found = await readAccountSummary(store.read, id);
  if (!found) throw new DomainError('ACCOUNT_NOT_FOUND');
  return found;
}

/** Reads an account as staff see it; undefined if it doesn't exist. */
export async function readAccountSummary(db: Db, id: string): Promise<AccountSummary | undefined> {
  const [found] = await selectSummaries(db).where(eq(account.id, id));
  return found;
}

/** Accounts as staff sees them, in any order. */
export async function readAccountSummaries(db: Db, ids: readonly string[]): Promise<AccountSummary[]> {
  return selectSummaries(db).where(isInList(account.id, ids));
}

function selectSummaries(db: Db) {
  return db
    .select({
      id: account.id,
      username: account.username,
      email: account.email,
      nameFirst: account.nameFirst,
      nameLast: account.nameLast,
      accountType: account.accountType,
      isStaff: account.isStaff,
      hasPassword: sql<boolean>`${account.passwordHash} IS NOT NULL`.mapWith(Boolean),
      isBanned: account.isBanned,
      banReason: account.banReason,
      ownProviderId: account.providerId,
      ownProviderName: provider.name,
      subscriptionStatus: chariteer.subscriptionStatus,
      dateOfBirth: chariteer.dateOfBirth,
      createdAt: account.createdAt,
    })
    .from(account)
    .leftJoin(provider, eq(provider.id, account.providerId))
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .$dynamic();
}

/** Not as a parameter: the index over staff answers only what says so itself. */
function matchesStaff(isStaff: boolean | null | undefined): SQL | undefined {
  if (isStaff == null) return undefined;
  return isStaff ? sql`${account.isStaff} = 1` : sql`${account.isStaff} = 0`;
}
