import { describe, expect, it } from 'vitest';
import { FOLLOWS_MAX, followedOf, refusalOfFollow } from './follow.ts';

describe('following', () => {
  it('a charity or a type there is, never both, none or an invented one [VHM-10: the rule]', () => {
    expect(followedOf({ providerId: '1' })).toEqual({ providerId: '1', category: null });
    expect(followedOf({ type: 'water' })).toEqual({ providerId: null, category: 'water' });
    const odd = [
      {},
      { providerId: '1', type: 'water' },
      { type: 'Water' },
      { type: 'toString' },
      { type: '' },
    ];
    for (const asked of odd) expect(followedOf(asked)).toBeNull();
  });

  it('one hundred are enough, and what is followed already is no other one [VHM-10: the rule]', () => {
    const told = (isFollowed: boolean, count: number) => refusalOfFollow({ isFollowed, count });
    expect(told(false, FOLLOWS_MAX - 1)).toBeNull();
    expect(told(false, FOLLOWS_MAX)).toBe('TOO_MANY_FOLLOWED');
    expect(told(true, FOLLOWS_MAX)).toBeNull();
  });
});
