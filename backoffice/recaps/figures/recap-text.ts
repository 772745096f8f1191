import { formatCount, formatDollars } from '#domain/text/format.ts';
import type { RecapQuery } from '../../gql/generated.ts';

/** The figures of a recap, as its page shows them. */
export type RecapFigures = Omit<RecapQuery['generateSingleMonthReport'], 'period'>;

/** What a figure opens. */
export type Opens = 'served' | 'first-time' | 'retained' | 'quests';

export type SummaryLine = { figure: string; text: string; opens: Opens };

/** The summary of a period, a figure a line; retention is told of months only. */
export function summaryOf(figures: RecapFigures): SummaryLine[] {
  const { volunteerCount, newVolunteerCount, publishedQuestCount, serviceMinutes, dollarValue } = figures;
  const hours = wholeHours(serviceMinutes);
  return [
    line(volunteerCount, ['unique volunteer', 'unique volunteers'], 'served'),
    line(newVolunteerCount, ['new volunteer', 'new volunteers'], 'first-time'),
    ...retentionOf(figures),
    line(publishedQuestCount, ['on-site opportunity posted', 'on-site opportunities posted'], 'quests'),
    {
      figure: hoursText(serviceMinutes),
      text: `${hours === 1 ? 'hour' : 'hours'} of charitable service`,
      opens: 'served',
    },
    { figure: formatDollars(dollarValue), text: 'estimated value of volunteer labor', opens: 'served' },
  ];
}

function retentionOf({ retainedVolunteerCount, retentionPercentage }: RecapFigures): SummaryLine[] {
  if (retainedVolunteerCount === null) return [];
  const names = ['volunteer retained', 'volunteers retained'] as const;
  const { figure, text, opens } = line(retainedVolunteerCount, names, 'retained');
  const share =
    retentionPercentage === null ? ', in which nobody served' : ` (${percentText(retentionPercentage)})`;
  return [{ figure, text: `${text} since the previous month${share}`, opens }];
}

function line(count: number, [one, many]: readonly [string, string], opens: Opens): SummaryLine {
  return { figure: formatCount(count), text: count === 1 ? one : many, opens };
}

/** The highlights. */
export function cardsOf(figures: RecapFigures): { label: string; figure: string }[] {
  return [
    { label: 'Total Unique Volunteers', figure: formatCount(figures.volunteerCount) },
    { label: 'Hours of Charitable Service', figure: hoursText(figures.serviceMinutes) },
    { label: 'Estimated Dollar Value of Volunteer Labor', figure: formatDollars(figures.dollarValue) },
  ];
}

/** Whole hours; what is left of the last one is cut off. */
export function wholeHours(minutes: number): number {
  return Math.floor(minutes / 60);
}

export function hoursText(minutes: number): string {
  return formatCount(wholeHours(minutes));
}

/** With two decimals: '37.50%'. */
export function percentText(percentage: number): string {
  return `${percentage.toFixed(2)}%`;
}
