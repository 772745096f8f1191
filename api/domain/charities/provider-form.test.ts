import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import {
  type DistrictForm,
  type ProviderForm,
  problemOfDistrict,
  problemOfProvider,
  readWebsite,
} from './provider-form.ts';

const policy = { name: 'Adults', supervisedAge: 12, soloAge: 18, maxAge: 90 };
const place = { name: 'Hall', address: '1 Church Street' };
const ELSEWHERE = 'That’s outside our area. Latitude comes first.';
const AGES = 'Ages go from 0 to 120: supervised, then alone, then the maximum.';

describe('the profile of a charity', () => {
  it.each<[ProviderForm, string]>([
    [{ name: '  ' }, 'The charity’s name is required.'],
    [{ name: null }, 'The charity’s name is required.'],
    [{ name: 'x'.repeat(201) }, 'The charity’s name must be at most 200 characters long.'],
    [{ mission: 'x'.repeat(5001) }, 'Mission must be at most 5000 characters long.'],
    [{ organizationCode: 'x'.repeat(51) }, 'Organization code must be at most 50 characters long.'],
    [{ agePolicies: Array(5).fill(policy) }, '4 age policies at most.'],
    [{ agePolicies: [{ ...policy, name: '' }] }, 'The policy’s name is required.'],
    [{ agePolicies: [{ ...policy, supervisedAge: 19 }] }, AGES],
    [{ agePolicies: [{ ...policy, maxAge: 17 }] }, AGES],
    [{ agePolicies: [{ ...policy, supervisedAge: -1 }] }, AGES],
    [{ agePolicies: [{ ...policy, maxAge: 121 }] }, AGES],
    [{ approvedLocations: [{ ...place, name: ' ' }] }, 'The location’s name is required.'],
    [{ approvedLocations: [{ ...place, address: '' }] }, 'Address is required.'],
    [{ approvedLocations: [{ ...place, latitude: 91 }] }, 'Enter a latitude from -90 to 90.'],
    [{ approvedLocations: [{ ...place, longitude: -181 }] }, 'Enter a longitude from -180 to 180.'],
    [{ approvedLocations: [{ ...place, latitude: 0, longitude: 0 }] }, ELSEWHERE],
    [{ approvedLocations: [{ ...place, latitude: -74.03, longitude: 40.74 }] }, ELSEWHERE],
    [{ approvedLocations: Array(101).fill(place) }, '100 locations at most.'],
  ])('%j is refused [ENT-13, ENT-15, ENT-16]', (form, problem) => {
    expect(inEnglish(problemOfProvider(form))).toBe(problem);
  });

  it('what is right passes, and what is left out is not checked [ENT-13, ENT-15]', () => {
    expect(problemOfProvider({})).toBeNull();
    const name = 'Harbor Table';
    expect(problemOfProvider({ name, agePolicies: [policy], approvedLocations: [place] })).toBeNull();
  });
});

describe('a district', () => {
  it.each<[DistrictForm, string]>([
    [{ name: '' }, 'The name is required.'],
    [{ acronym: 'x'.repeat(11) }, 'Acronym must be at most 10 characters long.'],
    [{ county: ' ' }, 'County is required.'],
    [{ zoomLevel: 23 }, 'Enter a zoom from 0 to 22.'],
    [{ centerLatitude: Number.NaN }, 'Enter a latitude from -90 to 90.'],
    [{ centerLongitude: 200 }, 'Enter a longitude from -180 to 180.'],
  ])('%j is refused [ENT-12]', (form, problem) => {
    expect(inEnglish(problemOfDistrict(form))).toBe(problem);
  });

  it('what is right passes [ENT-12]', () => {
    expect(problemOfDistrict({})).toBeNull();
    expect(problemOfDistrict({ name: 'Harborside', zoomLevel: 13, centerLatitude: 40.7 })).toBeNull();
  });
});

it.each([
  ['example.org', 'https://example.org'],
  [' http://www.example.org/a?b=c ', 'http://www.example.org/a?b=c'],
  ['HTTPS://Example.org/', 'https://example.org'],
  ['javascript:alert(1)', null],
  ['mailto:a@example.org', null],
  ['https://me:secret@example.org', null],
  ['10.0.0.1', null],
  ['localhost', null],
  ['two words.org', null],
  ['', null],
])('a website typed as %j is kept as %j [DSK-11]', (typed, kept) => {
  expect(readWebsite(typed)).toBe(kept);
});
