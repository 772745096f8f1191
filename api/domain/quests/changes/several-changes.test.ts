import { describe, expect, it } from 'vitest';
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

  it('gives no times to a quest without a date [DSK-06]', () => {
    const undated = { startedAt: null, endedAt: null } as EditableQuest;
    expect(changesOfSeveral(undated, { days: 1 })).toEqual({});
    expect([lacksTimes(undated, { days: 1 }), lacksTimes(undated, { locationId: 'hall' })]).toEqual([
      true,
      false,
    ]);
  });
});
