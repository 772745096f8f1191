import { recordAudit } from '#api/audit/record-audit.ts';
import { isPasswordRight } from '#api/auth/password.ts';
import { byAddress, type Counted, countAttempt, forgive } from '#api/auth/rate-limit.ts';
import type { Context } from '#api/graphql/context.ts';
import { DomainError, type ErrorCode, loginErrorCode } from '#domain/errors.ts';
import { checkEmailAddress, uniqueKey } from '#domain/registration.ts';
import { type AccountForLogIn, readAccountByEmail } from './account-queries.ts';
import { sendVerificationIfDue } from './contact-email.ts';

export type LogInInput = { email: string; password: string; titleId: string };

/**
 * Opens a session. A browser gets it as a cookie, any other client as the token in the answer. Who has not
 * confirmed the contact address is sent the verification mail again, at most once an hour.
 * Errors: INVALID_TITLE_ID, INVALID_PARAMS, RATE_LIMITED, ACCOUNT_NOT_FOUND, INVALID_EMAIL_OR_PASSWORD,
 * ACCOUNT_BANNED; with generic errors LOGIN_REFUSED for the last three.
 */
export async function logIn(
  context: Context,
  { email, password, titleId }: LogInInput,
): Promise<{ playerId: string; entityToken: string | null }> {
  const { store, config, now, request, sessions } = context;
  if (titleId !== config.titleId) throw new DomainError('INVALID_TITLE_ID');
  if (checkEmailAddress(email) !== null) throw new DomainError('INVALID_PARAMS');
  const emailKey = uniqueKey(email);
  const counted: Counted[] = [
    { limit: 'logInByAccount', subject: emailKey },
    byAddress('logInByAddress', request.address),
  ];
  await countAttempt(store, counted, now);

  const account = await readAccountByEmail(store.read, emailKey);
  // Hashing comes before any answer, so that unknown, wrong and banned take the same time.
  const isRight = await isPasswordRight(account?.passwordHash ?? null, password);
  const refusal = refusalOf(account, isRight);
  if (account === null || refusal !== null) return refuse(context, account, refusal ?? 'ACCOUNT_NOT_FOUND');

  const token = await store.write(async (tx) => {
    await forgive(tx, counted);
    await recordAudit(tx, now, { ...about(account), actorId: account.id, action: 'log-in' });
    await sendVerificationIfDue(tx, context, account.id);
    return sessions.open(account.id);
  });
  if (request.isBrowser) context.setCookie(sessions.cookieOf(token));
  return { playerId: account.id, entityToken: request.isBrowser ? null : token };
}

function refusalOf(account: AccountForLogIn | null, isRight: boolean): ErrorCode | null {
  if (account === null) return 'ACCOUNT_NOT_FOUND';
  if (!isRight) return 'INVALID_EMAIL_OR_PASSWORD';
  return account.isBanned ? 'ACCOUNT_BANNED' : null;
}

async function refuse(
  { store, now, config }: Context,
  account: AccountForLogIn | null,
  code: ErrorCode,
): Promise<never> {
  await store.write((tx) =>
    recordAudit(tx, now, { ...about(account), actorId: null, action: 'log-in-refused', detail: { code } }),
  );
  throw new DomainError(loginErrorCode(code, config.hasGenericAuthErrors));
}

function about(account: AccountForLogIn | null) {
  return { subjectType: 'account', subjectId: account?.id ?? null };
}
