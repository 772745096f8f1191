import { describe, expect, it } from 'vitest';
import { PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { countTone, signOf } from './bubble.ts';

const counted = (takenCount: number, publishingStatus: 'Published' | 'Draft' | 'Cancelled' | 'Unlisted') =>
  countTone({ publishingStatus, takenCount, resourceMaxNumber: 3 });

describe('bubble', () => {
  it('CAL-11 each status has its sign, any other a question mark', () => {
    const signs = PUBLISHING_STATUSES.map((status) => `${status} ${signOf(status)}`);
    expect(signs).toEqual([
      'Draft D',
      'Published dot',
      'Unlisted U',
      'Cancelled forbidden',
      'Private P',
      'Template ?',
    ]);
    expect(signOf('Later' as never)).toBe('?');
  });

  it('CAL-14 the volunteer count is red at zero, green at the maximum, else orange', () => {
    expect([0, 1, 2, 3, 4].map((taken) => counted(taken, 'Published'))).toEqual([
      'none',
      'some',
      'some',
      'full',
      'full',
    ]);
    expect(counted(0, 'Unlisted')).toBe('none');
  });

  it('CAL-09 cancelled quests and drafts show no volunteer count', () => {
    expect(counted(2, 'Cancelled')).toBeNull();
    expect(counted(0, 'Draft')).toBeNull();
  });
});
