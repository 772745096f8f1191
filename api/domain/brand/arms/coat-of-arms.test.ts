import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { quartersFor } from './arms-quarters.ts';
import { armsTypes, coatOfArmsSvg, initialsOf } from './coat-of-arms.ts';

const NOBODY_ELSE = { name: 'quiet.heron' };

describe('a coat of arms', () => {
  it('VHM-09 (part: drawing) has a quarter for each type served in, from 1 to 25', () => {
    for (const [index] of CATEGORY_IDS.entries()) {
      const types = CATEGORY_IDS.slice(0, index + 1);
      const { hasHeart, quarters } = quartersFor(types.length);
      expect(quarters.length + Number(hasHeart)).toBe(types.length);
      const svg = coatOfArmsSvg({ types, ...NOBODY_ELSE });
      for (const type of types) expect(svg).toContain(`fill="${QUEST_CATEGORIES[type].color}"`);
    }
  });

  it('VHM-09 (part: drawing) quarters cover the shield without running out of it', () => {
    for (let count = 1; count <= 25; count += 1) {
      const points = quartersFor(count).quarters.flatMap(({ path }) =>
        path
          .slice(1, -1)
          .split('L')
          .map((pair) => pair.split(' ').map(Number) as [number, number]),
      );
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([3, 61, 3, 69]);
    }
  });

  it('VHM-09 (part: drawing) is the same for the same deeds, whoever did them', () => {
    const types = ['food', 'water'] as const;
    expect(coatOfArmsSvg({ types, name: 'one' })).toBe(coatOfArmsSvg({ types, name: 'another' }));
  });

  it('VHM-09 (part: drawing) shows initials before the first deed', () => {
    expect(initialsOf('quiet.heron')).toBe('QH');
    expect(initialsOf('ñandú')).toBe('Ñ');
    expect(coatOfArmsSvg({ types: [], ...NOBODY_ELSE })).toContain('>QH<');
    expect(coatOfArmsSvg({ types: [], name: '"><script>' })).not.toContain('<script');
  });

  it('DEC-66 (part: drawing) a promised type has a dashed quarter until it is earned', () => {
    const promised = coatOfArmsSvg({ types: ['food'], promised: 'water', ...NOBODY_ELSE });
    expect(promised).toContain('stroke-dasharray');
    expect(promised).not.toContain(QUEST_CATEGORIES.water.color);
    const earned = coatOfArmsSvg({ types: ['food', 'water'], promised: 'water', ...NOBODY_ELSE });
    expect(earned).not.toContain('stroke-dasharray');
  });

  it('VHM-09 (part: drawing) words that name no type are no quarters, and none stands twice', () => {
    expect(armsTypes(['food', 'food', 'toString', 'uncategorized', 'water'])).toEqual(['food', 'water']);
  });
});
