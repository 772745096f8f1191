import { describe, expect, it } from 'vitest';
import { categoryOf } from '#domain/quests/quest-category.ts';
import { serviceTagsOf } from './service-tag.ts';

describe("the city's categories", () => {
  it.each([
    ['Education', 'Mind', true],
    ['Emergency Preparedness', 'Storm', true],
    ['Environment', 'Nature', true],
    [' HEALTH ', 'Cure', true],
    ['Helping Neighbors in Need', 'Uncategorized', true],
    ['Strengthening Communities', 'Uncategorized', true],
    ['', 'Uncategorized', true],
    ['Moon Landings', 'Uncategorized', false],
    ['constructor', 'Uncategorized', false],
  ])('«%s» is %s of the 25 [ENT-21]', (name, label, isKnown) => {
    const read = serviceTagsOf(name);
    expect(categoryOf(read.tags).label).toBe(label);
    expect(read.isKnown).toBe(isKnown);
  });
});
