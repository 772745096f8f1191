import { describe, expect, it } from 'vitest';
import { newQuestValues } from '#domain/quests/quest-values.ts';
import { conflictIn } from '../../api-client/error-code.ts';
import { afterChoice, valueInWords } from './edit-conflict.ts';
import {
  changesOf,
  type EditForm,
  formOf,
  problemsOf,
  type QuestToEdit,
  seenOf,
  timesShown,
  valuesOf,
} from './edit-form.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const quest: QuestToEdit = {
  id: 'q1',
  providerId: '1',
  provider: {
    id: '1',
    agePolicies: '[{"name":"Families","supervisedAge":10,"soloAge":16,"maxAge":100}]',
    approvedLocations: [
      { id: 'hall', name: 'Hall', address: '1 Main St' },
      { id: 'yard', name: 'Yard', address: '2 Main St' },
    ],
    templateOrientations: [
      { id: 't1', name: 'Knives' },
      { id: 't2', name: 'Doors' },
    ],
  },
  ...newQuestValues({}, null),
  serviceTags: [],
  eventTitle: 'Serve the meal',
  eventType: 'OSV',
  publishingStatus: 'Draft',
  description: '<p>Bring gloves.</p>',
  giverName: 'Ada',
  startedAt: '2026-11-20T22:00:00.000Z',
  endedAt: '2026-11-21T00:30:00.000Z',
  flexibleMinimumTime: null,
  locationId: 'hall',
  location: { id: 'hall', name: 'Hall' },
  resourceMaxNumber: 12,
  takenCount: 3,
  heldCount: 0,
  waitingCount: 0,
  reservation: null,
  agePolicyIndex: null,
  prerequisiteMinutes: 120,
  requiredOrientations: [{ id: 't1', name: 'Knives' }],
  updatedAt: '2026-11-01T00:00:00.000Z',
  veilOfTime: '2027-11-30',
};
const form = (part: Partial<EditForm> = {}): EditForm => ({ ...formOf(quest), ...part });
const changes = (part: Partial<EditForm>) => changesOf(form(part), quest);
const problems = (part: Partial<EditForm>, of = quest) => problemsOf({ ...formOf(of), ...part }, of, NOW);

