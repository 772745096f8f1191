import { expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const MINUTE_MS = 60_000;

const START = 1_000_000_000_000;

function watched(seenAt: number | null = null) {
  const time = { clock: START, elapsed: 0 };
  const jumps: number[] = [];
  const isSteady = createSteadyClock(
    () => time.clock,
    (jump) => jumps.push(jump / MINUTE_MS),
    seenAt,
    () => time.elapsed,
  );
  const after = (minutes: number, jumpMinutes = 0) => {
    time.elapsed += minutes * MINUTE_MS;
    time.clock += (minutes + jumpMinutes) * MINUTE_MS;
    return isSteady();
  };
  return { after, jumps };
}

it('a clock that runs on, and is put right by minutes now and then, is believed [OPS-13]', () => {
  const { after, jumps } = watched();
  expect([after(1), after(60, 2), after(60, -2), after(3_000)]).toEqual([true, true, true, true]);
  expect(jumps).toEqual([]);
});

it.each([525_600, -525_600])(
  'a clock that jumps by %s minutes deletes nothing for an hour, told once [OPS-13]',
  (jump) => {
    const { after, jumps } = watched();
    expect([after(1, jump), after(30), after(29), after(1)]).toEqual([false, false, false, true]);
    expect(jumps).toEqual([jump]);
  },
);

it('one that is set right again is believed an hour later [OPS-13]', () => {
  const { after, jumps } = watched();
  expect([after(1, 525_600), after(30, -525_600), after(59), after(1)]).toEqual([false, false, false, true]);
  expect(jumps).toEqual([525_600, -525_600]);
});

it.each([
  ['a minute', 1, []],
  ['a month', 30 * 1440, []],
  ['a year', 365 * 1440, [365 * 1440]],
  ['a minute in the future', -1, []],
  ['a day in the future', -1440, [-1440]],
])('a start by a clock that was in order %s ago [OPS-13]', (_name, minutes, told) => {
  const { after, jumps } = watched(START - minutes * MINUTE_MS);
  expect(jumps).toEqual(told);
  expect([after(59), after(1)], 'believed after an hour').toEqual([told.length === 0, true]);
});
