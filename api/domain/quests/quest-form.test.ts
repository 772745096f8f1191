import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { limitTyped } from '../fields/field-input.ts';
import { instantOf } from '../time/new-york-time.ts';
import { QUEST_FIELDS } from './quest-field.ts';
import {
  checkEditedTimes,
  checkNewQuest,
  checkQuestTexts,
  defaultVeilOfTime,
  isReadyToPost,
  postedTimes,
} from './quest-form.ts';

const HOUR = 3_600_000;
const INCOMPLETE = 'To Add this Quest, please fill out the details above.';
const now = instantOf('2026-03-10', '12:00');
const startedAt = instantOf('2026-03-14', '10:00');
const shift = {
  now,
  veilOfTime: '2027-03-31',
  eventType: 'OSV' as const,
  startedAt,
  endedAt: startedAt + 2 * HOUR,
};

describe('new quests', () => {
  it('a quest is ready only with stamp, location, start and a later end [ADQ-03]', () => {
    const ready = { ...shift, hasStamp: true, hasLocation: true };
    expect(isReadyToPost(ready)).toBe(true);
    expect(isReadyToPost({ ...ready, hasStamp: false })).toBe(false);
    expect(isReadyToPost({ ...ready, hasLocation: false })).toBe(false);
    expect(isReadyToPost({ ...ready, startedAt: null })).toBe(false);
    expect(isReadyToPost({ ...ready, endedAt: null })).toBe(false);
    expect(isReadyToPost({ ...ready, endedAt: startedAt })).toBe(false);
    expect(checkNewQuest(shift)).toBeNull();
    expect(inEnglish(checkNewQuest({ ...shift, startedAt: null }))).toMatchObject({
      field: 'startedAt',
      message: INCOMPLETE,
    });
    expect(inEnglish(checkNewQuest({ ...shift, endedAt: null }))).toMatchObject({
      field: 'endedAt',
      message: INCOMPLETE,
    });
  });

  it.each([startedAt, startedAt - 1])(
    'an end equal to or before the start is invalid [ADQ-04]',
    (endedAt) => {
      expect(inEnglish(checkNewQuest({ ...shift, endedAt }))).toEqual({
        code: 'BAD_USER_INPUT',
        field: 'endedAt',
        message: 'End Time must be after Start Time!',
      });
    },
  );

  it('a date in the past is named in full, with the note [ADQ-05, OPEN-ADQ-02]', () => {
    const yesterday = instantOf('2026-03-09', '23:59');
    expect(inEnglish(checkNewQuest({ ...shift, startedAt: yesterday, endedAt: yesterday + HOUR }))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'startedAt',
      message: 'Monday, March 9, 2026 is in the past.',
      note: 'Choose a later date.',
    });
  });

  it('a date beyond the Veil of Time is unavailable until the end of the month [ADQ-06, OPEN-ADQ-02]', () => {
    const lastEvening = instantOf('2027-03-31', '23:30');
    expect(checkNewQuest({ ...shift, startedAt: lastEvening, endedAt: lastEvening + HOUR })).toBeNull();
    const dayAfter = instantOf('2027-04-01', '00:00');
    expect(inEnglish(checkNewQuest({ ...shift, startedAt: dayAfter, endedAt: dayAfter + HOUR }))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'startedAt',
      message: 'Thursday, April 1, 2027 is unavailable.',
      note: 'More dates open at month’s end.',
    });
  });

  it.each([
    ['2026-03-10T16:00:00Z', '2027-03-31'],
    ['2026-11-01T03:59:59Z', '2027-10-31'],
    ['2026-11-01T04:00:00Z', '2027-11-30'],
    ['2026-12-31T17:00:00Z', '2027-12-31'],
    ['2027-02-10T17:00:00Z', '2028-02-29'],
  ])('at %s the Veil of Time is %s, the end of the 12th month [DEC-13, OPEN-ADQ-01]', (instant, veil) => {
    expect(defaultVeilOfTime(Date.parse(instant))).toBe(veil);
  });

  it('a start earlier today is refused [OPEN-ADQ-05, EDQ-08]', () => {
    const refusal = { field: 'startedAt', message: 'The starting time must be in the future.' };
    expect(inEnglish(checkNewQuest({ ...shift, startedAt: now }))).toMatchObject(refusal);
    expect(checkNewQuest({ ...shift, startedAt: now + 1, endedAt: now + HOUR })).toBeNull();
  });

  it('a new quest lasts at most 16 hours [OPEN-ADQ-05, EDQ-07]', () => {
    expect(checkNewQuest({ ...shift, endedAt: startedAt + 16 * HOUR })).toBeNull();
    expect(inEnglish(checkNewQuest({ ...shift, endedAt: startedAt + 16 * HOUR + 1 }))).toMatchObject({
      message: 'The quest should not be longer than 16 hours long.',
    });
  });

  it('a supply request needs only a start, a hybrid role neither date nor times [OPEN-ADQ-06]', () => {
    const request = { ...shift, eventType: 'SUPPLY-REQUEST' as const };
    expect(checkNewQuest({ ...request, endedAt: null })).toBeNull();
    expect(inEnglish(checkNewQuest({ ...request, startedAt: null }))).toMatchObject({ message: INCOMPLETE });
    expect(postedTimes(request)).toEqual({ startedAt, endedAt: null });
    const role = { ...shift, eventType: 'HYBRID-ROLE' as const };
    expect(checkNewQuest({ ...role, startedAt: null, endedAt: null })).toBeNull();
    expect(postedTimes(role)).toEqual({ startedAt: null, endedAt: null });
    expect(postedTimes(shift)).toEqual({ startedAt, endedAt: shift.endedAt });
  });
});