describe('the edit dialog', () => {
  it('is filled with the values of the quest, at New York’s time [EDQ-01]', () => {
    expect(form()).toMatchObject({
      eventTitle: 'Serve the meal',
      start: '17:00',
      end: '19:30',
      prerequisiteMinutes: 120,
      resourceMaxNumber: 12,
      requiredOrientations: ['t1'],
    });
  });

  it('only what differs is sent, and nothing when nothing does [EDQ-11, EDQ-12]', () => {
    expect(changes({})).toEqual({});
    expect(changes({ eventTitle: 'Cook', requiredOrientations: ['t2', 't1'] })).toEqual({
      eventTitle: 'Cook',
      requiredOrientations: ['t1', 't2'],
    });
    expect(seenOf(changes({ eventTitle: 'Cook' }), quest)).toEqual({ eventTitle: 'Serve the meal' });
  });

  it('another day moves both times, each with its clock [DSK-06, EDQ-14]', () => {
    expect(changes({ day: '2026-11-22' })).toEqual({
      startedAt: '2026-11-22T22:00:00.000Z',
      endedAt: '2026-11-23T00:30:00.000Z',
    });
    expect(changes({ day: '' })).toEqual({});
    expect(problems({ day: '' })).toEqual({ day: 'Enter the date.' });
    expect(Object.keys(problems({ day: '2026-11-15' }))).toEqual(['start']);
  });

  it('times are rebuilt on the New York day on which each of them was [EDQ-14]', () => {
    expect(changes({ start: '16:30' })).toEqual({ startedAt: '2026-11-20T21:30:00.000Z' });
    const night = { ...quest, startedAt: '2026-11-21T03:00:00.000Z', endedAt: '2026-11-21T11:00:00.000Z' };
    expect(changesOf({ ...formOf(night), end: '05:00' }, night)).toEqual({
      endedAt: '2026-11-21T10:00:00.000Z',
    });
    const autumn = { ...quest, startedAt: '2026-11-01T06:30:00.000Z' };
    expect(valuesOf(formOf(autumn), autumn).startedAt, 'the second half past one').toBe(autumn.startedAt);
  });

  it('the title is needed and has at most 25 characters [EDQ-03, EDQ-04]', () => {
    expect(problems({ eventTitle: ' ' }).eventTitle).toBe('The quest title is required.');
    expect(problems({ eventTitle: 'x'.repeat(26) }).eventTitle).toBe(
      'The quest title must be at most 25 characters long.',
    );
    expect(problems({ eventTitle: 'x'.repeat(25) })).toEqual({});
  });

  it('the times are in order, in the future and at most 16 hours apart [EDQ-06, EDQ-07, EDQ-08]', () => {
    expect(problems({ end: '16:00' })).toEqual({
      start: 'The starting time must be before the ending time.',
    });
    expect(problems({ start: '03:00' })).toEqual({
      end: 'The quest should not be longer than 16 hours long.',
    });
    const today = { ...quest, startedAt: '2026-11-16T16:00:00.000Z', endedAt: '2026-11-16T20:00:00.000Z' };
    expect(problems({ start: '09:00' }, today)).toEqual({
      start: 'The starting time must be in the future.',
    });
  });

  it('numbers have limits, and who has signed up stays [EDQ-09, EDQ-10, OPEN-EDQ-02]', () => {
    expect(problems({ resourceMaxNumber: null }).resourceMaxNumber).toBe('Enter a number.');
    expect(problems({ prerequisiteMinutes: -60 }).prerequisiteMinutes).toContain('0 or more');
    expect(problems({ resourceMaxNumber: 2 }).resourceMaxNumber).toBe(
      'The maximum cannot be lower than the number of volunteers already signed up.',
    );
  });

  it('what is on offer counts with what is taken [WAI-11: the form]', () => {
    expect(problems({ resourceMaxNumber: 4 }, { ...quest, heldCount: 2 }).resourceMaxNumber).toBe(
      '5 spots are taken or on offer.',
    );
    expect(problems({ resourceMaxNumber: 5 }, { ...quest, heldCount: 2 }).resourceMaxNumber).toBeUndefined();
  });

  it('a supply request shows and sends no end, a role without a date no times [EDQ-15]', () => {
    const feast = { ...quest, eventType: 'SUPPLY-REQUEST' as const, endedAt: null };
    expect(timesShown(feast)).toEqual({ hasStart: true, hasEnd: false });
    expect(changesOf({ ...formOf(feast), start: '18:00', end: '19:00' }, feast)).toEqual({
      startedAt: '2026-11-20T23:00:00.000Z',
    });
    const role = { ...quest, eventType: 'HYBRID-ROLE' as const, startedAt: null, endedAt: null };
    expect(timesShown(role)).toEqual({ hasStart: false, hasEnd: false });
  });

  it('a stamp keeps title, description, numbers and age rules only [OPEN-EDQ-01]', () => {
    const stamp = { ...quest, publishingStatus: 'Template' as const, startedAt: null, endedAt: null };
    const typed = {
      ...formOf(stamp),
      eventTitle: 'Cook',
      giverName: 'Ben',
      start: '10:00',
      agePolicyIndex: 0,
    };
    expect(changesOf(typed, stamp)).toEqual({ eventTitle: 'Cook', agePolicyIndex: 0 });
    expect(problemsOf(typed, stamp, NOW)).toEqual({});
  });

  it('a quest whose times are kept may be edited without judging them [EDQ-08]', () => {
    const soon = { ...quest, startedAt: '2026-11-16T14:00:00.000Z', endedAt: '2026-11-16T20:00:00.000Z' };
    expect(problems({ eventTitle: 'Cook' }, soon)).toEqual({});
  });
});

describe('two editors of one quest', () => {
  const conflict = { eventTitle: 'Cook the meal', startedAt: '2026-11-20T23:00:00.000Z' };

  it('the second one is told what is different by now [API-15]', () => {
    const refusal = { extensions: { code: 'EDIT_CONFLICT', changedFields: conflict } };
    expect(conflictIn({ body: { graphQLErrors: [refusal] } })).toEqual(conflict);
    expect(conflictIn({ graphQLErrors: [{ extensions: { code: 'FORBIDDEN' } }] })).toBeNull();
    expect(valueInWords('startedAt', conflict, quest)).toBe('Friday, November 20, 2026, 6:00 pm');
    expect(valueInWords('description', { description: '<p>1 &lt; <b>2</b></p>' }, quest)).toBe('1 < 2');
    expect(valueInWords('agePolicyIndex', { agePolicyIndex: 0 }, quest)).toBe('Families');
    expect(valueInWords('locationId', { locationId: 'yard' }, quest)).toBe('Yard');
    expect(valueInWords('requiredOrientations', { requiredOrientations: ['t2'] }, quest)).toBe('Doors');
  });

  it('what they take over is no change any more, what they keep replaces what is there now [EDQ-12]', () => {
    const mine = form({ eventTitle: 'My title', start: '16:00' });
    const chosen = afterChoice({ quest, form: mine }, conflict, { eventTitle: 'theirs', startedAt: 'mine' });
    expect(changesOf(chosen.form, chosen.quest)).toEqual({ startedAt: '2026-11-20T21:00:00.000Z' });
    expect(seenOf(changesOf(chosen.form, chosen.quest), chosen.quest)).toEqual({
      startedAt: '2026-11-20T23:00:00.000Z',
    });
  });
});
