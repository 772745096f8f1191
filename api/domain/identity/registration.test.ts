import { describe, expect, it } from 'vitest';
import { fieldHintsTexts } from '../texts/generated/field-hints.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { instantOf } from '../time/new-york-time.ts';
import {
  ALL_FIELDS,
  checkDateOfBirth,
  checkEmailAddress,
  checkEmergencyContactName,
  checkEmergencyContactNumber,
  checkName,
  checkPasswordConfirmation,
  checkPhone,
  checkRegistration,
  checkUsername,
  fieldHint,
  phoneDigits,
  type Registration,
  readPhone,
} from './registration.ts';

const t = fieldProblemsTexts('en');
const labels = fieldLabelsTexts('en');
const now = instantOf('2026-03-10', '12:00');

const form: Registration = {
  nameFirst: 'Ann',
  nameLast: 'Smith',
  phoneNumber: '2015550123',
  dateOfBirth: '1990-05-01',
  emailAddress: 'ann@demo.example',
  username: 'ann90',
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
  emergencyContactName: 'Bob Smith (father)',
  emergencyContactNumber: '2015550199',
};

describe('the form', () => {
  it('the form has ten fields in this order [ACC-07]', () => {
    expect(ALL_FIELDS.map((field) => labels[field])).toEqual([
      'First Name',
      'Last Name',
      'Cell Phone Number',
      'Date of Birth',
      'Email Address',
      'Username',
      'Password',
      'Confirm Password',
      'Emergency Contact',
      'Emergency Contact Number',
    ]);
  });

  it('all ten fields are required [ACC-09]', () => {
    expect(checkRegistration(t, form, now)).toEqual({});
    const required = 'Please fill out this field.';
    for (const field of Object.keys(form) as (keyof Registration)[]) {
      expect(checkRegistration(t, { ...form, [field]: '  ' }, now)[field]).toBe(required);
      expect(checkRegistration(t, { ...form, [field]: undefined }, now)[field]).toBe(required);
    }
  });

  it.each<[keyof Registration, string]>([
    ['phoneNumber', '555'],
    ['dateOfBirth', '2020-01-01'],
    ['emailAddress', 'ann@demo.con'],
    ['username', 'a_b'],
    ['password', 'short'],
    ['passwordConfirmation', 'another'],
    ['emergencyContactName', 'x'.repeat(256)],
    ['emergencyContactNumber', '911'],
    ['nameFirst', 'Ann\r\nBcc: all'],
    ['nameLast', 'x'.repeat(256)],
    ['password', 'ann-smith-90'],
  ])('a bad %s is told at that field', (field, text) => {
    expect(Object.keys(checkRegistration(t, { ...form, [field]: text }, now))).toContain(field);
  });
});

