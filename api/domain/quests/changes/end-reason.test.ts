import { expect, it } from 'vitest';
import { isProductsReason, ownReason, PRODUCTS_REASONS } from './end-reason.ts';

it('nobody’s own words are taken for the product’s [REC-24]', () => {
  for (const reason of Object.values(PRODUCTS_REASONS)) {
    expect(isProductsReason(reason)).toBe(true);
    expect(isProductsReason(ownReason(` ${reason} `))).toBe(false);
    expect(ownReason(reason)).toContain(reason);
  }
  expect(ownReason(' I am ill ')).toBe('I am ill');
  expect([ownReason('  '), ownReason(null), ownReason(undefined)]).toEqual([null, null, null]);
});
