import { expect, it } from 'vitest';
import { serviceNumbers } from '../../attendance/service-record.ts';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { LOCALES } from '../../texts/locale.ts';
import type { SharedProfile } from './profile-picture.ts';
import { profileStorySvg, STORY_SIZE } from './profile-story.ts';

const served = {
  status: 'Present' as const,
  serviceTags: ['food'],
  contracts: 3,
  pastContracts: 3,
  minutes: 90,
};
const profile: SharedProfile = {
  id: 'ada',
  username: 'ada<12',
  numbers: serviceNumbers([served]),
  shown: ['name', 'hours', 'quests', 'types'],
  patternId: '1',
  isCrowned: false,
};

it('shows arms, user name and deeds on 1,080 by 1,920, in every language [VHM-09: upright picture]', () => {
  expect(STORY_SIZE).toEqual([1080, 1920]);
  for (const locale of LOCALES) {
    const svg = profileStorySvg(locale, profile, 'Chariteers');
    expect(svg).toContain('width="1080" height="1920"');
    expect(svg).toContain(QUEST_CATEGORIES.food.color);
    expect(svg).toContain('ada&lt;12');
  }
});

it('types that are not shown are no quarters [VHM-09, SAF-05: upright picture]', () => {
  const svg = profileStorySvg('en', { ...profile, shown: ['name'] }, 'Chariteers');
  expect(svg).not.toContain(QUEST_CATEGORIES.food.color);
  expect(svg).not.toContain('hours');
});
