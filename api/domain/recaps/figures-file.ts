import type { CsvCell } from '../text/csv.ts';
import { formatsFor } from '../texts/formats-for.ts';
import { categoriesTexts } from '../texts/generated/categories.ts';
import { consoleInsightsTexts } from '../texts/generated/console-insights.ts';
import { consolePeopleFileTexts } from '../texts/generated/console-people-file.ts';
import { consoleRecapTablesTexts } from '../texts/generated/console-recap-tables.ts';
import { consoleRecapsTexts } from '../texts/generated/console-recaps.ts';
import type { ConsoleLocale } from '../texts/locale.ts';
import { isMonth } from '../time/new-york-time.ts';
import { ageBandName, categoryName } from './figure-names.ts';
import { hoursCell } from './people-file.ts';

type Share = { key?: string | null; minutes: number };

/** Everything that the recap of a period says in numbers; a period is 'YYYY-MM' or 'YYYY'. */
export type RecapNumbers = {
  period: string;
  volunteerCount: number;
  newVolunteerCount: number;
  /** Null for a year. */
  retainedVolunteerCount: number | null;
  publishedQuestCount: number;
  serviceMinutes: number;
  /** Dollars. */
  laborValue: number;
  insights: {
    spots: number;
    signUps: number;
    heads: number;
    others: number;
    otherMinutes: number;
    absences: number;
    lateDrops: number;
    leadMinutes?: number | null;
    walkIns: number;
    walkInMinutes: number;
    hoursByType: readonly Share[];
    hoursByZip: readonly Share[];
    hoursByAge: readonly Share[];
  };
  months: readonly {
    month: string;
    serviceMinutes: number;
    newVolunteerCount: number;
    returningVolunteerCount: number;
  }[];
};

/** The figures of a recap, one a row: numbers alone, so that a spreadsheet counts on; months of a year come last. */
export function figureRows(numbers: RecapNumbers, locale: ConsoleLocale): CsvCell[][] {
  const { figure } = consolePeopleFileTexts(locale);
  const rows = [...totalRows(numbers, locale), ...rateRows(numbers, locale), ...shareRows(numbers, locale)];
  const months = isMonth(numbers.period) ? [] : monthRows(numbers, locale);
  return [[figure, consoleInsightsTexts(locale).value], ...rows, ...months];
}

function totalRows(numbers: RecapNumbers, locale: ConsoleLocale): CsvCell[][] {
  const t = consoleRecapsTexts(locale);
  const { firstTime, retained } = consoleRecapTablesTexts(locale);
  const { volunteerCount, newVolunteerCount, retainedVolunteerCount, publishedQuestCount } = numbers;
  return [
    [t.totalVolunteers, volunteerCount],
    [firstTime, newVolunteerCount],
    ...(retainedVolunteerCount === null ? [] : [[retained, retainedVolunteerCount]]),
    [t.posted({ count: publishedQuestCount }), publishedQuestCount],
    [t.totalHours, hoursCell(numbers.serviceMinutes)],
    [t.totalValue, toHundredths(numbers.laborValue)],
  ];
}

function rateRows({ insights }: RecapNumbers, locale: ConsoleLocale): CsvCell[][] {
  const t = consoleInsightsTexts(locale);
  const { spots, signUps, heads, absences, leadMinutes = null } = insights;
  const percent = (part: number, whole: number) => (whole === 0 ? null : toHundredths((100 * part) / whole));
  return [
    [`${t.fill} (%)`, percent(heads, spots)],
    [`${t.noShow} (%)`, percent(absences, signUps)],
    [t.lateDrops, insights.lateDrops],
    [named(t.lead, t.hours), leadMinutes === null ? null : hoursCell(leadMinutes)],
    [t.others, insights.others],
    [named(t.others, t.hours), hoursCell(insights.otherMinutes)],
    [t.walkIns, insights.walkIns],
    [named(t.walkIns, t.hours), hoursCell(insights.walkInMinutes)],
  ];
}

function shareRows({ insights }: RecapNumbers, locale: ConsoleLocale): CsvCell[][] {
  const t = consoleInsightsTexts(locale);
  const kinds = [
    { title: t.byType, shares: insights.hoursByType, nameOf: categoryName(categoriesTexts(locale)) },
    { title: t.byZip, shares: insights.hoursByZip, nameOf: (zip: string) => zip },
    { title: t.byAge, shares: insights.hoursByAge, nameOf: ageBandName(consoleRecapTablesTexts(locale)) },
  ];
  return kinds.flatMap(({ title, shares, nameOf }) =>
    shares.map(({ key = null, minutes }) => [
      named(title, key === null ? t.other : nameOf(key)),
      hoursCell(minutes),
    ]),
  );
}

function monthRows({ months }: RecapNumbers, locale: ConsoleLocale): CsvCell[][] {
  const { hours } = consoleInsightsTexts(locale);
  const { newcomers, returning } = consoleRecapsTexts(locale);
  return months.flatMap((one) => {
    const month = formatsFor(locale).month(one.month);
    return [
      [named(month, hours), hoursCell(one.serviceMinutes)],
      [named(month, newcomers), one.newVolunteerCount],
      [named(month, returning), one.returningVolunteerCount],
    ];
  });
}

const named = (title: string, part: string) => `${title}: ${part}`;
const toHundredths = (number: number) => Math.round(number * 100) / 100;
