import { describe, expect, it } from 'vitest';
import { goalTextOf } from './goal-text.ts';

describe('goal hours as people read them', () => {
  it.each([
    [450, 15, 7, '7 hours, 30 minutes to go'],
    [0, 60, 0, '60 hours to go'],
    [899, 15, 14, '1 minute to go'],
    [900, 15, 15, 'Goal reached!'],
    [1500, 20, 25, 'Goal reached!'],
  ])('%d minutes of %d hours [GRP-13, OPEN-GRP-02]', (minutes, targetHours, doneHours, says) => {
    expect(goalTextOf('en', { minutes, targetHours })).toEqual({ doneHours, says });
  });
});
