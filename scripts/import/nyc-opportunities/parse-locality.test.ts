import { describe, expect, it } from 'vitest';
import { parseLocality, postcodeIn } from './parse-locality.ts';

describe('an address of several lines', () => {
  it('becomes a place with its coordinates [ENT-16]', () => {
    expect(parseLocality('18 East 401st Street\nBronx, NY 10451\n(40.8201, -73.9212)')).toEqual({
      name: '18 East 401st Street',
      address: '18 East 401st Street, Bronx, NY 10451',
      latitude: 40.8201,
      longitude: -73.9212,
    });
  });

  it.each<[string, string]>([
    ['none', 'Clove Way Staten Island\r\nNY 10301'],
    ['half of them', 'Clove Way\n(40.1, )'],
  ])('without coordinates keeps the address: %s', (_, locality) => {
    expect(parseLocality(locality)).toMatchObject({ latitude: null, longitude: null });
  });

  it.each(['', ' \n ', '(40.8201, -73.9212)', `${'x'.repeat(150)}\n${'y'.repeat(60)}`])(
    'is no place when it is «%s»',
    (locality) => {
      expect(parseLocality(locality)).toBeNull();
    },
  );

  it.each([
    ['5 Seventh Avenue\nNew York, NY 10001-6008\n(40.7, -73.9)', '10001-6008'],
    ['30 Bay Walk Staten Island\nNY 10301', '10301'],
    ['10301 Clove Way\nStaten Island, NY\n(40.7, -73.9)', ''],
    ['', ''],
  ])('has its postcode at the end', (locality, postcode) => {
    expect(postcodeIn(locality)).toBe(postcode);
  });
});
