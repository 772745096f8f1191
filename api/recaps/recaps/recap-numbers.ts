import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { RecapNumbers } from '#domain/recaps/figures-file.ts';
import { dollarValue } from '#domain/recaps/recap.ts';
import { isPeriod } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { insightsOf } from './recap-insights.ts';
import { listRecapMonths } from './recap-months.ts';
import { countPublishedQuests, figuresOf } from './recap-report.ts';
import { requireRecap } from './require-recap.ts';

/**
 * Every figure of a charity's recap, with the charity's name; a period is 'YYYY-MM' or 'YYYY'. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a period.
 */
export async function readRecapNumbers(
  context: Context,
  { providerId: wanted, period }: { providerId: string; period: string },
): Promise<{ charity: string; numbers: RecapNumbers }> {
  const providerId = await requireRecap(context, wanted);
  if (!isPeriod(period))
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  const db = context.store.read;
  const asked = { providerId, period };
  const [{ name }, figures, publishedQuestCount, insights, months] = await Promise.all([
    findProvider(context, providerId),
    figuresOf(db, asked),
    countPublishedQuests(context, asked),
    insightsOf(db, asked, context.now),
    listRecapMonths(context, { providerId, year: Number(period.slice(0, 4)) }),
  ]);
  const laborValue = dollarValue(figures.hourValues);
  return { charity: name, numbers: { ...figures, publishedQuestCount, laborValue, insights, months } };
}
