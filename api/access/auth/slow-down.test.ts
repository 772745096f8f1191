import { describe, expect, it } from 'vitest';
import { asRequest } from '#api/process/log/current-request.ts';
import { createSlowDown } from './slow-down.ts';

/** Waits that end when the test says so. */
function heldWaits() {
  const ends: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  return { wait, ends, endAll: () => ends.splice(0).map((end) => end()) };
}

describe('answers that wait are bounded [SAF-24]', () => {
  it('nothing waits for no time [SAF-24]', async () => {
    const { wait, ends } = heldWaits();
    await createSlowDown(wait)(0, '203.0.113.7');
    expect(ends).toHaveLength(0);
  });

  it('a network has at most 300 of them, another one goes on, and places come back [SAF-24]', async () => {
    const { wait, ends, endAll } = heldWaits();
    const slowDown = createSlowDown(wait);
    const held = Array.from({ length: 300 }, () => slowDown(8_000, '203.0.113.7'));
    await expect(slowDown(20, '203.0.113.7')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 8,
    });
    const other = slowDown(20, '198.51.100.1');
    expect(ends).toHaveLength(301);
    endAll();
    await Promise.all([...held, other]);
    const again = slowDown(20, '203.0.113.7');
    endAll();
    await again;
  });

  it('all networks together have at most 600 [SAF-24]', async () => {
    const { wait, endAll } = heldWaits();
    const slowDown = createSlowDown(wait);
    const held = Array.from({ length: 600 }, (_, index) => slowDown(20, `203.0.113.${index % 250}`));
    await expect(slowDown(20, '198.51.100.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    endAll();
    await Promise.all(held);
  });
});

describe('nobody waits for nothing [SAF-24]', () => {
  /** A request whose client hangs up when the test says so. */
  function heldRequest(slowDown: ReturnType<typeof createSlowDown>) {
    const gone = new Set<() => void>();
    const held = asRequest('r-1', (request) => {
      request.onGone = (listener) => {
        gone.add(listener);
        return () => gone.delete(listener);
      };
      return slowDown(8_000, '203.0.113.7');
    });
    return { held, gone, hangUp: () => [...gone].map((listener) => listener()) };
  }

  it('who hangs up frees timer and place, and nothing is done for them afterwards [SAF-24]', async () => {
    const slowDown = createSlowDown();
    const requests = Array.from({ length: 300 }, () => heldRequest(slowDown));
    await expect(slowDown(1, '203.0.113.7'), 'no room').rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (const { hangUp } of requests) hangUp();
    const ends = await Promise.allSettled(requests.map(({ held }) => held));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(
      requests.every(({ gone }) => gone.size === 0),
      'no listener is left',
    ).toBe(true);
    await slowDown(1, '203.0.113.7');
  });

  it('a process that stops sends away whoever waits, and whoever comes [SAF-24]', async () => {
    const stopping = new AbortController();
    const slowDown = createSlowDown(undefined, stopping.signal);
    const held = slowDown(8_000, '203.0.113.7');
    stopping.abort();
    await expect(held).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 8 });
    await expect(slowDown(8_000, '203.0.113.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('a wait that breaks is told as it broke [SAF-24]', async () => {
    const slowDown = createSlowDown(() => Promise.reject(new Error('no timer')));
    await expect(slowDown(20, '203.0.113.7')).rejects.toThrow('no timer');
  });
});
