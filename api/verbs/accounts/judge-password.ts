import type { Context } from '#api/access/request/context.ts';
import { frequentPasswords } from '#api/process/frequent-passwords.ts';
import { readHouseNames } from '#api/reads/accounts/password-facts.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { type PasswordFacts, problemOfPassword } from '#domain/identity/password-rule.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';

/** Refuses a new password that breaks the rule, held against everything that only a server has. Errors: BAD_USER_INPUT. */
export async function judgePassword(
  { store, config }: Pick<Context, 'store' | 'config'>,
  password: string,
  facts: Pick<PasswordFacts, 'own' | 'hasRights' | 'isPresentOne'>,
): Promise<void> {
  const [frequent, houseNames] = await Promise.all([frequentPasswords(), readHouseNames(store.read, config)]);
  const isFrequent = (text: string) => frequent.has(text);
  const message = problemOfPassword(fieldProblemsTexts(FIRST_LOCALE), password, {
    ...facts,
    houseNames,
    isFrequent,
  });
  if (message !== null) throw new DomainError('BAD_USER_INPUT', { message });
}
