import { describe, expect, it } from 'vitest';
import type { CastName } from '../support/cast.ts';
import { sendOddValues } from '../support/odd-calls.ts';

describe.each<[CastName | null]>([[null], ['volunteer'], ['managers'], ['staff']])(
  'odd values in every argument of every operation, sent by %s [SAF-33]',
  (as) => {
    it.each(['query', 'mutation'] as const)(
      'a %s is never our fault [SAF-33]',
      async (kind) => {
        const { faults, codes, log } = await sendOddValues(kind, as);
        // Otherwise nothing would have been asked but the guard.
        expect(codes.size).toBeGreaterThan(as === null ? 1 : 3);
        expect(faults, log).toEqual([]);
      },
      600_000,
    );
  },
);
