import { describe, expect, it } from 'vitest';
import {
  ADULT_AGE,
  type AgePolicy,
  agePolicyAt,
  ageRequirement,
  ageStanding,
  parseAgePolicies,
} from './age-policy.ts';

const kitchen: AgePolicy = { name: 'Kitchen', supervisedAge: 12, soloAge: 16, maxAge: 80 };

describe('age policies', () => {
  it.each([
    [0, 'too-young'],
    [11, 'too-young'],
    [12, 'supervised'],
    [15, 'supervised'],
    [16, 'allowed'],
    [79, 'allowed'],
    [80, 'too-old'],
    [81, 'too-old'],
  ])('at %i years with limits of 12, 16 and 80 one is %s [ELI-18, ELI-19, ELI-20]', (age, standing) => {
    expect(ageStanding(kitchen, age)).toBe(standing);
  });

  it('a quest takes the entry of the list at its index, 0 to 3 [ELI-22]', () => {
    const list = [0, 1, 2, 3, 4].map((supervisedAge) => ({ ...kitchen, supervisedAge }));
    expect([0, 1, 2, 3].map((index) => agePolicyAt(list, index).supervisedAge)).toEqual([0, 1, 2, 3]);
    for (const index of [null, -1, 4])
      expect(agePolicyAt(list, index)).toMatchObject({ soloAge: 1, maxAge: 100 });
    expect(agePolicyAt([], 0)).toMatchObject({ soloAge: 1, maxAge: 100 });
  });

  it('without a policy soloAge is 1, maxAge 100, and there is no lower limit [ELI-23, OPEN-ELI-03]', () => {
    const policy = agePolicyAt([], null);
    expect(policy).toMatchObject({ supervisedAge: 0, soloAge: 1, maxAge: 100 });
    expect(ageStanding(policy, 0)).toBe('supervised');
    expect(ageStanding(policy, 1)).toBe('allowed');
    expect(ageStanding(policy, 99)).toBe('allowed');
    expect(ageStanding(policy, 100)).toBe('too-old');
  });

  it('the stored list is read in its order, gaps taking the defaults [ELI-22, ENT-15]', () => {
    const json = JSON.stringify([kitchen, null, { name: 'Adults', soloAge: 18, supervisedAge: '18' }]);
    expect(parseAgePolicies(json)).toEqual([
      kitchen,
      { name: 'All ages', supervisedAge: 0, soloAge: 1, maxAge: 100 },
      { name: 'Adults', supervisedAge: 0, soloAge: 18, maxAge: 100 },
    ]);
  });

  it('an unreadable list is none [ELI-23]', () => {
    for (const json of ['', '{', '{}', 'null', '"text"']) expect(parseAgePolicies(json)).toEqual([]);
  });

  it('adults are 18 and over [ELI-24]', () => {
    expect(ADULT_AGE).toBe(18);
  });

  it.each<[string, Omit<AgePolicy, 'name'>]>([
    ['All ages are welcome.', { supervisedAge: 0, soloAge: 1, maxAge: 100 }],
    ['All ages are welcome.', { supervisedAge: 1, soloAge: 1, maxAge: 100 }],
    ['Ages 18 and up.', { supervisedAge: 18, soloAge: 18, maxAge: 100 }],
    ['Ages 18 and up.', { supervisedAge: 18, soloAge: 16, maxAge: 100 }],
    ['Below the age of 16 with adult supervision.', { supervisedAge: 0, soloAge: 16, maxAge: 100 }],
    [
      'Ages 12 and up. Below the age of 16 with adult supervision.',
      { supervisedAge: 12, soloAge: 16, maxAge: 100 },
    ],
    [
      'Ages 18 and up. This Quest is for volunteers younger than 70.',
      { supervisedAge: 18, soloAge: 18, maxAge: 70 },
    ],
  ])('the requirement reads «%s» [QD-08, OPEN-ELI-04]', (text, limits) => {
    expect(ageRequirement({ name: 'any', ...limits })).toBe(text);
  });
});
