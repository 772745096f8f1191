import { expect, it } from 'vitest';
import { hoursChart, isDrawn, type RecapMonth, shortMonth, volunteersChart } from './recap-chart.ts';

const MONTHS: RecapMonth[] = Array.from({ length: 12 }, (_, index) => ({
  month: `2026-${String(index + 1).padStart(2, '0')}`,
  serviceMinutes: index === 10 ? 74_099 : 0,
  serviceMinutesYearBefore: index === 9 ? 119 : 0,
  newVolunteerCount: index,
  returningVolunteerCount: 1_000 * index,
}));

it('the hours of each month stand beside those of the year before, whole [REC-12, REC-16]', () => {
  const { title, series, isStacked } = hoursChart(MONTHS);
  expect([title, isStacked]).toEqual(['Hours by month, 2026 and 2025', false]);
  const [before, now] = series;
  expect([before?.label, before?.values[9], before?.fill]).toEqual(['2025', 1, 'striped']);
  expect([now?.label, now?.values[10], now?.texts[10], now?.fill]).toEqual(['2026', 1_234, '1,234', 'solid']);
});

it('new volunteers stand on the returning ones, told apart by pattern [REC-09]', () => {
  const { title, series, isStacked } = volunteersChart(MONTHS);
  expect([title, isStacked]).toEqual(['New and returning volunteers by month, 2026', true]);
  expect(series.map(({ label, values, texts }) => [label, values[10], texts[10]])).toEqual([
    ['Returning', 10_000, '10,000'],
    ['New', 10, '10'],
  ]);
  expect(new Set(series.map(({ fill }) => fill)).size).toBe(2);
});

it('a year without a figure is not drawn, and months are named shortly', () => {
  const nothing = { serviceMinutes: 0, serviceMinutesYearBefore: 0, newVolunteerCount: 0 };
  const empty = MONTHS.map((one) => ({ ...one, ...nothing, returningVolunteerCount: 0 }));
  expect([isDrawn(hoursChart(MONTHS)), isDrawn(hoursChart(empty)), isDrawn(volunteersChart(empty))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(shortMonth('2026-11')).toBe('Nov');
});
