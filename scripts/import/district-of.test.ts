import { describe, expect, it } from 'vitest';
import { DISTRICTS } from '../seed/districts.ts';
import {
  districtOfBorough,
  districtOfCity,
  districtOfPostcode,
  isPostcodeOf,
  readPostcode,
} from './district-of.ts';

const nameOf = (id: string | undefined) => DISTRICTS.find((district) => district.id === id)?.name ?? null;

describe('the district of an address', () => {
  it.each([
    ['BRONX', 'NY', 'The Bronx'],
    ['Staten  Island', 'ny', 'Staten Island'],
    ['JERSEY CITY', 'NJ', 'Jersey City'],
    ['HOBOKEN', 'NJ', 'Hoboken'],
    ['BAYONNE', 'NJ', 'Bayonne'],
    ['WEST NEW YORK', 'NJ', 'West New York'],
    ['W. NEW YORK', 'NJ', 'West New York'],
    ['WEEHAWKEN', 'NJ', 'Weehawken'],
    ['HOBOKEN', 'GA', null],
    ['SECAUCUS', 'NJ', null],
    ['NEW YORK', 'NY', null],
    ['WALTHAM', 'MA', null],
    ['toString', '', null],
  ])('of the city «%s, %s» is %s', (city, state, district) => {
    expect(nameOf(districtOfCity(city, state)?.id)).toBe(district);
  });

  it.each([
    ['BRONX    ', 'The Bronx'],
    ['STATEN IS', 'Staten Island'],
    ['staten island', 'Staten Island'],
    ['MANHATTAN', null],
    ['BROOKLYN ', null],
    ['QUEENS   ', null],
    ['', null],
  ])('of the borough «%s» is %s', (borough, district) => {
    expect(nameOf(districtOfBorough(borough)?.id)).toBe(district);
  });

  it.each([
    ['10451', '', 'The Bronx'],
    ['10314', '', 'Staten Island'],
    ['07302', '', 'Jersey City'],
    ['07030', '', 'Hoboken'],
    ['07002', '', 'Bayonne'],
    ['07086', '', 'Weehawken'],
    ['07093', '', null],
    ['07093', '1 Park Ave\nGuttenberg, NJ 07093', null],
    ['07093', '1 Park Ave\nWest New York, NJ 07093', 'West New York'],
    ['10001', 'West New York', null],
    ['07087', '', null],
    ['02451', '', null],
  ])('of the postcode %s in «%s» is %s', (postcode, address, district) => {
    expect(nameOf(districtOfPostcode(postcode, address)?.id)).toBe(district);
  });

  it('of West New York may have the postcode that it shares', () => {
    const [town, city] = [districtOfCity('WEST NEW YORK', 'NJ'), districtOfCity('BRONX', 'NY')];
    expect(town && isPostcodeOf('07093', town)).toBe(true);
    expect(city && isPostcodeOf('07093', city)).toBe(false);
    expect(city && isPostcodeOf('10451', city)).toBe(true);
  });

  it.each([
    ['10451', '10451'],
    [' 10451-1234 ', '10451'],
    ['7030', '07030'],
    ['7030-5512', '07030'],
    ['112112', null],
    ['703', null],
    ['NY 10451', null],
    ['', null],
  ])('the postcode «%s» is read as %s', (text, postcode) => {
    expect(readPostcode(text)).toBe(postcode);
  });
});