describe('phone numbers', () => {
  it.each(['201555012', '20155501234', '201-555-01', '201555012x', '', '١٢٣٤٥٦٧٨٩٠'])(
    'the phone number «%s» is not exactly 10 digits [ACC-10]',
    (phone) => {
      expect(checkPhone(t, phone)).toBe('Your phone number must have 10 digits.');
      expect(checkPhone(t, '2015550123')).toBeNull();
    },
  );

  it('the phone number must not begin with 1 [ACC-11, OPEN-ACC-04]', () => {
    expect(checkPhone(t, '1015550123')).toBe('Your phone number must not start with 1.');
  });

  it('what is typed loses its non-digits and all after the tenth digit [ACC-12]', () => {
    expect(phoneDigits('(201) 555-0123')).toBe('2015550123');
    expect(phoneDigits('2015550123456')).toBe('2015550123');
    expect(phoneDigits('abc')).toBe('');
    expect(phoneDigits('٢٠١ ٥٥٥ ٠١٢٣')).toBe('2015550123');
    const typed = [...'+1 (201) 555-0123'].reduce((kept, key) => phoneDigits(kept + key), '');
    expect(typed, 'key by key').toBe('2015550123');
  });

  it.each([
    ['+1 (201) 555-0123', '2015550123'],
    ['1-201-555-0123', '2015550123'],
    ['201.555.0123', '2015550123'],
    [' 201 555 0123 ', '2015550123'],
    ['201–555–0123', '2015550123'],
    ['555-0123', '555-0123'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['2015550123 ext 4', '2015550123 ext 4'],
    ['', ''],
  ])('a whole number is read as people type it: %j is %j [ACC-10, ACC-11]', (typed, read) => {
    expect(readPhone(typed)).toBe(read);
  });

  it('the emergency contact number follows the same rule [ACC-13]', () => {
    expect(checkEmergencyContactNumber(t, '201555012')).toBe(
      'Your emergency contact number must have 10 digits.',
    );
    expect(checkEmergencyContactNumber(t, '1015550123')).toBe(
      'Your emergency contact number must not start with 1.',
    );
    expect(checkEmergencyContactNumber(t, '2015550123')).toBeNull();
  });

  it('the form says that an emergency service is no emergency contact [ACC-14]', () => {
    expect(fieldHint(fieldHintsTexts('en'), 'emergencyContactNumber')).toContain('10 digits, not 911.');
  });

  it.each(['911', '112', '999', '9110000000', '9119119119'])(
    'the emergency contact number cannot be %s [ACC-14, OPEN-ACC-04]',
    (phone) => {
      expect(checkEmergencyContactNumber(t, phone)).toBe(
        'Your emergency contact number cannot be an emergency service such as 911.',
      );
    },
  );
});

describe('account', () => {
  it.each(['ann@demo.con', 'ANN@DEMO.CON', ' ann@demo.con '])(
    '%s looks like a typo [ACC-15, OPEN-ACC-04]',
    (email) => {
      expect(checkEmailAddress(t, email)).toBe('Did you mean .com, not .con?');
      expect(checkEmailAddress(t, 'ann@demo.com')).toBeNull();
      expect(checkEmailAddress(t, 'ann.con@demo.example')).toBeNull();
    },
  );

  it.each([
    'ann',
    'ann@',
    '@demo.example',
    'ann@demo',
    'a b@demo.example',
    'a@b@demo.example',
    'a@b.example\nBcc: x',
    'a@b..c',
    `${'x'.repeat(250)}@b.de`,
  ])('«%s» is no email address', (email) => {
    expect(checkEmailAddress(t, email)).toBe('That doesn’t look like an email address.');
    expect(checkEmailAddress(t, 'ann+quests@mail.demo.example')).toBeNull();
    // 64 characters, @, and a domain of 189.
    expect(
      checkEmailAddress(t, `${'x'.repeat(64)}@${'sixteen-letters.'.repeat(11)}${'x'.repeat(10)}.de`),
    ).toBeNull();
  });

  it('both passwords must be identical [ACC-16]', () => {
    expect(checkPasswordConfirmation(t, 'correct horse', 'correct horse')).toBeNull();
    expect(checkPasswordConfirmation(t, 'correct horse', 'Correct horse')).toBe(
      "Your passwords don't match. Please check them again. Both password boxes must be identical.",
    );
  });

  it('the username has 3 to 20 characters [ACC-18]', () => {
    const message = 'Your username needs 3 to 20 characters.';
    expect(['ab', 'abc', 'x'.repeat(20), 'x'.repeat(21)].map((text) => checkUsername(t, text))).toEqual([
      message,
      null,
      null,
      message,
    ]);
  });

  it.each(['ann smith', 'ann_smith', 'änn', 'ann!', 'ann\n', 'аnn'])(
    '«%s» is not letters and numbers only [ACC-19]',
    (username) => {
      expect(checkUsername(t, username)).toBe('Your username can have only letters and numbers.');
      expect(checkUsername(t, 'Ann90')).toBeNull();
    },
  );

  it('the emergency contact name has at most 255 characters [ACC-22]', () => {
    expect(checkEmergencyContactName(t, 'x'.repeat(255))).toBeNull();
    expect(checkEmergencyContactName(t, 'x'.repeat(256))).toBe('Use at most 255 characters.');
    expect(checkName(t, 'O’Brien-Smith')).toBeNull();
    for (const name of ['علی‌رضا', '张伟', 'Zoë', 'Ng', "D'Angelo"])
      expect(checkName(t, name), name).toBeNull();
  });

  it('a name is seen, and turns no other text round [JOI-20, SAF-01: names]', () => {
    for (const unseen of ['\u200b\u200b', '\u00ad', '\u2060 \u200e', '\u3164', '\u2800'])
      expect(checkName(t, unseen), JSON.stringify(unseen)).toBe(t.required);
    for (const turning of ['\u202eKim', 'Kim\u2066', 'Kim\u2028Lee', 'Kim\u2029'])
      expect(checkName(t, turning), JSON.stringify(turning)).toBe(t.oneLine);
  });
});

describe('age', () => {
  it.each([
    ['2016-03-11', false],
    ['2016-03-10', true],
    ['1906-03-10', true],
    ['1905-03-10', false],
  ])('on 2026-03-10 somebody born on %s may register: %s [ACC-24, DEC-14]', (dateOfBirth, mayRegister) => {
    const message = 'You must be 10 to 120 years old.';
    expect(checkDateOfBirth(t, dateOfBirth, now)).toBe(mayRegister ? null : message);
  });

  it('a date of birth is an existing day [ACC-24]', () => {
    expect(checkDateOfBirth(t, '1990-02-30', now)).toBe(t.birthDate);
    expect(checkDateOfBirth(t, 'tomorrow', now)).toBe(t.birthDate);
  });
});
