import { describe, expect, it } from 'vitest';
import { volunteerSummary } from './volunteer-summary.ts';

const person = (nameFirst: string | null, nameLast: string | null, username: string | null = null) => ({
  username,
  nameFirst,
  nameLast,
});
const PEOPLE = [
  person('Ada', 'Byron', 'ada'),
  person('Grace', 'Hopper', 'grace'),
  person('Mary', 'Somerville', 'mary'),
  person('Emmy', 'Noether', 'emmy'),
  person('Hedy', 'Lamarr', 'hedy'),
  person('Ida', 'Rhodes', 'ida'),
];
const summary = (count: number) => volunteerSummary(PEOPLE.slice(0, count));

describe('volunteer summary', () => {
  it('one or two volunteers have their full names [CAL-21]', () => {
    expect(summary(1)).toBe('Ada Byron');
    expect(summary(2)).toBe('Ada Byron and Grace Hopper');
  });

  it('three or four have first name and last initial, the fourth is counted [CAL-22]', () => {
    expect(summary(3)).toBe('Ada B., Grace H. and Mary S.');
    expect(summary(4)).toBe('Ada B., Grace H., Mary S. and 1 more');
  });

  it('from five on three are named and the others counted [CAL-23]', () => {
    expect(summary(5)).toBe('Ada B., Grace H., Mary S. and 2 more');
    expect(summary(6)).toBe('Ada B., Grace H., Mary S. and 3 more');
  });

  it('user names stand where the API sends no real ones [CAL-21, PERM-19]', () => {
    const veiled = PEOPLE.map(({ username }) => person(null, null, username));
    expect(volunteerSummary(veiled.slice(0, 2))).toBe('ada and grace');
    expect(volunteerSummary(veiled)).toBe('ada, grace, mary and 3 more');
  });

  it('nobody, removed people and single names read well too', () => {
    expect(volunteerSummary([])).toBe('No volunteers yet');
    expect(volunteerSummary([null])).toBe('A volunteer who left');
    expect(volunteerSummary([person('Cher', null), null, ...PEOPLE.slice(0, 1)])).toBe(
      'Cher, A volunteer who left and Ada B.',
    );
  });
});
