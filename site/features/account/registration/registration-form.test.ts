import { describe, expect, it } from 'vitest';
import { problemOf, summaryOf } from '../../../lib/forms/form-problem.ts';
import { ADULT, formOf, GUARDIAN, NOW, TEEN_BIRTH } from '../account-fixture.ts';
import { isOverruled } from './first-birth.ts';
import { problemOfRefusal } from './registration-answer.ts';
import {
  completeForm,
  problemsOf,
  readRegistration,
  registrationWords,
  stepOf,
} from './registration-form.ts';
import { birthDateRange, REGISTRATION_INPUTS } from './registration-inputs.ts';

const WORDS = registrationWords('en');

const FIELDS = Object.keys(ADULT) as (keyof typeof ADULT)[];

function check(changes: Record<string, string>) {
  const sent = readRegistration(formOf({ ...ADULT, ...changes }));
  const problems = problemsOf(WORDS, sent, FIELDS, NOW);
  return { sent, problems, step: stepOf(sent, problems, NOW) };
}

describe('the form of a new volunteer', () => {
  it('all ten fields go out as they were typed, without a guardian for an adult [ACC-07, ACC-25]', () => {
    const { sent, problems, step } = check({});
    expect([problems, step]).toEqual([[], 'send']);
    expect(completeForm(sent, NOW)).toEqual({ ...ADULT, guardian: null });
  });

  it('both numbers may be typed with +1, brackets and spaces [ACC-10]', () => {
    const { sent, step } = check({
      phoneNumber: '+1 (973) 555-0142',
      emergencyContactNumber: '973 555 0143',
    });
    expect(step).toBe('send');
    expect(completeForm(sent, NOW)).toMatchObject({
      phoneNumber: '9735550142',
      emergencyContactNumber: '9735550143',
    });
  });

  it('an empty form has one problem for each of the ten fields, in their order, and is not sent [ACC-09]', () => {
    const sent = readRegistration(new FormData());
    const problems = problemsOf(WORDS, sent, FIELDS, NOW);
    expect(problems.map(({ field }) => field)).toEqual(FIELDS);
    expect(problems.map(summaryOf)).toContain('Cell Phone Number: Please fill out this field.');
    expect(problemOf(problems, 'phoneNumber')).toBe('Please fill out this field.');
    expect(stepOf(sent, problems, NOW)).toBe('mend');
  });

  it.each([
    ['phoneNumber', '97355501', 'Your phone number must have 10 digits.'],
    ['phoneNumber', '1735550142', 'Your phone number must not start with 1.'],
    ['emergencyContactNumber', '97355501', 'Your emergency contact number must have 10 digits.'],
    [
      'emergencyContactNumber',
      '911',
      'Your emergency contact number cannot be an emergency service such as 911.',
    ],
    ['emailAddress', 'wilhelm@new.con', 'Did you mean .com, not .con?'],
    [
      'passwordConfirmation',
      'lantern',
      "Your passwords don't match. Please check them again. Both password boxes must be identical.",
    ],
    ['username', 'Mi', 'Your username needs 3 to 20 characters.'],
    ['username', 'Mina Z', 'Your username can have only letters and numbers.'],
    ['dateOfBirth', '1900-01-01', 'You must be 10 to 120 years old.'],
  ])('%s «%s» is stopped on the site: %s [ACC-13, ACC-14, ACC-18, ACC-19]', (field, value, text) => {
    expect(check({ [field]: value }).problems).toEqual([{ field, text }]);
  });

  it('a text that could be about any field names its own in the summary [ACC-22]', () => {
    const { problems } = check({ nameLast: 'two\nlines', emergencyContactName: 'x'.repeat(256) });
    expect(problems.map(summaryOf)).toEqual([
      'Last Name: Use a single line.',
      'Emergency Contact: Use at most 255 characters.',
    ]);
  });

  it('what was typed is not cut or mended behind anybody’s back [ACC-10, ACC-13]', () => {
    expect(check({ phoneNumber: '+44 20 7946 0958' }).sent.values.phoneNumber).toBe('+44 20 7946 0958');
  });

  it('both numbers ask for a keyboard of digits [ACC-12, ACC-13: keyboard]', () => {
    for (const field of ['phoneNumber', 'emergencyContactNumber'] as const)
      expect(REGISTRATION_INPUTS[field]).toMatchObject({ inputmode: 'numeric' });
  });

  it('the page cuts no number, and the form reads it as people type it [JOI-20: no script]', () => {
    for (const field of ['phoneNumber', 'emergencyContactNumber'] as const)
      expect(REGISTRATION_INPUTS[field]).not.toHaveProperty('maxlength');
    const { problems, sent } = check({
      phoneNumber: '+1 (201) 555-0142',
      emergencyContactNumber: '201.555.0143',
    });
    expect(problems).toEqual([]);
    expect(sent.values).toMatchObject({ phoneNumber: '2015550142', emergencyContactNumber: '2015550143' });
  });

  it('the calendar of the birth date ends at ten years and begins at 120 [ACC-24]', () => {
    expect(birthDateRange(NOW)).toEqual({ min: '1905-11-17', max: '2016-11-16' });
    expect(birthDateRange(Date.parse('2028-02-29T17:00:00Z')).max).toBe('2018-02-28');
  });
});

