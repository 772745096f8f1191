import { expect, it } from 'vitest';
import { swappedQuotes } from './swapped-quotes.ts';

it('has no quotes that an attribute would spell out, and comes back as it was', () => {
  const text = JSON.stringify({ title: 'The `old` "Hall"', count: 2 });
  expect(swappedQuotes('{"a":"b"}')).toBe('{`a`:`b`}');
  expect(swappedQuotes(swappedQuotes(text))).toBe(text);
});
