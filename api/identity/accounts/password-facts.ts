import { eq } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { district } from '#db/schema/district.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { OwnNames } from '#domain/identity/password-rule.ts';
import { hasRights } from '#domain/permissions/permissions.ts';

/** What a new password of an account is held against. Errors: ACCOUNT_NOT_FOUND. */
export async function readPasswordFacts(
  db: Db,
  accountId: string,
): Promise<{ own: OwnNames; hasRights: boolean; passwordHash: string | null }> {
  const { username, email, nameFirst, nameLast, isStaff, providerId: ownProviderId, passwordHash } = account;
  const columns = { username, email, nameFirst, nameLast, isStaff, ownProviderId, passwordHash };
  const row = await db.select(columns).from(account).where(eq(account.id, accountId)).get();
  if (!row) throw new DomainError('ACCOUNT_NOT_FOUND');
  const contacts = await db
    .select({ address: contactEmail.emailAddress })
    .from(contactEmail)
    .where(eq(contactEmail.accountId, accountId));
  const emailAddresses = [row.email, ...contacts.map(({ address }) => address)];
  const memberships = await readMemberships(db, accountId);
  return {
    own: { nameFirst: row.nameFirst, nameLast: row.nameLast, username: row.username, emailAddresses },
    hasRights: hasRights({ ...row, memberships }),
    passwordHash: row.passwordHash,
  };
}

/** Whether an account opens other people's data. */
export async function readHasRights(
  db: Db,
  { id, isStaff, providerId: ownProviderId }: { id: string; isStaff: boolean; providerId: string | null },
): Promise<boolean> {
  return hasRights({ isStaff, ownProviderId, memberships: await readMemberships(db, id) });
}

/** Names of the product as it is called here, and of the districts where it works. */
export async function readHouseNames(
  db: Db,
  { siteName, titleId }: Pick<Config, 'siteName' | 'titleId'>,
): Promise<string[]> {
  const { name, acronym, county } = district;
  const places = await db.select({ name, acronym, county }).from(district);
  return [siteName, titleId, ...places.flatMap((place) => Object.values(place))];
}
