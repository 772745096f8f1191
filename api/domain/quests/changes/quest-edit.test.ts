import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../tests/support/in-english.ts';
import { newQuestValues } from '../quest-values.ts';
import {
  changesOf,
  conflictOf,
  type EditableQuest,
  featuresForEdit,
  refusalOfEdit,
  tidyEdit,
} from './quest-edit.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR = 3_600_000;

const stored: EditableQuest = {
  ...newQuestValues({}, null),
  eventTitle: 'Dinner',
  eventType: 'OSV',
  publishingStatus: 'Published',
  description: '',
  giverName: null,
  startedAt: NOW + 24 * HOUR,
  endedAt: NOW + 27 * HOUR,
  locationId: 'hall',
  resourceMaxNumber: 10,
  takenCount: 3,
  flexibleMinimumTime: null,
  agePolicyIndex: null,
  prerequisiteMinutes: 0,
  requiredOrientations: ['a', 'b'],
};

const refuse = (quest: EditableQuest, changes: Parameters<typeof changesOf>[1], more = {}) =>
  refusalOfEdit({
    now: NOW,
    veilOfTime: '2027-11-30',
    quest,
    changes,
    isReserved: false,
    isLocationApproved: true,
    areTrainingsOwn: true,
    ...more,
  });

describe('an edit', () => {
  it('is only what differs, after tidying [EDQ-12]', () => {
    const given = {
      eventTitle: ' Dinner ',
      giverName: '',
      resourceMaxNumber: 99,
      requiredOrientations: ['b', 'a'],
    };
    expect(changesOf(stored, tidyEdit(given))).toEqual({ resourceMaxNumber: 99 });
    expect(tidyEdit({ publishingStatus: null, resourceMaxNumber: null, prerequisiteMinutes: null })).toEqual(
      {},
    );
  });

  it('a draft, before or after the change, needs the right to see drafts [SAF-13]', () => {
    const draft = { ...stored, publishingStatus: 'Draft' as const };
    expect(featuresForEdit(stored, { publishingStatus: 'Draft' })).toEqual(['editQuests', 'seeDrafts']);
    expect(featuresForEdit(draft, { eventTitle: 'Soup' })).toEqual(['editQuests', 'seeDrafts']);
    expect(featuresForEdit(draft, { publishingStatus: 'Cancelled' })).toEqual(['cancelQuests', 'seeDrafts']);
  });

  it('needs the right to edit, and that to cancel for every change of a cancellation [PERM-17, PERM-18]', () => {
    const cancelled = { ...stored, publishingStatus: 'Cancelled' as const };
    expect(featuresForEdit(stored, {})).toEqual(['editQuests']);
    expect(featuresForEdit(stored, { publishingStatus: 'Unlisted' })).toEqual(['editQuests']);
    expect(featuresForEdit(stored, { publishingStatus: 'Cancelled' })).toEqual(['cancelQuests']);
    expect(featuresForEdit(stored, { publishingStatus: 'Cancelled', eventTitle: 'x' })).toEqual([
      'editQuests',
      'cancelQuests',
    ]);
    expect(featuresForEdit(cancelled, { publishingStatus: 'Published' })).toEqual(['cancelQuests']);
  });

  it('a flexible quest stays as long as its volunteers have to', () => {
    const flexible = { ...stored, flexibleMinimumTime: 120 };
    expect(inEnglish(refuse(flexible, { endedAt: NOW + 25 * HOUR })?.message)).toBe(
      'Make the quest at least 120 minutes, the time volunteers stay.',
    );
    expect(refuse(flexible, { endedAt: NOW + 26 * HOUR })).toBeNull();
  });

  it('times that a type does not have are refused, and those that it needs cannot go [EDQ-15]', () => {
    expect(
      inEnglish(refuse({ ...stored, eventType: 'HYBRID-ROLE' }, { startedAt: NOW + HOUR })?.message),
    ).toBe('Hybrid roles have no date.');
    expect(inEnglish(refuse(stored, { endedAt: null })?.message)).toBe('Add the quest’s times.');
    expect(inEnglish(refuse(stored, { startedAt: null })?.message)).toBe('Add the quest’s times.');
    expect(refuse({ ...stored, eventType: 'SUPPLY-REQUEST' }, { endedAt: null })).toBeNull();
  });

  it.each<[string, Partial<EditableQuest>, { isReserved?: boolean }]>([
    ['someone has a spot', {}, {}],
    ['someone had a spot when it was cancelled', { publishingStatus: 'Cancelled' }, {}],
    ['a spot is held', { takenCount: 0, heldCount: 1 }, {}],
    ['someone waits', { takenCount: 0, waitingCount: 1 }, {}],
    ['a guild has reserved it', { takenCount: 0 }, { isReserved: true }],
  ])('refuses to hide a quest when %s [EDQ-16]', (_case, quest, more) => {
    for (const publishingStatus of ['Draft', 'Private'] as const)
      expect(refuse({ ...stored, ...quest }, { publishingStatus }, more)?.code).toBe('PEOPLE_ARE_ON_IT');
    expect(refuse({ ...stored, ...quest }, { publishingStatus: 'Unlisted' }, more)).toBeNull();
    expect(refuse({ ...stored, ...quest }, { publishingStatus: 'Cancelled' }, more)).toBeNull();
  });

  it('hides a quest that no one counts on [EDQ-16]', () => {
    expect(refuse({ ...stored, takenCount: 0 }, { publishingStatus: 'Draft' })).toBeNull();
  });

  it('at most twenty trainings, all own [EDQ-17]', () => {
    const requiredOrientations = Array.from({ length: 21 }, (_, index) => `t${index}`);
    expect(refuse(stored, { requiredOrientations })?.code).toBe('BAD_USER_INPUT');
    expect(refuse(stored, { requiredOrientations: ['t'] }, { areTrainingsOwn: false })?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('tells what differs from what was seen, unless it is what the editor wants as well', () => {
    const now = { ...stored, giverName: 'Kim', startedAt: NOW + 48 * HOUR };
    expect(conflictOf(now, { giverName: null, startedAt: stored.startedAt }, { giverName: 'Lee' })).toEqual({
      giverName: 'Kim',
      startedAt: '2026-11-18T15:00:00.000Z',
    });
    expect(conflictOf(now, { giverName: null }, { giverName: 'Kim' })).toBeNull();
    expect(conflictOf(now, { requiredOrientations: ['a', 'b'] }, {})).toBeNull();
  });
});
