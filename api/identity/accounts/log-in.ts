import { recordAudit } from '#api/access/audit/record-audit.ts';
import { isPasswordRight, renewedHash } from '#api/access/auth/password.ts';
import { forgive } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import { countLogIn } from '#api/access/request/heard-attempt.ts';
import { type LogInFacts, refusalOfLogIn } from '#domain/accounts/log-in-gate.ts';
import { DomainError, type ErrorCode, loginErrorCode } from '#domain/errors/errors.ts';
import { isEmailAddress, uniqueKey } from '#domain/identity/registration.ts';
import { type AccountForLogIn, readAccountByEmail } from './account-queries.ts';
import { type ClosedAccount, readClosedByEmail } from './closed-account-queries.ts';
import { openPerson } from './closed-person.ts';
import { completeLogIn, type LoggedIn } from './complete-log-in.ts';
import { loadContactEmail, sendVerificationIfDue } from './contact-email.ts';
import { refuseClosed } from './refuse-closed.ts';
import { isShortForRights, keepRenewedHash, noteShortPassword } from './short-password.ts';
import { warnOfFailures } from './warn-of-failures.ts';

export type LogInInput = { email: string; password: string; titleId: string };

/**
 * Opens a session. A browser gets it as a cookie, any other client as the token in the answer. Who has not
 * confirmed the contact address is sent the verification email again, at most once an hour.
 * Errors: INVALID_TITLE_ID, INVALID_PARAMS, RATE_LIMITED, ACCOUNT_NOT_FOUND, INVALID_EMAIL_OR_PASSWORD,
 * ACCOUNT_BANNED; with generic errors LOGIN_REFUSED for the last three, and until the address was confirmed once.
 * SECOND_FACTOR_ASKED for an account with a second factor: then `enterSecondFactor` opens the session.
 * ACCOUNT_CLOSED for who knows the password of an account that was closed in the last 24 hours.
 */
export async function logIn(context: Context, { email, password, titleId }: LogInInput): Promise<LoggedIn> {
  const { store, config } = context;
  if (titleId !== config.titleId) throw new DomainError('INVALID_TITLE_ID');
  if (!isEmailAddress(email)) throw new DomainError('INVALID_PARAMS');
  const emailKey = uniqueKey(email);
  const { counted, isKnown } = await countLogIn(context, emailKey);

  const account = await readAccountByEmail(store.read, emailKey);
  // Hashing comes before any answer, so that unknown, wrong and banned take the same time.
  const closed = await readClosed(context, emailKey);
  const isRight = await isPasswordRight(account?.passwordHash ?? closed?.passwordHash ?? null, password);
  if (!account && closed && isRight) return refuseClosed(context, closed.closed);
  const facts = await loadFacts(context, account, { isRight, isKnownBrowser: isKnown });
  const refusal = refusalOfLogIn(facts);
  if (account === null || refusal !== null) {
    return refuse(context, account, emailKey, refusal ?? 'ACCOUNT_NOT_FOUND');
  }

  const isShort = await isShortForRights(store.read, account, password);
  const renewed = account.passwordHash && (await renewedHash(account.passwordHash, password));
  return completeLogIn(context, account, {
    by: 'password',
    along: async (tx) => {
      await forgive(tx, counted);
      await noteShortPassword(tx, account, isShort);
      if (renewed) await keepRenewedHash(tx, account, renewed);
    },
  });
}

/** Asks the same of the database for an unknown address as for a known one. */
async function loadFacts(
  { store, config }: Context,
  account: AccountForLogIn | null,
  proof: { isRight: boolean; isKnownBrowser: boolean },
): Promise<LogInFacts> {
  const contact = await loadContactEmail(store.read, account?.id ?? '');
  return {
    ...proof,
    account,
    contact,
    hasGenericErrors: config.hasGenericAuthErrors,
  };
}

async function refuse(
  context: Context,
  account: AccountForLogIn | null,
  emailKey: string,
  code: ErrorCode,
): Promise<never> {
  const { store, now, config } = context;
  await store.write(async (tx) => {
    await recordAudit(tx, now, {
      ...about(account),
      actorId: null,
      action: 'log-in-refused',
      detail: { code },
    });
    if (account && code === 'LOGIN_REFUSED') await sendVerificationIfDue(tx, context, account.id);
    await warnOfFailures(tx, context, emailKey, account);
  });
  throw new DomainError(loginErrorCode(code, config.hasGenericAuthErrors));
}

type ClosedLogIn = { closed: ClosedAccount; passwordHash: string | null };

async function readClosed({ store, now, config }: Context, emailKey: string): Promise<ClosedLogIn | null> {
  const closed = await readClosedByEmail(store.read, now, emailKey);
  const person = closed && openPerson(config.dataKey, closed);
  return person && { closed, passwordHash: person.passwordHash };
}

function about(account: AccountForLogIn | null) {
  return { subjectId: account?.id ?? null };
}
