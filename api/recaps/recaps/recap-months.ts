import { and, between, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { QueryRecapMonthsArgs, RecapMonth } from '#api/graphql/generated/types.ts';
import { recapTotal } from '#db/schema/recap.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { NO_FIGURES } from '#domain/recaps/recap.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { addMonths } from '#domain/time/new-york-time.ts';

import { requireRecap } from './require-recap.ts';

/**
 * The months of a year. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listRecapMonths(context: Context, args: QueryRecapMonthsArgs): Promise<RecapMonth[]> {
  const providerId = await requireRecap(context, args.providerId);
  if (args.year < 2000 || args.year > 2099) {
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapYear });
  }
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${args.year}-01`, index));
  const totals = await context.store.read
    .select()
    .from(recapTotal)
    .where(
      and(
        eq(recapTotal.providerId, providerId),
        between(recapTotal.period, `${args.year - 1}-01`, `${args.year}-12`),
      ),
    );
  const figures = new Map(totals.map((total) => [total.period, total]));
  return months.map((month) => {
    const { serviceMinutes, volunteerCount, newVolunteerCount } = figures.get(month) ?? NO_FIGURES;
    return {
      month,
      serviceMinutes,
      serviceMinutesYearBefore: figures.get(addMonths(month, -12))?.serviceMinutes ?? 0,
      volunteerCount,
      newVolunteerCount,
      returningVolunteerCount: volunteerCount - newVolunteerCount,
    };
  });
}
