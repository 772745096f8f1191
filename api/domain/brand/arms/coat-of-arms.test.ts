import { describe, expect, it } from 'vitest';
import { CATEGORY_IDS, QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { quartersFor } from './arms-quarters.ts';
import { armsTypes, coatOfArmsSvg, initialsOf } from './coat-of-arms.ts';

const NOBODY_ELSE = { name: 'quiet.heron' };

describe('a coat of arms', () => {
  it('has a quarter for each type served in, from 1 to 25 [VHM-09: drawing]', () => {
    for (const [index] of CATEGORY_IDS.entries()) {
      const types = CATEGORY_IDS.slice(0, index + 1);
      const { hasHeart, quarters } = quartersFor(types.length);
      expect(quarters.length + Number(hasHeart)).toBe(types.length);
      const svg = coatOfArmsSvg({ types, ...NOBODY_ELSE });
      for (const type of types) expect(svg).toContain(`fill="${QUEST_CATEGORIES[type].color}"`);
    }
  });

  it('quarters cover the shield without running out of it [VHM-09: drawing]', () => {
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

  it('is the same for the same deeds, whoever did them [VHM-09: drawing]', () => {
    const types = ['food', 'water'] as const;
    expect(coatOfArmsSvg({ types, name: 'one' })).toBe(coatOfArmsSvg({ types, name: 'another' }));
  });

  it('shows initials before the first deed [VHM-09: drawing]', () => {
    expect(initialsOf('quiet.heron')).toBe('QH');
    expect(initialsOf('ñandú')).toBe('Ñ');
    expect(coatOfArmsSvg({ types: [], ...NOBODY_ELSE })).toContain('>QH<');
    expect(coatOfArmsSvg({ types: [], name: '"><script>' })).not.toContain('<script');
  });

  it('keeps the initials of who is promised a first type [DEC-66: drawing]', () => {
    const first = coatOfArmsSvg({ types: [], promised: 'water', ...NOBODY_ELSE });
    expect(first).toContain('>QH<');
    expect(first).toContain('stroke-dasharray');
  });

  it('a promised type has a dashed quarter until it is earned [DEC-66: drawing]', () => {
    const promised = coatOfArmsSvg({ types: ['food'], promised: 'water', ...NOBODY_ELSE });
    expect(promised).toContain('stroke-dasharray');
    expect(promised).not.toContain(QUEST_CATEGORIES.water.color);
    const earned = coatOfArmsSvg({ types: ['food', 'water'], promised: 'water', ...NOBODY_ELSE });
    expect(earned).not.toContain('stroke-dasharray');
  });

  it('words that name no type are no quarters, and none stands twice [VHM-09: drawing]', () => {
    expect(armsTypes(['food', 'food', 'toString', 'uncategorized', 'water'])).toEqual(['food', 'water']);
  });
});
