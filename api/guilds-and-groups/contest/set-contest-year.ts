import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { writeSetting } from '#api/access/settings/write-setting.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { problemOfContestYear } from '#domain/guilds/contest.ts';
import { consoleContestTexts } from '#domain/texts/generated/console-contest.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import type { ContestRow } from './contest-row.ts';
import { CONTEST_YEAR_KEY, readContest } from './contest-year.ts';

/**
 * Sets the year of the contest; null takes it back to the next March that has not ended. Answers with what holds.
 * Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT for a year out of reach.
 */
export async function setContestYear(
  { viewer, store, now }: Context,
  year: number | null,
): Promise<ContestRow> {
  const { accountId } = requireStaff(viewer);
  const problem = year === null ? null : problemOfContestYear(refsOf(consoleContestTexts), year, now);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return store.write(async (tx) => {
    await writeSetting(tx, now, {
      key: CONTEST_YEAR_KEY,
      value: year,
      actorId: accountId,
      detail: { year },
    });
    return readContest(tx, now);
  });
}
