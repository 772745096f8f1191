import type { Context } from '#api/access/request/context.ts';
import { frequentPasswords } from '#api/process/frequent-passwords.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  findPasswordProblem,
  type PasswordFacts,
  type PasswordProblem,
  textOfPasswordProblem,
} from '#domain/identity/password-rule.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readHouseNames } from './password-facts.ts';

type OwnFacts = Pick<PasswordFacts, 'own' | 'hasRights' | 'isPresentOne'>;

/** Refuses a new password that breaks the rule, held against everything that only a server has. Errors: BAD_USER_INPUT. */
export async function judgePassword(
  context: Pick<Context, 'store' | 'config'>,
  password: string,
  facts: OwnFacts,
): Promise<void> {
  const problem = await problemOfNewPassword(context, password, facts);
  if (problem === null) return;
  const message = textOfPasswordProblem(refsOf(fieldProblemsTexts), problem);
  throw new DomainError('BAD_USER_INPUT', { message });
}

/** Why a new password breaks the rule, held against everything that only a server has; null: it does not. */
export async function problemOfNewPassword(
  { store, config }: Pick<Context, 'store' | 'config'>,
  password: string,
  facts: OwnFacts,
): Promise<PasswordProblem | null> {
  const [frequent, houseNames] = await Promise.all([frequentPasswords(), readHouseNames(store.read, config)]);
  const isFrequent = (text: string) => frequent.has(text);
  return findPasswordProblem(password, { ...facts, houseNames, isFrequent });
}
