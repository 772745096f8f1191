import { and, count, eq } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import type { QueryGenerateSingleMonthReportArgs } from '#api/graphql/generated/types.ts';
import type { HourValueRow } from '#api/recaps/hour-values/hour-value-queries.ts';
import { startsBefore, startsFrom } from '#api/rows/quest-where.ts';
import { isInList } from '#db/in-list.ts';
import { readTogether } from '#db/read-together.ts';
import { quest } from '#db/schema/quest.ts';
import { recapTotal } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { NO_FIGURES, retentionPercentage } from '#domain/recaps/recap.ts';
import { periodBounds, periodOfRange, previousMonth } from '#domain/recaps/recap-period.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { readUsedValues, selectHourValues } from './labor-value.ts';
import type { RecapReportRow } from './recap-row.ts';
import { requireRecap } from './require-recap.ts';

/**
 * The figures of a charity in a month or year. Needs donationRecap R.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for another range.
 */
export async function generateReport(
  context: Context,
  { specificProvider, dateRangeBeginning, dateRangeEnding }: QueryGenerateSingleMonthReportArgs,
): Promise<RecapReportRow> {
  const providerId = await requireRecap(context, specificProvider);
  const period = periodOfRange(dateRangeBeginning, dateRangeEnding);
  if (period === null) {
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(consoleRefusalsTexts).recapPeriod });
  }
  return figuresOf(context.store.read, { providerId, period });
}

/** The figures of a period for whoever may read them. */
export async function figuresOf(
  db: Db,
  { providerId, period }: { providerId: string; period: string },
): Promise<RecapReportRow> {
  const before = previousMonth(period);
  const ofPeriods = and(
    eq(recapTotal.providerId, providerId),
    isInList(recapTotal.period, [period, before ?? '']),
  );
  const selectTotals = db.select().from(recapTotal).where(ofPeriods);
  const [totals, kept] = (await readTogether(db, [selectTotals, selectHourValues(db)])) as [
    Awaited<typeof selectTotals>,
    HourValueRow[],
  ];
  const totalOf = (wanted: string | null) => totals.find((total) => total.period === wanted) ?? NO_FIGURES;
  const total = totalOf(period);
  const hourValues = await readUsedValues(
    db,
    { providerId, ...periodBounds(period) },
    { minutes: total.serviceMinutes, kept },
  );
  const figures = { ...NO_FIGURES, ...total, providerId, period, hourValues };
  if (before === null) return { ...figures, retainedVolunteerCount: null, retentionPercentage: null };
  const { volunteerCount: lastMonth } = totalOf(before);
  return { ...figures, retentionPercentage: retentionPercentage(figures.retainedVolunteerCount, lastMonth) };
}

/** How many on-site quests of the charity that start in the period are published. */
export async function countPublishedQuests(
  { store }: Context,
  { providerId, period }: Pick<RecapReportRow, 'providerId' | 'period'>,
): Promise<number> {
  const { start, end } = periodBounds(period);
  const [counted] = await store.read
    .select({ quests: count() })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, providerId),
        eq(quest.publishingStatus, 'Published'),
        eq(quest.eventType, 'OSV'),
        startsFrom(start),
        startsBefore(end),
      ),
    );
  return counted?.quests ?? 0;
}