describe('edited quests', () => {
  it('the start must be before the end [EDQ-06]', () => {
    const message = 'The starting time must be before the ending time.';
    expect(checkEditedTimes(shift)).toBeNull();
    expect(checkEditedTimes({ ...shift, endedAt: null })).toBeNull();
    expect(checkEditedTimes({ ...shift, startedAt: null })).toBeNull();
    expect(inEnglish(checkEditedTimes({ ...shift, endedAt: startedAt }))).toMatchObject({ message });
  });

  it('the length is at most 16 hours, also when the clocks change [EDQ-07]', () => {
    const evening = instantOf('2026-10-31', '18:00');
    const message = 'The quest should not be longer than 16 hours long.';
    const night = { ...shift, startedAt: evening };
    expect(checkEditedTimes({ ...night, endedAt: instantOf('2026-11-01', '09:00') })).toBeNull();
    expect(
      inEnglish(checkEditedTimes({ ...night, endedAt: instantOf('2026-11-01', '09:01') })),
    ).toMatchObject({
      message,
    });
  });

  it('the start must be in the future [EDQ-08]', () => {
    const message = 'The starting time must be in the future.';
    const today = { ...shift, endedAt: now + HOUR };
    expect(inEnglish(checkEditedTimes({ ...today, startedAt: now }))).toMatchObject({ message });
    expect(checkEditedTimes({ ...today, startedAt: now + 1 })).toBeNull();
  });

  it('a supervisor’s name is cut off at 35 characters [EDQ-02]', () => {
    expect(inEnglish(limitTyped(QUEST_FIELDS.giverName, 'x'.repeat(35)))).toEqual({
      value: 'x'.repeat(35),
      message: null,
    });
    const message = "The supervisor's name is too long.";
    expect(inEnglish(limitTyped(QUEST_FIELDS.giverName, 'x'.repeat(36)))).toEqual({
      value: 'x'.repeat(35),
      message,
    });
    expect(inEnglish(checkQuestTexts({ giverName: 'x'.repeat(36) }))).toEqual([
      { code: 'BAD_USER_INPUT', field: 'giverName', message },
    ]);
    expect(inEnglish(checkQuestTexts({ giverName: 'x'.repeat(35) }))).toEqual([]);
  });

  it.each(['', '  ', null])('the title is required, not %j [EDQ-03]', (eventTitle) => {
    expect(inEnglish(checkQuestTexts({ eventTitle }))).toMatchObject([
      { message: 'The quest title is required.' },
    ]);
    expect(inEnglish(checkQuestTexts({}))).toEqual([]);
  });

  it('the title has at most 25 characters [EDQ-04]', () => {
    expect(inEnglish(checkQuestTexts({ eventTitle: '🥣'.repeat(25) }))).toEqual([]);
    expect(inEnglish(checkQuestTexts({ eventTitle: 'x'.repeat(26) }))).toMatchObject([
      { field: 'eventTitle', message: 'The quest title must be at most 25 characters long.' },
    ]);
  });

  it('the description is cut off at 10000 characters [EDQ-05]', () => {
    const message = 'The description is too long.';
    expect(inEnglish(checkQuestTexts({ description: 'x'.repeat(10_000) }))).toEqual([]);
    expect(inEnglish(checkQuestTexts({ description: 'x'.repeat(10_001) }))).toMatchObject([{ message }]);
    expect(inEnglish(limitTyped(QUEST_FIELDS.description, 'x'.repeat(10_001)))).toEqual({
      value: 'x'.repeat(10_000),
      message,
    });
  });
});
