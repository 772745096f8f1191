import { describe, expect, it } from 'vitest';
import {
  chosenParts,
  countedFrom,
  formatProfileParts,
  type ProfilePart,
  parseProfileParts,
  shownParts,
} from './public-profile.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const DEFAULT: ProfilePart[] = ['name', 'hours', 'quests', 'types'];

describe('what a public profile shows to others', () => {
  it.each<[string, ProfilePart[] | null, number | null, boolean, ProfilePart[]]>([
    ['an adult who chose nothing: name, hours, number of quests, types', null, null, false, DEFAULT],
    [
      'an adult shows what is switched on',
      ['types', 'name', 'districts'],
      null,
      false,
      ['name', 'types', 'districts'],
    ],
    ['without the name there is no profile', ['hours', 'types'], null, false, []],
    ['an adult may switch all off', [], null, false, []],
    ['the young show nothing before a choice', null, null, true, []],
    ['nor before the guardian agrees', ['name', 'hours'], null, true, []],
    ['with that they show what they switched on', ['name', 'hours'], NOW, true, ['name', 'hours']],
    ['and nothing by itself', null, NOW, true, []],
  ])('%s [SAF-05]', (_what, chosen, agreedAt, isYoung, expected) => {
    expect(shownParts({ chosen, agreedAt }, isYoung)).toEqual(expected);
  });

  it('districts and attendance are never on by default [SAF-05]', () => {
    expect(chosenParts({ chosen: null }, false)).toEqual(DEFAULT);
    expect(chosenParts({ chosen: null }, true)).toEqual([]);
  });

  it('a choice is kept in one order, and unknown words are passed over [SAF-05]', () => {
    expect(formatProfileParts(['types', 'name'])).toBe('["name","types"]');
    expect(parseProfileParts('["types","dragons","name"]')).toEqual(['name', 'types']);
    expect(parseProfileParts(null)).toBeNull();
  });

  it.each<[string, string]>([
    ['2008-11-16', '2026-11-16T05:00:00.000Z'],
    ['2000-07-01', '2018-07-01T04:00:00.000Z'],
    ['2008-02-29', '2026-03-01T05:00:00.000Z'],
  ])('who was born on %s counts on the profile from %s [SAF-04]', (dateOfBirth, expected) => {
    expect(new Date(countedFrom(dateOfBirth, { agreedAt: null }) ?? 0).toISOString()).toBe(expected);
    expect(countedFrom(dateOfBirth, { agreedAt: NOW })).toBeNull();
  });
});
