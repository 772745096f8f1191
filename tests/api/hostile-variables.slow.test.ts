import { expect, it } from 'vitest';
import { sendOddValues } from '../support/odd-calls.ts';

// Staff gets furthest into the code; everyone else asks in `hostile-variables.load.test.ts`.
it.each(['query', 'mutation'] as const)(
  'odd values in every argument of every operation, sent by staff: a %s is never our fault [SAF-33]',
  async (kind) => {
    const { faults, codes, log } = await sendOddValues(kind, 'staff');
    // Otherwise nothing would have been asked but the guard.
    expect(codes.size).toBeGreaterThan(3);
    expect(faults, log).toEqual([]);
  },
  600_000,
);
