import { byAddress, type Counted, countAttempt } from '#api/access/auth/rate-limit.ts';
import { limitedAddress } from '#api/process/client-address.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import type { Context } from './context.ts';
import { isKnownBrowser, isKnownToAccount } from './known-browser.ts';

type AttemptContext = Pick<Context, 'store' | 'now' | 'request' | 'slowDown'>;

/** What was counted for an attempt: taken back when it was none of those that count. */
export type Attempt = { counted: readonly Counted[]; isKnown: boolean };

/**
 * Counts an attempt to log in. A browser that has logged in to the account before is counted by itself, so that
 * nothing that strangers do stops it. Everyone else counts for account and network together, for the account as a
 * whole, and for the network, which slows the answer down. Unknown addresses count like accounts.
 * Errors: RATE_LIMITED.
 */
export async function countLogIn(context: AttemptContext, emailKey: string): Promise<Attempt> {
  const { store, now, request } = context;
  const isKnown = await isKnownToAccount(store.read, now, request.browserToken, emailKey);
  const from = isKnown ? (request.browserToken ?? '') : limitedAddress(request.address);
  const counted: Counted[] = isKnown
    ? [{ limit: 'logInByKnownBrowser', subject: emailKey, from }]
    : [
        { limit: 'logInByAccountAndNetwork', subject: emailKey, from },
        { limit: 'logInByAccount', subject: emailKey },
        byAddress('logInByAddress', request.address),
      ];
  await count(context, counted);
  return { counted, isKnown };
}

/**
 * Counts an attempt to log in by a passkey, which no one can guess: for the network, and where the passkey is known for
 * its account and the network. Guesses at the password of the account do not count against it. Errors: RATE_LIMITED.
 */
export async function countPasskeyLogIn(
  context: AttemptContext,
  accountId: string | null,
): Promise<readonly Counted[]> {
  const { address } = context.request;
  const ofNetwork = byAddress('logInByAddress', address);
  const from = limitedAddress(address);
  const counted: Counted[] =
    accountId === null
      ? [ofNetwork]
      : [{ limit: 'passkeyByAccountAndNetwork', subject: accountId, from }, ofNetwork];
  await count(context, counted);
  return counted;
}

/**
 * Counts a try at the second factor of an account, by the same rule: who tries knows the first one, and still does not
 * stop the owner, whose browser is known. Errors: RATE_LIMITED.
 */
export async function countSecondFactor(
  context: AttemptContext,
  { accountId: subject, emailKey }: { accountId: string; emailKey: string },
): Promise<Attempt> {
  const { store, now, request } = context;
  const isKnown = await isKnownToAccount(store.read, now, request.browserToken, emailKey);
  const counted: Counted[] = isKnown
    ? [{ limit: 'secondFactorByKnownBrowser', subject, from: request.browserToken ?? '' }]
    : [
        { limit: 'secondFactorByAccountAndNetwork', subject, from: limitedAddress(request.address) },
        { limit: 'secondFactorByAccount', subject },
        byAddress('logInByAddress', request.address),
      ];
  await count(context, counted);
  return { counted, isKnown };
}

/**
 * Counts someone who asks for a link to a new password, by the same rule: no one's asking stops anybody else's.
 * Errors: RATE_LIMITED.
 */
export async function countRecovery(context: AttemptContext, emailKey: string): Promise<Attempt> {
  const { store, now, request } = context;
  const isKnown = await isKnownToAccount(store.read, now, request.browserToken, emailKey);
  const from = isKnown ? (request.browserToken ?? '') : limitedAddress(request.address);
  const counted: Counted[] = isKnown
    ? [{ limit: 'recoveryByKnownBrowser', subject: emailKey, from }]
    : [
        { limit: 'recoveryByAccountAndNetwork', subject: emailKey, from },
        byAddress('recoveryByAddress', request.address),
      ];
  await count(context, counted);
  return { counted, isKnown };
}

/**
 * Counts a code that is mailed to an address: by its mailbox, however it is written, and by the network, which slows the
 * answer down. A browser that has logged in to that account before counts by itself. Unknown addresses count alike.
 * Errors: RATE_LIMITED.
 */
export async function countJoiningCode(context: AttemptContext, emailKey: string): Promise<void> {
  const { store, now, request } = context;
  const isKnown = await isKnownToAccount(store.read, now, request.browserToken, emailKey);
  const counted: Counted[] = isKnown
    ? [{ limit: 'joiningCodeByKnownBrowser', subject: emailKey, from: request.browserToken ?? '' }]
    : [
        { limit: 'joiningCodeByMailbox', subject: mailboxKey(emailKey) },
        { limit: 'joiningCodeByMailboxOfDay', subject: mailboxKey(emailKey) },
        byAddress('joiningCodeByNetwork', request.address),
      ];
  await count(context, counted);
}

/** Counts a registration for its network, or for its browser when that has logged in before. Errors: RATE_LIMITED. */
export async function countRegistration(context: AttemptContext): Promise<void> {
  const { store, now, request } = context;
  const isKnown = await isKnownBrowser(store.read, now, request.browserToken);
  const counted: Counted = isKnown
    ? { limit: 'registrationByKnownBrowser', subject: request.browserToken ?? '' }
    : byAddress('registrationByAddress', request.address);
  await count(context, [counted]);
}

/** The waiting comes after the write: it holds no transaction. */
async function count(
  { store, now, request, slowDown }: AttemptContext,
  counted: readonly Counted[],
): Promise<void> {
  await slowDown(await countAttempt(store, counted, now), request.address);
}
