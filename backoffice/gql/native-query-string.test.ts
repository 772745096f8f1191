import { expect, it } from 'vitest';
import { parse, stringify } from './native-query-string.ts';

it('a list finds in its address what it wrote there [DSK-13]', () => {
  const filter = JSON.stringify({ q: 'salt & pepper + 50%', isUpcoming: true });
  const address = stringify({ sort: 'startedAt', page: 2, filter, order: undefined });
  expect(address).not.toMatch(/[+\s]|order/);
  expect(parse(`?${address}`)).toEqual({ filter, page: '2', sort: 'startedAt' });
});
