import { describe, expect, it } from 'vitest';
import { textIn } from '../../texts/text-ref.ts';
import { instantOf } from '../../time/new-york-time.ts';
import type { EditableQuest } from './quest-edit.ts';
import { changesOfSeveral, lacksTimes, problemOfSeveral } from './several-changes.ts';

const quest = (start: string, end: string | null, day = '2026-10-31', endDay = day) =>
  ({
    startedAt: instantOf(day, start),
    endedAt: end === null ? null : instantOf(endDay, end),
  }) as EditableQuest;

const at = (day: string, clock: string) => instantOf(day, clock);

describe('what several changes mean for one quest', () => {
  it.each([
    ['a day later, over the change of clocks', { days: 1 }, '2026-11-01', '17:00', '2026-11-01', '19:00'],
    ['another start keeps the length', { start: '18:00' }, '2026-10-31', '18:00', '2026-10-31', '20:00'],
    ['another end', { end: '18:30' }, '2026-10-31', '17:00', '2026-10-31', '18:30'],
    ['an end in the night', { start: '22:00', end: '01:00' }, '2026-10-31', '22:00', '2026-11-01', '01:00'],
    ['earlier', { days: -7, start: '16:00' }, '2026-10-24', '16:00', '2026-10-24', '18:00'],
  ])('%s [DSK-06]', (_, changes, day, start, endDay, end) => {
    expect(changesOfSeveral(quest('17:00', '19:00'), changes)).toEqual({
      startedAt: at(day, start),
      endedAt: at(endDay, end),
    });
  });

  it('keeps a night on its two days, and a quest without an end without one [DSK-06]', () => {
    expect(changesOfSeveral(quest('22:00', '02:00', '2026-11-05', '2026-11-06'), { days: 2 })).toEqual({
      startedAt: at('2026-11-07', '22:00'),
      endedAt: at('2026-11-08', '02:00'),
    });
    expect(changesOfSeveral(quest('09:00', null), { days: 1 })).toEqual({
      startedAt: at('2026-11-01', '09:00'),
    });
  });

  it('cancels and does nothing else, or gives a location alone [DSK-06]', () => {
    const both = { isCancelled: true, days: 3, locationId: 'hall' };
    expect(changesOfSeveral(quest('17:00', '19:00'), both)).toEqual({ publishingStatus: 'Cancelled' });
    expect(changesOfSeveral(quest('17:00', '19:00'), { locationId: 'hall' })).toEqual({ locationId: 'hall' });
  });

  it.each([
    [{}, 'BAD_USER_INPUT'],
    [{ days: 0 }, 'BAD_USER_INPUT'],
    [{ days: 367 }, 'BAD_USER_INPUT'],
    [{ start: '25:00' }, 'BAD_USER_INPUT'],
    [{ days: -366 }, undefined],
    [{ isCancelled: true }, undefined],
  ])('%j: %s [DSK-06]', (changes, code) => {
    expect(problemOfSeveral(changes)?.code).toBe(code);
  });

  it.each([
    [{ days: 1.5 }, 'days', 'Enter whole days, up to 366 either way.'],
    [{ days: 99_999 }, 'days', 'Enter whole days, up to 366 either way.'],
    [{ start: '25:00' }, 'start', 'Enter a time of day.'],
    [{ start: '17:00', end: '17:00' }, 'end', 'End Time must be after Start Time!'],
    [{ start: '17:00', end: '10:00' }, 'end', 'End Time must be after Start Time!'],
    [{}, null, 'Choose what to change.'],
  ])('%j: what is wrong, and where [DSK-06]', (changes, field, words) => {
    const problem = problemOfSeveral(changes);
    expect([problem?.field, problem && textIn('en', problem.message)]).toEqual([field, words]);
  });

  it('takes an end before the start for the next night while that is at most 16 hours [DSK-06]', () => {
    expect(problemOfSeveral({ start: '17:00', end: '09:00' })).toBeNull();
    expect(changesOfSeveral(quest('17:00', '19:00'), { end: '10:00' }).endedAt).toBe(
      at('2026-10-31', '10:00'),
    );
  });

  it('gives no times to a quest without a date [DSK-06]', () => {
    const undated = { startedAt: null, endedAt: null } as EditableQuest;
    expect(changesOfSeveral(undated, { days: 1 })).toEqual({});
    expect([lacksTimes(undated, { days: 1 }), lacksTimes(undated, { locationId: 'hall' })]).toEqual([
      true,
      false,
    ]);
  });
});
