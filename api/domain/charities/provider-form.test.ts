import { describe, expect, it } from 'vitest';
import {
  type DistrictForm,
  type ProviderForm,
  problemOfDistrict,
  problemOfProvider,
} from './provider-form.ts';

const policy = { name: 'Adults', supervisedAge: 12, soloAge: 18, maxAge: 90 };
const place = { name: 'Hall', address: '1 Church Street' };
const AGES =
  'The ages of a policy are whole numbers from 0 to 120: supervised, then alone, then the maximum.';

describe('the profile of a charity', () => {
  it.each<[ProviderForm, string]>([
    [{ name: '  ' }, 'The name of the charity is required.'],
    [{ name: null }, 'The name of the charity is required.'],
    [{ name: 'x'.repeat(201) }, 'The name of the charity must be at most 200 characters long.'],
    [{ mission: 'x'.repeat(5001) }, 'The mission must be at most 5000 characters long.'],
    [{ organizationCode: 'x'.repeat(51) }, 'The organization code must be at most 50 characters long.'],
    [{ agePolicies: Array(5).fill(policy) }, 'A charity has at most 4 age policies.'],
    [{ agePolicies: [{ ...policy, name: '' }] }, 'The name of an age policy is required.'],
    [{ agePolicies: [{ ...policy, supervisedAge: 19 }] }, AGES],
    [{ agePolicies: [{ ...policy, maxAge: 17 }] }, AGES],
    [{ agePolicies: [{ ...policy, supervisedAge: -1 }] }, AGES],
    [{ agePolicies: [{ ...policy, maxAge: 121 }] }, AGES],
    [{ approvedLocations: [{ ...place, name: ' ' }] }, 'The name of a location is required.'],
    [{ approvedLocations: [{ ...place, address: '' }] }, 'The address of a location is required.'],
    [{ approvedLocations: [{ ...place, latitude: 91 }] }, 'A latitude is a number from -90 to 90.'],
    [{ approvedLocations: [{ ...place, longitude: -181 }] }, 'A longitude is a number from -180 to 180.'],
    [{ approvedLocations: Array(101).fill(place) }, 'A charity has at most 100 locations.'],
  ])('ENT-13 ENT-15 ENT-16 %j is refused', (form, problem) => {
    expect(problemOfProvider(form)).toBe(problem);
  });

  it('ENT-13 ENT-15 what is right passes, and what is left out is not checked', () => {
    expect(problemOfProvider({})).toBeNull();
    const name = 'Harbor Table';
    expect(problemOfProvider({ name, agePolicies: [policy], approvedLocations: [place] })).toBeNull();
  });
});

describe('a district', () => {
  it.each<[DistrictForm, string]>([
    [{ name: '' }, 'The name is required.'],
    [{ acronym: 'x'.repeat(11) }, 'The acronym must be at most 10 characters long.'],
    [{ county: ' ' }, 'The county is required.'],
    [{ zoomLevel: 23 }, 'The zoom level is a number from 0 to 22.'],
    [{ centerLatitude: Number.NaN }, 'A latitude is a number from -90 to 90.'],
    [{ centerLongitude: 200 }, 'A longitude is a number from -180 to 180.'],
  ])('ENT-12 %j is refused', (form, problem) => {
    expect(problemOfDistrict(form)).toBe(problem);
  });

  it('ENT-12 what is right passes', () => {
    expect(problemOfDistrict({})).toBeNull();
    expect(problemOfDistrict({ name: 'Harborside', zoomLevel: 13, centerLatitude: 40.7 })).toBeNull();
  });
});
