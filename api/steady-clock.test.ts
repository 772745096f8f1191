import { expect, it } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const MINUTE_MS = 60_000;

function watched() {
  const time = { clock: 1_000_000_000_000, elapsed: 0 };
  const jumps: number[] = [];
  const isSteady = createSteadyClock(
    () => time.clock,
    (jump) => jumps.push(jump / MINUTE_MS),
    () => time.elapsed,
  );
  const after = (minutes: number, jumpMinutes = 0) => {
    time.elapsed += minutes * MINUTE_MS;
    time.clock += (minutes + jumpMinutes) * MINUTE_MS;
    return isSteady();
  };
  return { after, jumps };
}

it('OPS-13 a clock that runs on, and is put right by minutes now and then, is believed', () => {
  const { after, jumps } = watched();
  expect([after(1), after(60, 2), after(60, -2), after(3_000)]).toEqual([true, true, true, true]);
  expect(jumps).toEqual([]);
});

it.each([525_600, -525_600])(
  'OPS-13 a clock that jumps by %s minutes deletes nothing for an hour, told once',
  (jump) => {
    const { after, jumps } = watched();
    expect([after(1, jump), after(30), after(29), after(1)]).toEqual([false, false, false, true]);
    expect(jumps).toEqual([jump]);
  },
);

it('OPS-13 one that is set right again is believed an hour later', () => {
  const { after, jumps } = watched();
  expect([after(1, 525_600), after(30, -525_600), after(59), after(1)]).toEqual([false, false, false, true]);
  expect(jumps).toEqual([525_600, -525_600]);
});
