import { expect, it } from 'vitest';
import { GUILD_FIGURE_NAMES } from '#domain/brand/arms/guild-figures.ts';
import { CATEGORY_FIGURES, GUILD_FIGURES, SIGN_FIGURES } from '#domain/brand/generated/figures.ts';
import { STAMP_FIGURES } from '#domain/brand/generated/stamp-figures.ts';
import { QUEST_CATEGORIES, UNCATEGORIZED } from '#domain/quests/quest-category.ts';
import { STAMP_ICONS } from '#domain/quests/stamp-icon.ts';

it('generates the figures of the tables, no more and no less', () => {
  const categories = [...Object.values(QUEST_CATEGORIES), UNCATEGORIZED].map(({ figure }) => figure);
  expect(Object.keys(CATEGORY_FIGURES)).toEqual(categories.sort());
  const stamps = Object.values(STAMP_ICONS).map(({ figure }) => figure);
  expect(Object.keys(STAMP_FIGURES)).toEqual(stamps.sort());
  expect(Object.keys(GUILD_FIGURES)).toEqual(Object.values(GUILD_FIGURE_NAMES).sort());
  expect(Object.keys(SIGN_FIGURES)).toEqual(['hazard-sign', 'padlock']);
});

it('every figure is one path', () => {
  for (const path of [CATEGORY_FIGURES, STAMP_FIGURES, GUILD_FIGURES, SIGN_FIGURES].flatMap(Object.values)) {
    expect(path).toMatch(/^[Mm][-\d.\sa-zA-Z,]+$/);
  }
});
