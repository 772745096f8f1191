import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import type { ShownStamp } from '../../stamps/collection/stamp-collection.ts';
import { type AddQuestForm, isFormReady, problemOfDay, problemOfForm, timesOf } from './add-quest-form.ts';

const stamp: ShownStamp = {
  id: 's1',
  providerId: 'p1',
  title: 'Lunch',
  stampTitle: 'Lunch',
  stampIcon: null,
  eventTitle: 'Lunch line',
  eventType: 'OSV',
  serviceTags: [],
  giverName: 'Kitchen lead',
  locationId: null,
  flexibleMinimumTime: null,
  resourceMaxNumber: 10,
};
const ground = { now: Date.parse('2026-11-20T15:00:00Z'), veilOfTime: '2027-11-30', stamp };
const form: AddQuestForm = {
  stampId: 's1',
  day: '2026-12-09',
  start: '14:00',
  end: '17:30',
  supervisor: '',
  locationId: 'l1',
  guild: null,
  held: { spots: '', releasesAt: '' },
};
const ofType = (eventType: ShownStamp['eventType']) => ({ ...ground, stamp: { ...stamp, eventType } });

describe('the form of the add-quest dialog', () => {
  it('is ready with stamp, location, start and a later end [ADQ-03, ADQ-11]', () => {
    expect(isFormReady(form, ground)).toBe(true);
    expect(isFormReady(form, { ...ground, stamp: null })).toBe(false);
    for (const missing of [{ locationId: '' }, { start: '' }, { end: '' }, { day: '' }]) {
      expect(isFormReady({ ...form, ...missing }, ground)).toBe(false);
      expect(problemOfForm({ ...form, ...missing }, ground)).toBeNull();
    }
  });

  it('an end at or before the start is said at the end field [ADQ-04]', () => {
    for (const end of ['14:00', '13:55']) {
      expect(inEnglish(problemOfForm({ ...form, end }, ground))).toMatchObject({
        field: 'endedAt',
        message: 'End Time must be after Start Time!',
      });
      expect(isFormReady({ ...form, end }, ground)).toBe(false);
    }
  });

  it('a day in the past is named by its long date before any time is chosen [ADQ-05, OPEN-ADQ-02]', () => {
    expect(inEnglish(problemOfDay('2026-11-19', ground))).toMatchObject({
      field: 'day',
      message: 'Thursday, November 19, 2026 is in the past.',
      note: 'Choose a later date.',
    });
    expect(problemOfDay('2026-11-20', ground)).toBeNull();
  });

  it('a day beyond the Veil of Time is unavailable [ADQ-06, DEC-13, OPEN-ADQ-01]', () => {
    expect(inEnglish(problemOfDay('2027-12-01', ground))).toMatchObject({
      message: 'Wednesday, December 1, 2027 is unavailable.',
      note: 'More dates open at month’s end.',
    });
    expect(isFormReady({ ...form, day: '2027-12-01' }, ground)).toBe(false);
    expect(isFormReady({ ...form, day: '2027-11-30' }, ground)).toBe(true);
  });

  it('the start lies ahead, and 16 hours are the most [OPEN-ADQ-05, EDQ-07, EDQ-08]', () => {
    const today = { ...form, day: '2026-11-20', start: '09:55', end: '11:00' };
    expect(inEnglish(problemOfForm(today, ground)?.message)).toBe('The starting time must be in the future.');
    expect(inEnglish(problemOfForm({ ...form, start: '05:00', end: '21:05' }, ground)?.message)).toBe(
      'The quest should not be longer than 16 hours long.',
    );
  });

  it('a supply request asks for its start only, a hybrid role for no time at all [OPEN-ADQ-06]', () => {
    const supply = ofType('SUPPLY-REQUEST');
    expect(isFormReady({ ...form, end: '' }, supply)).toBe(true);
    expect(timesOf(form, 'SUPPLY-REQUEST').endedAt).toBeNull();
    const role = { ...form, day: '2020-01-01', start: '', end: '', locationId: '' };
    expect(isFormReady(role, ofType('HYBRID-ROLE'))).toBe(true);
  });

  it('the times are those of New York on both sides of the change of clocks [OPEN-CAL-01]', () => {
    const at = (day: string) => timesOf({ ...form, day, start: '09:00' }, 'OSV').startedAt;
    expect(at('2027-03-13')).toBe(Date.parse('2027-03-13T14:00:00Z'));
    expect(at('2027-03-14')).toBe(Date.parse('2027-03-14T13:00:00Z'));
  });

  it('a quest cannot be shorter than its volunteers stay [CON-06]', () => {
    const flexible = { ...ground, stamp: { ...stamp, flexibleMinimumTime: 240 } };
    expect(inEnglish(problemOfForm(form, flexible)?.message)).toBe(
      'Make the quest at least 240 minutes, the time volunteers stay.',
    );
  });

  it('a supervisor of 36 letters is too long [EDQ-02]', () => {
    expect(inEnglish(problemOfForm({ ...form, supervisor: 'x'.repeat(36) }, ground)?.message)).toBe(
      "The supervisor's name is too long.",
    );
  });
});