describe('somebody under 18', () => {
  const teen = { dateOfBirth: TEEN_BIRTH };

  it('is asked for a guardian before anything is sent [DEC-14, OPEN-ACC-03]', () => {
    expect(check(teen).step).toBe('ask-guardian');
  });

  it('has to name one [DEC-14]', () => {
    const { problems, step } = check({ ...teen, guardianName: '', guardianEmail: 'philippa@family.con' });
    expect(step).toBe('mend');
    expect(problems).toEqual([
      { field: 'guardianName', text: 'Enter your guardian’s name.' },
      { field: 'guardianEmail', text: 'Did you mean .com, not .con?' },
    ]);
  });

  it('registers with the guardian, to whom the link is sent [DEC-31]', () => {
    const { sent, step } = check({ ...teen, ...GUARDIAN });
    expect(step).toBe('send');
    expect(completeForm(sent, NOW).guardian).toEqual({ ...GUARDIAN, hasConsented: true });
  });

  it('cannot name the own address, however it is written [OPEN-SAF-02, SAF-08]', () => {
    const { problems, step } = check({ ...teen, ...GUARDIAN, guardianEmail: 'Wilhelm+mom@new.example' });
    expect(step).toBe('mend');
    expect(problems).toMatchObject([{ field: 'guardianEmail', text: expect.stringContaining('your own') }]);
  });

  it('below the smallest age hears that an adult can register a child [DEC-48]', () => {
    const sent = readRegistration(formOf({ ...ADULT, dateOfBirth: '2014-06-05' }));
    const field = 'dateOfBirth';
    const text = expect.stringContaining('Under 13');
    expect(problemsOf(WORDS, sent, FIELDS, NOW, 13)).toMatchObject([{ field, text }]);
    expect(problemsOf(WORDS, sent, FIELDS, NOW)).toEqual([]);
  });

  it('what was typed into the guardian’s part is kept also where it is hidden, and an empty one is none [DEC-14, DEC-31]', () => {
    const typed = { guardianName: GUARDIAN.guardianName, guardianEmail: '' };
    expect(check(typed).sent.guardian).toMatchObject(typed);
    expect(check({ guardianName: '', guardianEmail: '' }).sent.guardian).toBeNull();
    const asked = { guardianName: '', guardianEmail: '', guardianAsked: '1' };
    expect(check({ ...teen, ...asked }).problems.map(({ field }) => field)).toEqual([
      'guardianName',
      'guardianEmail',
    ]);
    expect(check(asked).step, 'an adult needs none').toBe('send');
  });

  it('nothing is sent on with another birth date than the one typed before that was said [SAF-09]', () => {
    const { sent, problems } = check({ ...teen, ...GUARDIAN });
    expect(stepOf(sent, problems, NOW, true)).toBe('ask-guardian');
    expect(isOverruled(TEEN_BIRTH, '1987-06-05')).toBe(true);
    for (const [first, typed] of [
      [TEEN_BIRTH, TEEN_BIRTH],
      [TEEN_BIRTH, undefined],
      [null, '1987-06-05'],
    ] as const) {
      expect(isOverruled(first, typed)).toBe(false);
    }
  });

  it('who mends the birth date to that of an adult needs the guardian’s part no more [DEC-14]', () => {
    const { sent, step } = check({ guardianName: '', guardianEmail: '' });
    expect(step).toBe('send');
    expect(completeForm(sent, NOW).guardian).toBeNull();
  });
});

describe('a refusal of the API', () => {
  it.each([
    ['INVALID_PARAMS', null, 'Check your email’s spelling'],
    ['NAME_NOT_AVAILABLE', 'username', 'That username is taken. Choose another.'],
    ['USERNAME_NOT_AVAILABLE', 'username', 'That username is taken. Choose another.'],
    ['EMAIL_ADDRESS_NOT_AVAILABLE', 'emailAddress', 'That email is taken. Choose another.'],
    ['SERVICE_UNAVAILABLE', null, 'Service is unavailable.'],
    ['INTERNAL', null, 'help@demo.example'],
  ])('%s is shown at its input (%s) [ERR-01, ERR-02, ERR-03, ERR-30]', (code, field, text) => {
    const problem = problemOfRefusal('en', { code }, 'help@demo.example');
    expect(problem.field).toBe(field);
    expect(problem.text).toContain(text);
  });

  it('a limit says how long to wait [DEC-26]', () => {
    const problem = problemOfRefusal('en', { code: 'RATE_LIMITED', retryAfterSeconds: 1_500 }, null);
    expect(problem.text).toContain('Wait 25 minutes');
  });
});
