import { describe, expect, it } from 'vitest';
import { problemOfProvider } from '#domain/charities/provider-form.ts';
import type { ProviderRecord } from './provider-record.ts';
import { policyProblems, validateProvider } from './provider-validation.ts';

const policy = { name: 'Adults', supervisedAge: 12, soloAge: 18, maxAge: 90 };
const place = { name: 'Hall', address: '1 Church Street' };
const form = { name: 'Hope', districtId: '1', agePolicies: [policy], approvedLocations: [place] };
const problems = (changes: Partial<ProviderRecord>) => validateProvider({ ...form, ...changes });

describe('the form of a charity', () => {
  it('is fine with a name and a district [ENT-13]', () => {
    expect(problems({})).toMatchObject({ agePolicies: [{}], approvedLocations: [{}] });
    expect(validateProvider({ name: ' ' })).toMatchObject({
      name: 'Enter the charity’s name.',
      districtId: 'Choose a district.',
    });
  });

  it.each([
    [{ soloAge: 11 }, { soloAge: 'At least 12, the age with an adult.' }],
    [{ maxAge: 17 }, { maxAge: 'At least 18, the age alone.' }],
    [{ supervisedAge: -1 }, { supervisedAge: 'A whole number from 0 to 120.' }],
    [{ maxAge: 121 }, { maxAge: 'A whole number from 0 to 120.' }],
    [{ soloAge: 17.5 }, { soloAge: 'A whole number from 0 to 120.' }],
    [{ name: ' ' }, { name: 'Name the policy.' }],
    [{ soloAge: 12, maxAge: 12 }, {}],
  ])('an age policy with %j says what is wrong at its field [ENT-14]', (changes, expected) => {
    expect(policyProblems({ ...policy, ...changes })).toEqual(expected);
  });

  it.each([
    [{ name: '' }, { name: 'Name the location.' }],
    [{ address: ' ' }, { address: 'Enter the address.' }],
    [{ latitude: 91, longitude: 0 }, { latitude: 'Enter -90 to 90.' }],
    [{ latitude: 40 }, { longitude: 'Enter both coordinates or neither.' }],
  ])('a location with %j says what is wrong at its field [ENT-15]', (changes, expected) => {
    expect(problems({ approvedLocations: [{ ...place, ...changes }] }).approvedLocations).toEqual([expected]);
  });

  it.each<Partial<ProviderRecord>>([
    { name: 'x'.repeat(201) },
    { mission: 'x'.repeat(5001) },
    { organizationCode: 'x'.repeat(51) },
    { agePolicies: [{ ...policy, maxAge: 200 }] },
    { approvedLocations: [{ ...place, detail: 'x'.repeat(1001) }] },
  ])('knows what the API would refuse (%#)', (changes) => {
    expect(problemOfProvider({ ...form, ...changes })).not.toBeNull();
    expect(JSON.stringify(problems(changes))).toMatch(/Up to|whole number/);
  });
});
