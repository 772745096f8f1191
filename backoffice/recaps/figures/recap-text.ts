import { hourValueText } from '#domain/recaps/hour-value.ts';
import { formatCount, formatDollars } from '#domain/text/format.ts';
import { consoleInsightsTexts } from '#domain/texts/generated/console-insights.ts';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { hourValueTexts } from '#domain/texts/generated/hour-value.ts';
import type { RecapQuery } from '../../gql/generated.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The figures of a recap, as its page shows them. */
export type RecapFigures = Omit<RecapQuery['generateSingleMonthReport'], 'period'>;

const DAY = 24 * 60;

/** What a figure opens. */
export type Opens = 'served' | 'first-time' | 'retained' | 'quests' | 'counted';

export type SummaryLine = { figure: string; text: string; opens: Opens };

/** The summary of a period, a figure a line; retention is told of months only. */
export function summaryOf(figures: RecapFigures): SummaryLine[] {
  const { volunteerCount, newVolunteerCount, publishedQuestCount, serviceMinutes, dollarValue } = figures;
  const t = textsOf(consoleRecapsTexts);
  return [
    line(volunteerCount, t.uniqueVolunteers, 'served'),
    line(newVolunteerCount, t.newVolunteers, 'first-time'),
    ...retentionOf(figures),
    line(publishedQuestCount, t.posted, 'quests'),
    line(wholeHours(serviceMinutes), t.hoursOfService, 'served'),
    { figure: formatDollars(dollarValue), text: t.laborValue, opens: 'counted' },
  ];
}

function retentionOf({ retainedVolunteerCount, retentionPercentage }: RecapFigures): SummaryLine[] {
  if (retainedVolunteerCount === null) return [];
  const { retained } = textsOf(consoleRecapsTexts);
  const share =
    retentionPercentage === null
      ? { known: 'other' as const, percentage: '' }
      : { known: 'yes' as const, percentage: percentText(retentionPercentage) };
  return [line(retainedVolunteerCount, ({ count }) => retained({ count, ...share }), 'retained')];
}

function line(count: number, words: (values: { count: number }) => string, opens: Opens): SummaryLine {
  return { figure: formatCount(count), text: words({ count }), opens };
}

/** The highlights. */
export function cardsOf(figures: RecapFigures): { label: string; figure: string; opens: Opens }[] {
  const t = textsOf(consoleRecapsTexts);
  return [
    { label: t.totalVolunteers, figure: formatCount(figures.volunteerCount), opens: 'served' },
    { label: t.totalHours, figure: hoursText(figures.serviceMinutes), opens: 'served' },
    { label: t.totalValue, figure: formatDollars(figures.dollarValue), opens: 'counted' },
  ];
}

/** The values of an hour behind the estimated value. */
export function ratesOf({ hourValues }: RecapFigures): string[] {
  return hourValues.map((used) => hourValueText(textsOf(hourValueTexts), used));
}

/** Whole hours; what is left of the last one is cut off. */
export function wholeHours(minutes: number): number {
  return Math.floor(minutes / 60);
}

export function hoursText(minutes: number): string {
  return formatCount(wholeHours(minutes));
}

/** Percentage with two decimals: '37.50%'. */
export function percentText(percentage: number): string {
  return `${percentage.toFixed(2)}%`;
}

/** Lead time in hours, from two days on in days. */
export function leadText(minutes: number, duration: (minutes: number) => string): string {
  if (minutes < 2 * DAY) return duration(minutes);
  return textsOf(consoleInsightsTexts).days({ count: Math.round(minutes / DAY) });
}
