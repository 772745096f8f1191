import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { ALL_FIELDS, type Registration, uniqueKey } from '../identity/registration.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { instantOf } from '../time/new-york-time.ts';
import {
  RECORD_FIELDS,
  refusalOfConsent,
  refusalOfDefaultValues,
  refusalOfFields,
  refusalOfGuardian,
  refusalOfMinimumAge,
  refusalOfNewUser,
  refusalOfSecondBirth,
  tooYoungText,
} from './registration-gate.ts';

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
const guardian = { guardianName: 'Bob Smith', guardianEmail: 'bob@demo.example', hasConsented: true };

describe('the fields', () => {
  it('a complete form passes [ACC-09]', () => {
    expect(refusalOfFields(form, ALL_FIELDS, now)).toBeNull();
  });

  it('the first problem in the order of the form is told [ACC-09]', () => {
    const broken = { ...form, emergencyContactNumber: '911', phoneNumber: '1', nameLast: '' };
    expect(inEnglish(refusalOfFields(broken, ALL_FIELDS, now))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Last Name: Please fill out this field.',
    });
  });

  it.each([
    ['emailAddress', 'ann'],
    ['username', 'a'],
    ['username', 'ann smith'],
  ])('%s «%s» is INVALID_PARAMS [ERR-01]', (field, text) => {
    expect(inEnglish(refusalOfFields({ ...form, [field]: text }, ALL_FIELDS, now))).toEqual({
      code: 'INVALID_PARAMS',
    });
  });

  it.each(['emailAddress', 'username'])('an empty %s says so instead [ACC-09]', (field) => {
    expect(inEnglish(refusalOfFields({ ...form, [field]: '' }, ALL_FIELDS, now)?.message)).toContain(
      'Please fill out this field.',
    );
  });

  it('an address that ends in .con is asked about [ACC-15]', () => {
    expect(inEnglish(refusalOfFields({ ...form, emailAddress: 'ann@demo.CON' }, ALL_FIELDS, now))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'Did you mean .com, not .con?',
    });
  });

  it('only the fields that are asked for count [API-05]', () => {
    const { password: _password, username: _username, ...record } = form;
    expect(refusalOfFields(record, RECORD_FIELDS, now)).toBeNull();
    expect(refusalOfFields({ ...record, emergencyContactName: ' ' }, RECORD_FIELDS, now)?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('names and addresses are compared without case and spaces round them [ACC-20]', () => {
    expect(uniqueKey(' Ann90 ')).toBe(uniqueKey('aNN90'));
  });
});

describe('registering step by step', () => {
  const { emailAddress, username, password } = form;

  it.each([
    ['as the username, in other letters', { displayName: 'ANN90' }, undefined],
    ['not at all', { displayName: null }, undefined],
    ['as somebody else', { displayName: 'Staff' }, 'NAME_NOT_AVAILABLE'],
    ['beside a broken address', { displayName: 'Staff', emailAddress: 'ann' }, 'INVALID_PARAMS'],
  ])('a display name given %s [API-36, ERR-02]', (_case, changes, code) => {
    expect(refusalOfNewUser({ emailAddress, username, password, ...changes }, now)?.code).toBe(code);
  });

  it.each([
    ['a new volunteer', { accountType: 'Chariteer', hasRecord: false }, {}, undefined],
    ['one with a record', { accountType: 'Chariteer', hasRecord: true }, {}, 'FORBIDDEN'],
    ['a charity', { accountType: 'Provider', hasRecord: false }, {}, 'FORBIDDEN'],
    [
      'a child of nine',
      { accountType: 'Chariteer', hasRecord: false },
      { dateOfBirth: '2016-03-11' },
      'BAD_USER_INPUT',
    ],
  ] as const)('default values of %s [API-37]', (_case, account, changes, code) => {
    expect(refusalOfDefaultValues(account, { ...form, ...changes }, now)?.code).toBe(code);
  });
});

describe('the guardian', () => {
  it.each([
    ['2008-03-10', null, true],
    ['2008-03-11', null, false],
    ['2008-03-11', guardian, true],
    ['2008-03-11', { ...guardian, hasConsented: false }, true],
    ['2008-03-11', { ...guardian, guardianEmail: 'bob' }, false],
  ])('born %s with %j passes: %s [DEC-14]', (dateOfBirth, given, passes) => {
    expect(inEnglish(refusalOfGuardian(dateOfBirth, given, [], now) === null)).toBe(passes);
  });

  it.each([
    ['an adult', { hasRecord: true, dateOfBirth: '1990-05-01' }, guardian, 'FORBIDDEN'],
    ['an account without a record', { hasRecord: false, dateOfBirth: '2010-05-01' }, guardian, 'FORBIDDEN'],
    ['somebody of unknown age', { hasRecord: true, dateOfBirth: null }, guardian, 'FORBIDDEN'],
    [
      'a consent that is none',
      { hasRecord: true, dateOfBirth: '2010-05-01' },
      { ...guardian, hasConsented: false },
      'BAD_USER_INPUT',
    ],
    [
      'a guardian without a name',
      { hasRecord: true, dateOfBirth: '2010-05-01' },
      { ...guardian, guardianName: '' },
      'BAD_USER_INPUT',
    ],
    ['a volunteer under age', { hasRecord: true, dateOfBirth: '2010-05-01' }, guardian, undefined],
  ] as const)('a later consent of %s [DEC-14]', (_case, volunteer, given, code) => {
    expect(refusalOfConsent(volunteer, given, [], now)?.code).toBe(code);
  });
});

describe('ages', () => {
  it('an address that both use is refused, however it is written [OPEN-SAF-02, SAF-08]', () => {
    for (const own of [guardian.guardianEmail.toUpperCase(), ` ${guardian.guardianEmail}`]) {
      expect(inEnglish(refusalOfGuardian('2010-05-01', guardian, [own], now))).toEqual({
        code: 'BAD_USER_INPUT',
        message: fieldProblemsTexts('en').guardianIsYou,
      });
    }
    expect(refusalOfGuardian('2010-05-01', guardian, ['other@demo.example'], now)).toBeNull();
  });

  it.each([
    ['2013-03-11', 13, true],
    ['2013-03-10', 13, false],
    ['2013-03-11', 10, false],
    ['nonsense', 13, false],
  ])(
    'born %s with a smallest age of %i is too young: %s [DEC-48, SAF-09]',
    (born, minimumAge, isTooYoung) => {
      const refusal = refusalOfMinimumAge(born, minimumAge, now);
      expect(refusal !== null).toBe(isTooYoung);
      if (refusal)
        expect(inEnglish(refusal.message)).toBe(tooYoungText(fieldProblemsTexts('en'), minimumAge));
    },
  );

  it.each([
    [null, '1990-05-01', false],
    ['2010-05-01', '1990-05-01', true],
    ['2010-05-01', '2011-05-01', false],
    ['1990-05-01', '2010-05-01', false],
  ])('after %s a birth date of %s is refused: %s [SAF-09]', (known, typed, isRefused) => {
    expect(inEnglish(refusalOfSecondBirth(known, typed, now, null) !== null)).toBe(isRefused);
  });
});
