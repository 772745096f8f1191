import { describe, expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import type { StampDetails } from '../book-record/stamp-book-record.ts';
import {
  inputOf,
  NEW_STAMP,
  type StampForm,
  stampChanges,
  stampFormOf,
  stampResolver,
} from './stamp-form.ts';

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

async function problems(form: StampForm): Promise<object> {
  const { errors } = await stampResolver(form, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

describe('the form of a stamp', () => {
  it('sends only what differs, and keeps tags that it does not show [STM-09, OPEN-STM-01]', () => {
    expect(changes({})).toEqual({});
    expect(changes({ prerequisiteMinutes: 1200, flexibleMinimumTime: null })).toEqual({
      prerequisiteMinutes: 1200,
      flexibleMinimumTime: null,
    });
    expect(changes({ category: 'beast' })).toEqual({
      serviceTags: ['beast', 'https://apply.example', 'evening'],
    });
  });

  it('a new stamp is complete once its quest has a title', async () => {
    expect(await problems(NEW_STAMP)).toEqual({ eventTitle: 'The quest title is required.' });
    expect(await problems({ ...NEW_STAMP, eventTitle: 'Cook' })).toEqual({});
    expect(inputOf({ ...NEW_STAMP, eventTitle: 'Cook' })).toMatchObject({
      stampTitle: null,
      eventTitle: 'Cook',
      serviceTags: [],
      resourceMaxNumber: 10,
    });
  });

  it('limits are told by field, and numbers are kept in order', async () => {
    const typed = {
      ...NEW_STAMP,
      eventTitle: 'x'.repeat(26),
      flexibleMinimumTime: 961,
      applicationLink: 'ftp://x',
    };
    expect(Object.keys(await problems(typed)).sort()).toEqual([
      'applicationLink',
      'eventTitle',
      'flexibleMinimumTime',
    ]);
    expect(inputOf({ ...NEW_STAMP, resourceMinNumber: 90, resourceMaxNumber: 8 })).toMatchObject({
      resourceMinNumber: 5,
      resourceMaxNumber: 8,
    });
  });
});
