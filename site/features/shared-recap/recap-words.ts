import { ageBandName, categoryName } from '#domain/recaps/figure-names.ts';
import { hourValueText } from '#domain/recaps/hour-value.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { hourValueTexts } from '#domain/texts/generated/hour-value.ts';
import { sharedRecapTexts } from '#domain/texts/generated/shared-recap.ts';
import { type Locale, num } from '#domain/texts/locale.ts';
import { isMonth } from '#domain/time/new-york-time.ts';
import type { SharedRecapQuery } from '../../gql/generated.ts';

type Recap = NonNullable<SharedRecapQuery['sharedRecap']>;
type Shares = Recap['insights']['hoursByType'];

/** A label with its figure. */
type Pair = readonly [label: string, value: string];

const DAY_MINUTES = 24 * 60;

export function recapTitle(locale: Locale, { charity, period }: Recap): string {
  return sharedRecapTexts(locale).title({
    charity,
    period: isMonth(period) ? formatsFor(locale).month(period) : period,
  });
}

/** The figures of a recap, and how its quests went. */
export function recapFigures(locale: Locale, recap: Recap): Pair[] {
  const t = sharedRecapTexts(locale);
  const { money, duration, serviceHours } = formatsFor(locale);
  const { spots, signUps, heads, others, otherMinutes, absences, lateDrops, leadMinutes } = recap.insights;
  const { walkIns, walkInMinutes } = recap.insights;
  const count = (value: number) => num(locale, value);
  const rate = (part: number, whole: number) =>
    whole === 0
      ? t.none
      : t.rate({ percent: `${((100 * part) / whole).toFixed(1)}%`, part: count(part), whole: count(whole) });
  const lead = (minutes: number) =>
    minutes < 2 * DAY_MINUTES ? duration(minutes) : t.days({ count: Math.round(minutes / DAY_MINUTES) });
  return [
    [t.volunteers, count(recap.volunteerCount)],
    [t.newVolunteers, count(recap.newVolunteerCount)],
    [t.hours, count(Math.floor(recap.serviceMinutes / 60))],
    [t.value, recap.dollarValue === 0 ? '$0.00' : money(Math.round(recap.dollarValue * 100))],
    [t.posted, count(recap.publishedQuestCount)],
    ...(others > 0
      ? ([[t.others, t.othersCame({ count: others, hours: serviceHours(otherMinutes) })]] as const)
      : []),
    [t.fill, rate(heads, spots)],
    [t.noShow, rate(absences, signUps)],
    [t.lateDrops, count(lateDrops)],
    [t.lead, leadMinutes === null ? t.none : lead(leadMinutes)],
    ...(walkIns > 0
      ? ([[t.walkIns, t.walkInHours({ count: walkIns, hours: serviceHours(walkInMinutes) })]] as const)
      : []),
  ];
}

/** The values of an hour behind the estimated value. */
export function recapRates(locale: Locale, { hourValues }: Recap): string[] {
  return hourValues.map((used) => hourValueText(hourValueTexts(locale), used));
}

/** Hours by type, ZIP code and age, each with its heading; those without hours are left out. */
export function recapShares(locale: Locale, { insights }: Recap): { title: string; pairs: Pair[] }[] {
  const t = sharedRecapTexts(locale);
  const { serviceHours } = formatsFor(locale);
  const part = (title: string, shares: Shares, nameOf: (key: string) => string) => ({
    title,
    pairs: shares.map(
      ({ key, minutes }): Pair => [key === null ? t.other : nameOf(key), serviceHours(minutes)],
    ),
  });
  return [
    part(t.byType, insights.hoursByType, categoryName(categoriesTexts(locale))),
    part(t.byZip, insights.hoursByZip, (zip) => zip),
    part(t.byAge, insights.hoursByAge, ageBandName({ ageBand: t.ages, ageAndOver: t.agesFrom })),
  ].filter(({ pairs }) => pairs.length > 0);
}
