import { describe, expect, it } from 'vitest';
import { instantOf } from '#domain/time/new-york-time.ts';
import type { CalendarQuest } from '../month-data/calendar-quest.ts';
import { suggestedTimes } from './suggested-times.ts';

const entry = {
  quest_id: 's1',
  weeks: [1, 2, 3, 4, 5],
  days: [1, 2],
  start_time: '17:30',
  end_time: '20:00',
  location_id: 'l1',
  supervisor_name: '',
};
const quest = (day: string, start: string, end: string | null, templateQuestId = 's1') =>
  ({
    day,
    templateQuestId,
    startedAt: instantOf(day, start),
    endedAt: end === null ? null : instantOf(day, end),
  }) as CalendarQuest;
const MONDAY = { stampId: 's1', day: '2026-12-07' };
const SUNDAY = { stampId: 's1', day: '2026-12-06' };

describe('suggested times', () => {
  it('a placed stamp comes with the times of the monthly schedule on that weekday [ADQ-02]', () => {
    expect(suggestedTimes(MONDAY, [entry], [quest('2026-12-06', '09:00', '10:00')])).toEqual({
      start: '17:30',
      end: '20:00',
    });
  });

  it('else with those of the nearest quest of the stamp, be it before or after', () => {
    const quests = [
      quest('2026-12-01', '08:00', '09:00'),
      quest('2026-12-08', '10:05', '12:00'),
      quest('2026-12-07', '23:00', '23:55', 'another'),
    ];
    expect(suggestedTimes(SUNDAY, [entry], quests)).toEqual({ start: '10:05', end: '12:00' });
  });

  it('else with any of the schedule, and with nothing where nothing is known', () => {
    expect(suggestedTimes(SUNDAY, [entry], [])).toEqual({ start: '17:30', end: '20:00' });
    expect(suggestedTimes({ ...SUNDAY, stampId: 's2' }, [entry], [])).toEqual({ start: '', end: '' });
  });

  it('an end after midnight is not suggested: the dialog asks for times of one day [ADQ-04]', () => {
    const night = { ...entry, start_time: '22:00', end_time: '02:00' };
    expect(suggestedTimes(MONDAY, [night], [])).toEqual({ start: '22:00', end: '' });
  });
});
