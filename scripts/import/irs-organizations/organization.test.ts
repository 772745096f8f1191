import { describe, expect, it } from 'vitest';
import { readTaxNumber } from '#domain/charities/charity-request.ts';
import { type OrganizationRow, readOrganization } from './organization.ts';

const ROW: OrganizationRow = {
  ein: '139000001',
  name: "ST. ANN'S GARDEN OF THE BRONX INC",
  city: 'BRONX',
  state: 'NY',
  zip: '10451',
  focus: 'Garden Club, Horticultural Program',
  ntee: '',
  subsection: '',
};

const read = (change: Partial<OrganizationRow>) => readOrganization({ ...ROW, ...change });

describe('a registered organization', () => {
  it('becomes what is known of a provider', () => {
    expect(read({})).toEqual({
      item: {
        sourceId: '139000001',
        name: "St. Ann's Garden of the Bronx Inc",
        mission: 'Focus: Garden Club, Horticultural Program. Registered as a charity in the Bronx, NY 10451.',
        districtId: '11',
        leftOut: [],
      },
    });
  });

  it.each([
    ['', 'Registered as a charity in the Bronx, NY 10451.'],
    ['Other', 'Registered as a charity in the Bronx, NY 10451.'],
    ['YMCA, YWCA, etc. ', 'Focus: YMCA, YWCA, etc. Registered as a charity in the Bronx, NY 10451.'],
  ])('with the focus «%s» says «%s»', (focus, mission) => {
    expect(read({ focus })).toMatchObject({ item: { mission } });
  });

  it.each([
    ['K31', '03', 'Focus: Food, Agriculture and Nutrition. Registered as a charity in the Bronx, NY 10451.'],
    ['L41Z', '3', 'Focus: Housing and Shelter. Registered as a charity in the Bronx, NY 10451.'],
    ['', '04', 'Registered as a tax-exempt organization in the Bronx, NY 10451.'],
    ['Z99', '', 'Registered as a charity in the Bronx, NY 10451.'],
    ['kids', '', 'Registered as a charity in the Bronx, NY 10451.'],
  ])('with the NTEE code “%s” and subsection “%s” says “%s”', (ntee, subsection, mission) => {
    expect(read({ focus: '', ntee, subsection })).toMatchObject({ item: { mission } });
  });

  it('takes a postcode without its zero, and leaves out one from elsewhere', () => {
    expect(read({ city: 'JERSEY CITY', state: 'NJ', zip: '7302' })).toMatchObject({
      item: { mission: expect.stringContaining('Jersey City, NJ 07302.'), leftOut: [] },
    });
    expect(read({ zip: '1046' })).toMatchObject({
      item: {
        mission: expect.stringContaining('the Bronx, NY.'),
        leftOut: ['zip: expected one of the Bronx, found “1046”'],
      },
    });
    expect(read({ zip: '' })).toMatchObject({ item: { leftOut: [] } });
  });

  it.each([
    ['139000001', '139000001'],
    ['13-9000001', '139000001'],
    ['4711', '000004711'],
    ['1390000012', null],
    ['13-90001', null],
    ['0', null],
    ['EIN 4711', null],
    ['4.711E+3', null],
    ['', null],
  ])('the EIN «%s» is read as %s', (text, ein) => {
    expect(readTaxNumber(text)).toBe(ein);
  });

  it.each<[Partial<OrganizationRow>, string]>([
    [{ ein: 'none' }, 'ein: expected nine digits, found “none”'],
    [{ name: ' ' }, 'name: expected 1 to 200 characters, found none'],
    [{ name: 'x'.repeat(201) }, 'name: expected at most 200 characters, found 201'],
    [{ city: 'KEARNY', state: 'NJ' }, 'city: expected a city of our districts, found “KEARNY, NJ”'],
    [{ city: 'HOBOKEN', state: 'GA' }, 'city: expected a city of our districts, found “HOBOKEN, GA”'],
    [{ city: '' }, 'city: expected a city of our districts, found “, NY”'],
  ])('with %o is refused with the reason', (change, refusal) => {
    expect(read(change)).toEqual({ refusal });
  });
});
