import { expect, it } from 'vitest';
import { IRS_SOURCE, likenessOf } from './likely-charity.ts';

const ASKING = {
  charityName: 'House of Soup',
  place: '1 Main St., Hoboken, NJ 07030',
  taxNumber: '12-3456789',
};
const OTHER = { name: 'Garden Club', importSource: null, importId: null, addresses: [] };

it.each([
  ['another charity', {}, []],
  ['its name with what is often left out', { name: 'The HOUSE OF SOUP, Inc.' }, ['name']],
  ['a longer name', { name: 'House of Soup and Bread' }, []],
  ['its address without the town', { addresses: ['9 Elm Road', '1 Main Street'] }, ['address']],
  ['the same street, another house', { addresses: ['11 Main Street, Hoboken'] }, []],
  ['its entry of the register', { importSource: IRS_SOURCE, importId: '123456789' }, ['taxNumber']],
  ['the same number of another source', { importSource: 'food', importId: '123456789' }, []],
])('%s shares %o: %o [ONB-02]', (_what, known, same) => {
  expect(likenessOf(ASKING, { ...OTHER, ...known })).toEqual(same);
});

it('shares no address where only a town is told, and no number where none is [ONB-02]', () => {
  const vague = { ...ASKING, place: 'Hoboken 07030', taxNumber: '' };
  const known = { ...OTHER, importSource: IRS_SOURCE, importId: '123456789', addresses: ['Hoboken 07030'] };
  expect(likenessOf(vague, known)).toEqual([]);
});
