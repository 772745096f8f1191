import { eq, or } from 'drizzle-orm';
import type { AccountType } from '#api/graphql/generated/types.ts';
import type { Config } from '#api/process/config/config.ts';
import { constraintOf } from '#db/constraint-error.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import { DomainError, type ErrorCode } from '#domain/errors/errors.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readAddressHolder } from './address-holder.ts';
import { isUsernameHeld } from './username-holder.ts';

export type NewAccount = {
  username: string;
  email: string;
  /** Null: the owner sets the first password by mail. */
  passwordHash: string | null;
  accountType: AccountType;
  providerId?: string;
  /** The language of the page on which it was made; null: none was told. */
  locale?: Locale | null;
  /** What an account keeps of the person: a volunteer, or who speaks for a charity; no telephone where none was told. */
  person?: {
    nameFirst: string;
    nameLast: string;
    phoneNumber: string | null;
    /** Left out for whoever speaks for a charity. */
    dateOfBirth?: string;
  };
};

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  'account.usernameKey': 'USERNAME_NOT_AVAILABLE',
  'account.emailKey': 'EMAIL_ADDRESS_NOT_AVAILABLE',
};

/**
 * Adds an account and returns its id. `now` in epoch ms.
 * Errors: USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE; PROVIDER_NOT_FOUND for a charity that is not there.
 */
export async function openAccount(tx: Db, now: number, { person, ...values }: NewAccount): Promise<string> {
  const id = newId(now);
  const username = values.username.trim();
  const email = typedAddress(values.email);
  const keys = { usernameKey: uniqueKey(username), emailKey: uniqueKey(email) };
  if (await isUsernameHeld(tx, now, keys.usernameKey)) throw new DomainError('USERNAME_NOT_AVAILABLE');
  if (await readAddressHolder(tx, now, keys.emailKey)) throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
  const phoneNumber = tx.cells.seal('account.phoneNumber', id, person?.phoneNumber ?? null);
  const row = {
    ...values,
    ...person,
    phoneNumber,
    ...keys,
    id,
    username,
    email,
    displayName: username,
    createdAt: now,
  };
  try {
    await tx.insert(account).values({ ...row, entityId: newId(now) });
  } catch (error) {
    const broken = constraintOf(error);
    const code = broken?.kind === 'foreign-key' ? 'PROVIDER_NOT_FOUND' : REFUSALS[broken?.name ?? ''];
    throw code ? new DomainError(code, { cause: error }) : error;
  }
  return id;
}

/**
 * Refuses what is taken before a password is hashed for nothing; the insert decides all the same. User names are
 * public; whether an address is taken is told only where answers may tell it.
 * Errors: USERNAME_NOT_AVAILABLE, EMAIL_ADDRESS_NOT_AVAILABLE.
 */
export async function refuseTaken(
  db: Db,
  now: number,
  wanted: { username: string; email: string },
  { hasGenericAuthErrors }: Pick<Config, 'hasGenericAuthErrors'>,
): Promise<void> {
  const usernameKey = uniqueKey(wanted.username);
  const emailKey = uniqueKey(wanted.email);
  const taken = await db
    .select({ usernameKey: account.usernameKey })
    .from(account)
    .where(or(eq(account.usernameKey, usernameKey), eq(account.emailKey, emailKey)));
  const isUsernameTaken = taken.some((one) => one.usernameKey === usernameKey);
  if (isUsernameTaken || (await isUsernameHeld(db, now, usernameKey)))
    throw new DomainError('USERNAME_NOT_AVAILABLE');
  if (hasGenericAuthErrors) return;
  if (taken.length > 0 || (await readAddressHolder(db, now, emailKey)))
    throw new DomainError('EMAIL_ADDRESS_NOT_AVAILABLE');
}
