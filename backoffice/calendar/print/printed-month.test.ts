import { describe, expect, it } from 'vitest';
import type { PublishingStatus } from '#domain/quests/quest-status.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { printedPlaces, printedWeeks } from './printed-month.ts';

const quest = (day: string, publishingStatus: PublishingStatus = 'Published') =>
  ({
    id: `${day} ${publishingStatus}`,
    day,
    publishingStatus,
    eventTitle: 'Lunch line',
    startedAt: Date.parse(`${day}T17:00:00Z`),
    location: { id: 'l1', name: 'Hall', address: '1 Main Street' },
  }) as CalendarQuest;

describe('the printed month', () => {
  it('holds every Published quest of the month in its week and nothing else [CAL-26]', () => {
    const weeks = printedWeeks('2026-12', [
      quest('2026-12-01'),
      quest('2026-12-01', 'Draft'),
      quest('2026-12-02', 'Cancelled'),
      quest('2026-12-02', 'Unlisted'),
      quest('2026-12-31'),
      quest('2026-11-30'),
      quest('2027-01-01'),
    ]);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect(weeks[0]?.[1]).toBeNull();
    const printed = weeks.flat().flatMap((cell) => cell?.quests ?? []);
    expect(printed.map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-31']);
    expect(weeks[0]?.[2]?.day).toBe('2026-12-01');
  });

  it('names each place once, that of most quests first [CAL-26]', () => {
    const depot = { id: 'l2', name: 'Depot', address: '2 Side Street' };
    const quests = [{ ...quest('2026-12-01'), location: depot }, quest('2026-12-02'), quest('2026-12-03')];
    expect(printedPlaces(quests).map(({ name }) => name)).toEqual(['Hall', 'Depot']);
  });
});
