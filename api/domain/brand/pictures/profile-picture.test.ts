import { describe, expect, it } from 'vitest';
import { serviceNumbers } from '../../attendance/service-record.ts';
import { CATEGORY_IDS, QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { profilePictureSvg, type SharedProfile } from './profile-picture.ts';

const attended = (tag: string, contracts: number, minutes: number) => ({
  status: 'Present' as const,
  serviceTags: [tag],
  contracts,
  pastContracts: contracts,
  minutes,
});
const profile: SharedProfile = {
  id: 'ada',
  username: 'ada12',
  numbers: serviceNumbers([attended('food', 3, 500), attended('youth', 1, 60)]),
  shown: ['name', 'hours', 'quests', 'types'],
  patternId: '1',
  isCrowned: false,
};
/** The words beside the arms, on which initials may stand. */
const writtenIn = (shown: Partial<SharedProfile>) =>
  [
    ...profilePictureSvg('en', { ...profile, ...shown }, 'Chariteers').matchAll(
      /<text (?!x="32" )[^>]*>([^<]*)</g,
    ),
  ].map(([, words]) => words);

describe('the picture of a shared profile', () => {
  it('shows the user name, quests, hours and types, and no other word [FUN-15]', () => {
    expect(writtenIn({})).toEqual([
      'ada12',
      '4 Quests · 9.33 hours',
      '2 of 25 Quest types discovered',
      'Chariteers',
    ]);
  });

  it('shows only what its owner switched on [SAF-05]', () => {
    const { numbers } = profile;
    expect(writtenIn({ shown: ['name', 'types'] })).toEqual([
      'ada12',
      'Volunteer',
      '2 of 25 Quest types discovered',
      'Chariteers',
    ]);
    const hours = { ...numbers, questsCompleted: null, foodQuestsCompleted: null };
    expect(writtenIn({ shown: ['name', 'hours'], numbers: hours })).toEqual([
      'ada12',
      '9.33 hours',
      'Chariteers',
    ]);
    expect(writtenIn({ shown: ['name', 'quests'] })[1]).toBe('4 Quests');
  });

  it('discovered types stand in their colours, the others are outlines', () => {
    const svg = profilePictureSvg('en', profile, 'Chariteers');
    for (const id of CATEGORY_IDS) {
      const isDiscovered = id === 'food' || id === 'youth';
      expect(svg.includes(`fill="${QUEST_CATEGORIES[id].color}"`), id).toBe(isDiscovered);
    }
    expect(svg.match(/stroke-dasharray/g)).toHaveLength(23);
  });

  it('a single quest, and none', () => {
    const one = serviceNumbers([attended('food', 1, 60)]);
    expect(writtenIn({ numbers: one })[1]).toBe('1 Quest · 1 hour');
    expect(writtenIn({ numbers: serviceNumbers([]) })[1]).toBe('Ready for a first Quest');
  });

  it('the demo volunteer wears the crown here too [FUN-11]', () => {
    expect(profilePictureSvg('en', { ...profile, isCrowned: true }, 'Chariteers')).toContain('<ellipse');
    expect(profilePictureSvg('en', profile, 'Chariteers')).not.toContain('<ellipse');
  });

  it('counts follow the language [LNG-02: pictures for sharing]', () => {
    const inLanguage = (locale: 'es' | 'ar') =>
      [...profilePictureSvg(locale, profile, 'C').matchAll(/<text (?!x="32" )[^>]*>([^<]*)</g)].map(
        ([, words]) => words,
      );
    expect(inLanguage('es').slice(1, 3)).toEqual([
      '4 Misiones · 9.33 horas',
      '2 de 25 tipos de Misión descubiertos',
    ]);
    expect(inLanguage('ar')[1]).toBe('\u20684 مهام · 9.33 ساعة\u2069');
  });

  it('the widest of names has room', () => {
    const svg = profilePictureSvg('en', { ...profile, username: 'W'.repeat(20) }, 'Chariteers');
    const size = Number(/font-size="([\d.]+)"[^>]*>W/.exec(svg)?.[1]);
    expect(20 * size * 1.03).toBeLessThan(1200 - 452);
  });
});
