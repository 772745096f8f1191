import { describe, expect, it } from 'vitest';
import { PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { countTone, signOf } from './bubble.ts';

const counted = (takenCount: number, publishingStatus: 'Published' | 'Draft' | 'Cancelled' | 'Unlisted') =>
  countTone({ publishingStatus, takenCount, resourceMinNumber: 2, resourceMaxNumber: 3 });

describe('bubble', () => {
  it('each status has its sign, any other a question mark [CAL-11]', () => {
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

  it('the volunteer count says short below the minimum, full at the maximum, else enough [CAL-14, DSK-04]', () => {
    expect([0, 1, 2, 3, 4].map((taken) => counted(taken, 'Published'))).toEqual([
      'short',
      'short',
      'enough',
      'full',
      'full',
    ]);
    expect(counted(0, 'Unlisted')).toBe('short');
  });

  it('cancelled quests and drafts show no volunteer count [CAL-09]', () => {
    expect(counted(2, 'Cancelled')).toBeNull();
    expect(counted(0, 'Draft')).toBeNull();
  });
});
