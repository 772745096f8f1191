import { expect, it } from 'vitest';
import { createByteCache, keyOfText } from './byte-cache.ts';

const openCache = (mostBytes: number) =>
  createByteCache<string>({ mostBytes, sizeOf: (value) => value.length });

it('what is kept is bounded in bytes, whatever the number and size of the values [SAF-32]', () => {
  const cache = openCache(50_000);
  for (let index = 0; index < 500; index += 1) {
    cache.set(`key ${index}`, 'x'.repeat(index * 40));
    expect(cache.bytes).toBeLessThanOrEqual(50_000);
  }
  expect(cache.get('key 499')).toHaveLength(499 * 40);
});

it('what was used longest ago goes first', () => {
  const cache = openCache(3_500);
  for (const key of ['a', 'b', 'c']) cache.set(key, key);
  cache.get('a');
  cache.set('d', 'd');
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['a', undefined, 'c', 'd']);
});

it('a value larger than all room is not kept and drives out no other', () => {
  const cache = openCache(5_000);
  cache.set('small', 'x');
  cache.set('large', 'x'.repeat(5_000));
  expect([cache.get('small'), cache.get('large')]).toEqual(['x', undefined]);
});

it('a value put in again, and one taken out, count once and no more', () => {
  const cache = openCache(10_000);
  cache.set('a', 'x');
  const once = cache.bytes;
  cache.set('a', 'y');
  expect(cache.bytes).toBe(once);
  cache.drop('a');
  cache.drop('a');
  expect(cache.bytes).toBe(0);
});

it.each([
  ['a text', 'x', 43],
  ['a text of 16 kB', 'x'.repeat(16_384), 43],
  ['a text of 16,384 characters and more bytes', '€'.repeat(16_384), null],
  ['a text over 16 kB', 'x'.repeat(16_385), null],
])('%s is remembered by its hash, or not at all [SAF-32]', (_, text, length) => {
  expect(keyOfText(text)?.length ?? null).toBe(length);
});
