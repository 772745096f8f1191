import { describe, expect, it } from 'vitest';
import { createSlowDown } from './slow-down.ts';

/** Waits that end when the test says so. */
function heldWaits() {
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  return { wait, ends, endAll: () => ends.splice(0).map((end) => end()) };
}

describe('SAF-24 answers that wait are bounded', () => {
  it('SAF-24 nothing waits for no time', async () => {
    const { wait, ends } = heldWaits();
    await createSlowDown(wait)(0, '203.0.113.7');
    expect(ends).toHaveLength(0);
  });

  it('SAF-24 a network has at most 100 of them, another one goes on, and places come back', async () => {
    const { wait, ends, endAll } = heldWaits();
    const slowDown = createSlowDown(wait);
    const held = Array.from({ length: 100 }, () => slowDown(8_000, '203.0.113.7'));
    await expect(slowDown(20, '203.0.113.7')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 8,
    });
    const other = slowDown(20, '198.51.100.1');
    expect(ends).toHaveLength(101);
    endAll();
    await Promise.all([...held, other]);
    const again = slowDown(20, '203.0.113.7');
    endAll();
    await again;
  });

  it('SAF-24 all networks together have at most 500', async () => {
    const { wait, endAll } = heldWaits();
    const slowDown = createSlowDown(wait);
    const held = Array.from({ length: 500 }, (_, index) => slowDown(20, `203.0.113.${index % 250}`));
    await expect(slowDown(20, '198.51.100.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    endAll();
    await Promise.all(held);
  });
});
