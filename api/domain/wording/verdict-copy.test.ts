import { describe, expect, it } from 'vitest';
import { VERDICTS, type Verdict } from '../sign-up/sign-up-gate.ts';
import { verdictsTexts } from '../texts/generated/verdicts.ts';
import { hoursProgress, toldVerdict, verdictCopy } from './verdict-copy.ts';

const t = verdictsTexts('en');
const details = {
  agePolicy: { name: 'Kitchen', supervisedAge: 14, soloAge: 18, maxAge: 70 },
  completedMinutes: 90,
  prerequisiteMinutes: 240,
};

function textOf(verdict: Verdict) {
  return verdictCopy(verdict, details, t).text;
}
function actionOf(verdict: Verdict) {
  return verdictCopy(verdict, details, t).action;
}

describe('the words for a verdict', () => {
  it('a visitor is asked to log in [ELI-02]', () => {
    expect(verdictCopy('LOG_IN', details, t)).toEqual({
      text: 'Please log in to volunteer for this Quest.',
      action: 'Log in',
    });
  });

  it.each<[Verdict, string]>([
    ['TEMPLATE', 'This is a stamp. Select it in the calendar to post a Quest.'],
    ['CANCELLED', 'This Quest has been Cancelled.'],
    ['OVER', 'This Quest ended already.'],
    ['FULL', 'This Quest is full.'],
    ['TOO_YOUNG', 'You must be at least 14 years old to volunteer for this Quest.'],
    ['TOO_OLD', 'Please contact this charity for permission to volunteer.'],
  ])('%s says «%s» [ELI-03, ELI-04, ELI-07, ELI-11]', (verdict, text) => {
    expect(verdictCopy(verdict, details, t)).toEqual({ text, action: null });
  });

  it.each<[Verdict, string]>([
    ['SIGNED_UP', 'Bail out'],
    ['HYBRID_ROLE', 'Apply for this Hybrid Role'],
    ['SUPPLY_REQUEST', 'Fulfill this Supply Request!'],
    ['WITH_SUPERVISION', 'Volunteer (With Adult Supervision)'],
    ['OPEN', 'Volunteer for this Quest!'],
  ])('%s offers «%s» [ELI-05, ELI-12, ELI-13, ELI-14]', (verdict, action) => {
    expect(verdictCopy(verdict, details, t)).toEqual({ text: null, action });
  });

  it('a reserved quest offers to enter the guild code [ELI-06]', () => {
    expect(actionOf('RESERVED')).toBe('Enter the Guild Code');
  });

  it('missing hours name the hours done and asked for [ELI-08]', () => {
    expect(textOf('NOT_ENOUGH_HOURS')).toBe('You have 1.5 of 4 required hours.');
  });

  it('hours are minutes / 60, and the goal never looks reached too early [ELI-17]', () => {
    expect(hoursProgress({ completedMinutes: 120, prerequisiteMinutes: 240 })).toEqual({
      done: 2,
      required: 4,
    });
    expect(hoursProgress({ completedMinutes: 239, prerequisiteMinutes: 240 })).toEqual({
      done: 3.9,
      required: 4,
    });
    expect(hoursProgress({ completedMinutes: 0, prerequisiteMinutes: 50 })).toEqual({
      done: 0,
      required: 0.9,
    });
  });

  it('accounts without record, bans and missing consent are told so [DEC-25]', () => {
    expect(textOf('NO_VOLUNTEER_RECORD')).toContain('Complete your volunteer account');
    expect(textOf('BANNED')).toContain('doesn’t accept your sign-ups');
    expect(textOf('GUARDIAN_CONSENT_MISSING')).toContain('parent or guardian');
  });

  it('who is banned learns whom to write to [SAF-15]', () => {
    const known = { ...details, charity: 'Page House', supportEmail: 'help@site.example' };
    expect(verdictCopy('BANNED', known, t).text).toBe(
      'This charity doesn’t accept your sign-ups. A mistake? Email help@site.example and name Page House.',
    );
    expect(textOf('BANNED')).toContain('Contact them');
  });

  it('every verdict has words [ELI-01]', () => {
    for (const verdict of VERDICTS)
      expect([verdict, textOf(verdict) ?? actionOf(verdict)]).not.toContain(null);
  });
});

describe('what is told first', () => {
  it('who is too young hears that, and is sent for no hours, code or training before [DEC-36]', () => {
    const told = (verdict: Verdict, isTooYoung: boolean) => toldVerdict({ verdict, isTooYoung });
    for (const verdict of [
      'RESERVED',
      'FULL',
      'NOT_ENOUGH_HOURS',
      'TRAINING_REQUIRED',
      'TOO_YOUNG',
    ] as const) {
      expect(told(verdict, true)).toBe('TOO_YOUNG');
      expect(told(verdict, false)).toBe(verdict);
    }
    for (const verdict of ['LOG_IN', 'CANCELLED', 'OVER', 'SIGNED_UP', 'BANNED'] as const) {
      expect(told(verdict, true)).toBe(verdict);
    }
  });

  it('no visitor is sent to the log-in for what is over, but for what is only in the way [DSC-17: over]', () => {
    const told = (...hindrances: Verdict[]) =>
      toldVerdict({ verdict: 'LOG_IN', isTooYoung: false, hindrances });
    expect(told('OVER')).toBe('OVER');
    expect(told('CANCELLED')).toBe('CANCELLED');
    expect(told('FULL', 'TRAINING_REQUIRED')).toBe('LOG_IN');
    expect(told()).toBe('LOG_IN');
  });
});
