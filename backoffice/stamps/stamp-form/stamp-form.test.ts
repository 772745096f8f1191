import { describe, expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import { inputOf, NEW_STAMP, rebased, stampChanges, stampFormOf, stampProblems } from './stamp-form.ts';

const stamp: StampDetails = {
  id: 's1',
  providerId: '1',
  ...newQuestValues({}, null),
  stampTitle: 'Dinner',
  stampIcon: 'stamp_bread_01',
  eventTitle: 'Serve dinner',
  eventType: 'OSV',
  serviceTags: ['food', 'https://apply.example', 'evening'],
  description: '<p>Bring gloves.</p>',
  giverName: 'Ada',
  locationId: 'hall',
  flexibleMinimumTime: 120,
  resourceMinNumber: 2,
  resourceDesiredNumber: 6,
  resourceMaxNumber: 12,
  agePolicyIndex: 1,
  prerequisiteMinutes: 240,
  requiredOrientations: [{ id: 't1' }],
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const changes = (part: object) => stampChanges({ ...stampFormOf(stamp), ...part }, stamp);

describe('the form of a stamp', () => {
  it('STM-09 OPEN-STM-01 sends only what differs, and keeps tags that it does not show', () => {
    expect(changes({})).toEqual({});
    expect(changes({ prerequisiteMinutes: '20', flexibleMinimumTime: '' })).toEqual({
      prerequisiteMinutes: 1200,
      flexibleMinimumTime: null,
    });
    expect(changes({ category: 'beast' })).toEqual({
      serviceTags: ['beast', 'https://apply.example', 'evening'],
    });
  });

  it('a new stamp is complete once its quest has a title', () => {
    expect(stampProblems(NEW_STAMP)).toEqual({ eventTitle: 'The quest title is required.' });
    expect(stampProblems({ ...NEW_STAMP, eventTitle: 'Cook' })).toEqual({});
    expect(inputOf({ ...NEW_STAMP, eventTitle: ' Cook ' })).toMatchObject({
      stampTitle: null,
      eventTitle: 'Cook',
      serviceTags: [],
      resourceMaxNumber: 10,
    });
  });

  it('limits are told by field, and numbers are kept in order', () => {
    const typed = {
      ...NEW_STAMP,
      eventTitle: 'x'.repeat(26),
      flexibleMinimumTime: '961',
      applicationLink: 'ftp://x',
    };
    expect(Object.keys(stampProblems(typed)).sort()).toEqual([
      'applicationLink',
      'eventTitle',
      'flexibleMinimumTime',
    ]);
    expect(inputOf({ ...NEW_STAMP, resourceMinNumber: '90', resourceMaxNumber: '8' })).toMatchObject({
      resourceMinNumber: 5,
      resourceMaxNumber: 8,
    });
  });

  it('after somebody else’s edit only what was touched here stays', () => {
    const theirs = { ...stamp, eventTitle: 'Cook dinner', giverName: 'Ben' };
    const form = rebased({ ...stampFormOf(stamp), giverName: 'Grace' }, stamp, theirs);
    expect(form).toMatchObject({ eventTitle: 'Cook dinner', giverName: 'Grace' });
  });
});
