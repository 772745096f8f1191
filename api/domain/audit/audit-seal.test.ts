import { expect, it } from 'vitest';
import { blockText, type SealedEntry } from './audit-seal.ts';

const entry: SealedEntry = {
  id: 'a',
  at: 1,
  actorId: 'ann',
  action: 'log-in',
  subjectType: 'account',
  subjectId: 'ann',
  detail: '{}',
};

it('every value of an entry, their order and the seal before are in what is sealed [SAF-22]', () => {
  const other = { ...entry, id: 'b' };
  const texts = [
    blockText('', [entry, other]),
    blockText('x', [entry, other]),
    blockText('', [other, entry]),
    blockText('', [entry]),
    ...Object.keys(entry).map((field) => blockText('', [{ ...entry, [field]: 7 } as SealedEntry, other])),
  ];
  expect(new Set(texts).size).toBe(11);
});
