import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPeriod, periodBounds } from '#domain/recaps/recap-period.ts';
import { datesTexts } from '#domain/texts/generated/dates.ts';
import { isMonth, isoOf, newYorkMonth } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../../language/console-formats.ts';
import { textsOf } from '../../language/console-locale.ts';

/** The choice of a recap's period: a month 'YYYY-MM' or a year 'YYYY' of New York; `now` in epoch milliseconds. */

export type Scale = 'month' | 'year';

const FIRST_YEAR = 2023;

/** The months by name, January first. */
export function monthChoices(): { id: string; name: string }[] {
  const names = textsOf(datesTexts).months.split(' | ');
  return names.map((name, index) => ({ id: String(index + 1).padStart(2, '0'), name }));
}

/** The years that can be chosen, up to the current one. */
export function yearChoices(now: number): string[] {
  const last = Number(yearOf(newYorkMonth(now)));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index));
}

/** The period in the address when it can be chosen, else the current month. */
export function shownPeriod(asked: string | null, now: number): string {
  const isOffered = asked !== null && isPeriod(asked) && yearChoices(now).includes(yearOf(asked));
  return isOffered ? asked : newYorkMonth(now);
}

export function scaleOf(period: string): Scale {
  return isMonth(period) ? 'month' : 'year';
}

/** The year of a period, 'YYYY'. */
export function yearOf(period: string): string {
  return period.slice(0, 4);
}

/** The year of a month, or a month of a year: the current one, in years that are over the last. */
export function withScale(period: string, scale: Scale, now: number): string {
  if (scale === scaleOf(period)) return period;
  if (scale === 'year') return yearOf(period);
  const current = newYorkMonth(now);
  return yearOf(current) === period ? current : `${period}-12`;
}

/** Replaces the year of a period, keeping its month if it has one. */
export function withYear(period: string, year: string): string {
  return `${year}${period.slice(4)}`;
}

/** Another month, '01' to '12', of the same year. */
export function withMonth(period: string, month: string): string {
  return `${yearOf(period)}-${month}`;
}

/** 'November 2026' or '2026'. */
export function periodName(period: string): string {
  return isMonth(period) ? consoleFormats().month(period) : period;
}

/** The instants between which a period lies as the API takes them: in UTC, from New York's midnight to midnight. */
export function rangeOf(period: string): { from: string; until: string } {
  const { start, end } = periodBounds(period);
  return { from: isoOf(start), until: isoOf(end) };
}

/** The period of the address, so that a reload, a shared link and the way back all show the same. */
export function useRecapPeriod(): [string, (period: string) => void] {
  const [params, setParams] = useSearchParams();
  const period = shownPeriod(params.get('period'), Date.now());
  const choose = useCallback((chosen: string) => setParams({ period: chosen }), [setParams]);
  return [period, choose];
}
