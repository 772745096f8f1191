import { expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { scheduleOfQuests } from './copied-month.ts';
import { expandMonth } from './monthly-schedule.ts';

const quest = (day: string, start: string, end: string | null) => ({
  templateQuestId: 'meal',
  startedAt: instantOf(day, start),
  endedAt: end === null ? null : instantOf(day, end),
  locationId: 'hall',
  giverName: 'Ada',
});
const copied = (quests: Parameters<typeof scheduleOfQuests>[0], month: string) =>
  expandMonth({
    ...{ month, schedule: scheduleOfQuests(quests), reservations: [] },
    titles: new Map([['meal', 'Serve the meal']]),
  }).map(({ date, start_time, end_time, supervisor_name }) => [date, start_time, end_time, supervisor_name]);

it('copies each quest to its weekday and week, at the same clock across a change of clocks [DSK-05]', () => {
  // The first and third Monday of October.
  const october = [quest('2026-10-05', '17:30', '20:00'), quest('2026-10-19', '08:00', null)];
  expect(copied(october, '2026-11')).toEqual([
    ['2026-11-02', '17:30', '20:00', 'Ada'],
    ['2026-11-16', '08:00', null, 'Ada'],
  ]);
});

it('leaves out a fifth week that the month has not, and what has no stamp, date or place [DSK-05]', () => {
  expect(copied([quest('2026-10-29', '09:00', '10:00')], '2026-11')).toEqual([]);
  const whole = quest('2026-10-05', '09:00', '10:00');
  const lacking = [
    { ...whole, templateQuestId: null },
    { ...whole, startedAt: null },
    { ...whole, locationId: null },
  ];
  expect(scheduleOfQuests(lacking)).toEqual([]);
});
