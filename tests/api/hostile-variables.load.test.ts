import { describe, expect, it } from 'vitest';
import type { CastName } from '../support/cast.ts';
import { sendOddValues } from '../support/odd-calls.ts';

describe.each<[CastName | null]>([[null], ['volunteer'], ['managers'], ['staff']])(
  'SAF-33 odd values in every argument of every operation, sent by %s',
  (as) => {
    it.each(['query', 'mutation'] as const)(
      'SAF-33 a %s is never our fault',
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
