import { requireLogin } from '#api/access/auth/authorize.ts';
import { countAttempt } from '#api/access/auth/rate-limit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationCreateContractArgs, MutationSignUpForDatesArgs } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { gateFactsOf, loadGateRows } from '#api/quests/sign-up/gate-facts.ts';
import type { ErrorCode } from '#domain/errors/errors.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import type { DateOutcome } from '#domain/sign-up/several-dates.ts';
import { MOST_DATES, needsOwnPage, outcomeOfRefusal } from '#domain/sign-up/several-dates.ts';
import { judge } from '#domain/sign-up/sign-up-gate.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { signUp } from './sign-up.ts';

/** What became of one date of several; code and message null where nothing was refused. */
export type DateSignUpRow = {
  questId: string;
  outcome: DateOutcome;
  code: ErrorCode | null;
  message: string | null;
};

/**
 * Signs the session's own volunteer, or a child under its account, up for several quests, one after the other and each by
 * itself: what is refused is told of that date and leaves the others. Errors: NOT_LOGGED_IN, FORBIDDEN for someone
 * else's id, BAD_USER_INPUT for none or too many, RATE_LIMITED.
 */
export async function signUpForDates(
  context: Context,
  { questIds: asked, chariteerId, invitation }: MutationSignUpForDatesArgs,
): Promise<DateSignUpRow[]> {
  const { store, viewer, now } = context;
  const person = requireLogin(viewer);
  const comer = await requireSelfOrChild(store.read, person, chariteerId ?? person.accountId);
  const questIds = [...new Set(asked)];
  if (questIds.length === 0 || questIds.length > MOST_DATES) {
    const message = refsOf(formRefusalsTexts).numberOfDates({ max: String(MOST_DATES) });
    throw new DomainError('BAD_USER_INPUT', { message });
  }
  await countAttempt(store, [{ limit: 'severalDatesByAccount', subject: person.accountId }], now);
  const withMore = await datesWithMore(context, comer, questIds);
  const results: DateSignUpRow[] = [];
  // One after the other: of two dates at one time the first stands, and the second is told so.
  for (const questId of questIds) {
    results.push(
      withMore.has(questId)
        ? { questId, outcome: 'NEEDS_OWN_PAGE', code: null, message: null }
        : await signUpForDate(context, comer, { questId, invitation }),
    );
  }
  return results;
}

/** Dates that nothing refuses, but that ask for more than to come. */
async function datesWithMore(
  { store, now }: Context,
  comer: Subject,
  questIds: readonly string[],
): Promise<Set<string>> {
  const question = { viewerId: comer.accountId, questIds, isCountingAlways: false };
  const rows = await loadGateRows(store.read, question);
  const asking = rows.filter((row) => needsOwnPage(judge(gateFactsOf(row, comer, now)), row));
  return new Set(asking.map(({ questId }) => questId));
}

async function signUpForDate(
  context: Context,
  { accountId: chariteerId }: Subject,
  { questId, invitation }: Pick<MutationCreateContractArgs, 'questId' | 'invitation'>,
): Promise<DateSignUpRow> {
  try {
    await signUp(context, { chariteerId, questId, invitation });
    return { questId, outcome: 'SIGNED_UP', code: null, message: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message } = error;
    return { questId, outcome: outcomeOfRefusal(code), code, message };
  }
}
