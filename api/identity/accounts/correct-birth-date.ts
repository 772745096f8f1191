import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { AccountSummary, MutationCorrectBirthDateArgs } from '#api/graphql/generated/types.ts';
import { changeBirthDate } from '#api/people/volunteers/change-birth-date.ts';
import { readVolunteer } from '#api/people/volunteers/volunteer-queries.ts';
import { problemOfMinimumAge } from '#domain/accounts/registration-gate.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { checkDateOfBirth } from '#domain/identity/registration.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readAccountSummary } from './account-page.ts';

/**
 * Corrects anybody's date of birth for them, over any age and as often as it takes. Staff only. Leaves the person's
 * own correction to the person. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT, CHARITEER_NOT_FOUND,
 * ACCOUNT_NOT_FOUND.
 */
export async function correctBirthDate(
  context: Context,
  { chariteerId, dateOfBirth }: MutationCorrectBirthDateArgs,
): Promise<AccountSummary> {
  const { viewer, store, now, config } = context;
  const { accountId: actorId } = requireStaff(viewer);
  const t = refsOf(fieldProblemsTexts);
  const problem =
    checkDateOfBirth(t, dateOfBirth, now) ?? problemOfMinimumAge(t, dateOfBirth, config.minimumAge, now);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return store.write(async (tx) => {
    const record = await readVolunteer(tx, chariteerId);
    if (!record) throw new DomainError('CHARITEER_NOT_FOUND');
    const before = record.dateOfBirth;
    if (before !== dateOfBirth)
      await changeBirthDate(tx, context, { chariteerId, before, dateOfBirth, actorId });
    const summary = await readAccountSummary(tx, chariteerId);
    if (!summary) throw new DomainError('ACCOUNT_NOT_FOUND');
    return summary;
  });
}
