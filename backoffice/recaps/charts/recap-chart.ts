import { formatCount } from '#domain/text/format.ts';
import { consoleRecapsTexts } from '#domain/texts/generated/console-recaps.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import type { RecapQuery } from '../../gql/generated.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';
import { yearOf } from '../figures/recap-period-choice.ts';
import { hoursText, wholeHours } from '../figures/recap-text.ts';

export type RecapMonth = RecapQuery['recapMonths'][number];

/** How bars are filled: told apart by pattern, and by colour for those who see it. */
export type Fill = 'solid' | 'striped';

export type ChartSeries = { label: string; fill: Fill; values: number[]; texts: string[] };

export type RecapChartData = {
  title: string;
  /** Each series' bar on top of the last one's, not beside it. */
  isStacked: boolean;
  series: ChartSeries[];
};

/** Hours of each month of a year, against the year before. */
export function hoursChart(months: readonly RecapMonth[]): RecapChartData {
  const year = Number(yearOf(months[0]?.month ?? ''));
  return {
    title: textsOf(consoleRecapsTexts).hoursByMonth({ year: String(year), before: String(year - 1) }),
    isStacked: false,
    series: [
      hoursOf(
        String(year - 1),
        'striped',
        months.map((one) => one.serviceMinutesYearBefore),
      ),
      hoursOf(
        String(year),
        'solid',
        months.map((one) => one.serviceMinutes),
      ),
    ],
  };
}

/** New and returning volunteers of each month of a year. */
export function volunteersChart(months: readonly RecapMonth[]): RecapChartData {
  const t = textsOf(consoleRecapsTexts);
  return {
    title: t.volunteersByMonth({ year: yearOf(months[0]?.month ?? '') }),
    isStacked: true,
    series: [
      countsOf(
        t.returning,
        'solid',
        months.map((one) => one.returningVolunteerCount),
      ),
      countsOf(
        t.newcomers,
        'striped',
        months.map((one) => one.newVolunteerCount),
      ),
    ],
  };
}

/** Whether there is anything to draw. */
export function isDrawn({ series }: RecapChartData): boolean {
  return series.some(({ values }) => values.some((value) => value > 0));
}

/** The name of a month under its bars: 'Nov'. */
export function shortMonth(month: string): string {
  return consoleFormats().shortDay(instantOf(`${month}-01`, '12:00')).month;
}

function hoursOf(label: string, fill: Fill, minutes: readonly number[]): ChartSeries {
  return { label, fill, values: minutes.map(wholeHours), texts: minutes.map(hoursText) };
}

function countsOf(label: string, fill: Fill, counts: readonly number[]): ChartSeries {
  return { label, fill, values: [...counts], texts: counts.map(formatCount) };
}
