import { expect, it } from 'vitest';
import { keptFactorsText, readKeptFactors } from './kept-factors.ts';

it('what a recovery takes is kept whole [JOI-10: rule]', () => {
  const kept = {
    secret: 'JBSWY3DPEHPK3PXP',
    codeHashes: ['a'.repeat(64), 'b'.repeat(64)],
    asksPasskey: true,
  };
  expect(readKeptFactors(keptFactorsText(kept))).toEqual(kept);
});

it('a secret that was kept alone is still put back', () => {
  const kept = { secret: 'JBSWY3DPEHPK3PXP', codeHashes: [], asksPasskey: false };
  expect(readKeptFactors('JBSWY3DPEHPK3PXP')).toEqual(kept);
});
