import { readToken } from '#api/access/auth/account-token.ts';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationJudgeTypedPasswordArgs, PasswordNamesInput } from '#api/graphql/generated/types.ts';
import { problemOfNewPassword } from '#api/identity/accounts/judge-password.ts';
import { readPasswordFacts } from '#api/identity/accounts/password-facts.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { OwnNames, PasswordFacts, PasswordProblem } from '#domain/identity/password-rule.ts';

/** Characters of a name or address that are compared while a person types; the form's submission checks all. */
const MOST_OF_A_NAME = 80;

/**
 * Says of a password that is being typed what the rule would say of it when it is sent, all but whether it is the present
 * one. Of the session's own account, of the one of a recovery link, or of the names in a registration. It keeps nothing of
 * it. Errors: INVALID_TOKEN, RATE_LIMITED.
 */
export async function judgeTypedPassword(
  context: Context,
  { password, names, resetToken }: MutationJudgeTypedPasswordArgs,
): Promise<PasswordProblem | null> {
  const { store, now, request, slowDown } = context;
  const counted = [byAddress('passwordJudgedByAddress', request.address)];
  await slowDown(await countAttempt(store, counted, now), request.address);
  const facts = await readFacts(context, resetToken);
  return problemOfNewPassword(context, password, facts ?? { own: namesIn(names ?? {}) });
}

/** Null: whoever chooses it has no account yet. */
async function readFacts(
  { store, now, viewer }: Context,
  token: string | null | undefined,
): Promise<Pick<PasswordFacts, 'own' | 'hasRights'> | null> {
  const found = token ? await readToken(store.read, now, 'reset-password', token) : null;
  if (token && !found?.isGood) throw new DomainError('INVALID_TOKEN');
  const accountId = found?.accountId ?? viewer?.accountId;
  if (accountId === undefined) return null;
  const { own, hasRights } = await readPasswordFacts(store.read, accountId);
  return { own, hasRights };
}

function namesIn({ nameFirst, nameLast, username, emailAddress }: PasswordNamesInput): OwnNames {
  const begin = (text: string | null | undefined) => (text ?? '').slice(0, MOST_OF_A_NAME);
  return {
    nameFirst: begin(nameFirst),
    nameLast: begin(nameLast),
    username: begin(username),
    emailAddresses: [begin(emailAddress)],
  };
}
