import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../tests/support/in-english.ts';
import { spokenLanguagesOf } from '../identity/spoken-language.ts';
import { instantOf } from '../time/new-york-time.ts';
import {
  changedDetails,
  crossesAge,
  type Details,
  isEmergencyContactChanged,
  refusalOfBirthDate,
  refusalOfDetails,
  refusalOfEmailChange,
} from './own-details.ts';

const NOW = instantOf('2026-11-16', '10:00');

const BEFORE: Details = {
  nameFirst: 'Ann',
  nameLast: 'Smith',
  phoneNumber: '2015550123',
  emergencyContactName: 'Bob (father)',
  emergencyContactNumber: '2015550199',
  zipCode: null,
  languages: ['spanish'],
};

describe('corrections of the own details [SAF-30]', () => {
  it('only what differs is a change, without the spaces round it [SAF-30]', () => {
    expect(changedDetails(BEFORE, { nameFirst: ' Ann ', nameLast: ' Jones ' })).toEqual({
      nameLast: 'Jones',
    });
    expect(changedDetails(BEFORE, { phoneNumber: null, languages: null })).toEqual({});
    expect(changedDetails(BEFORE, { languages: ['spanish'] })).toEqual({});
    expect(changedDetails(BEFORE, { languages: [] })).toEqual({ languages: [] });
    expect(changedDetails(BEFORE, { languages: ['spanish', 'arabic', 'arabic'] })).toEqual({
      languages: ['arabic', 'spanish'],
    });
  });

  it('languages are those of the table [SAF-30]', () => {
    expect(spokenLanguagesOf(['spanish', 'klingon', 'toString'])).toEqual(['spanish']);
  });

  it.each([
    [{ nameFirst: ' ' }, 'First Name: Please fill out this field.'],
    [{ nameLast: 'two\nlines' }, 'Last Name: Use a single line.'],
    [{ phoneNumber: '201555012' }, 'Your phone number must have 10 digits.'],
    [{ emergencyContactName: '' }, 'Emergency Contact: Please fill out this field.'],
    [
      { emergencyContactNumber: '911' },
      'Your emergency contact number cannot be an emergency service such as 911.',
    ],
  ])('the rules of the registration hold for %o [SAF-30]', (changes, message) => {
    expect(inEnglish(refusalOfDetails(changes, NOW))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('nothing given is nothing wrong [SAF-30]', () => {
    expect(refusalOfDetails({}, NOW)).toBeNull();
    expect(refusalOfDetails({ nameFirst: null, phoneNumber: '2015550124' }, NOW)).toBeNull();
  });

  it('name and number of the emergency contact are what charities are told of [SAF-30]', () => {
    expect(isEmergencyContactChanged({ emergencyContactName: 'Bea' })).toBe(true);
    expect(isEmergencyContactChanged({ emergencyContactNumber: '2015550100' })).toBe(true);
    expect(isEmergencyContactChanged({ phoneNumber: '2015550100' })).toBe(false);
  });
});

describe('the date of birth [SAF-30]', () => {
  it.each([
    ['2008-11-16', '2008-11-17', true],
    ['2008-11-17', '2008-11-16', true],
    ['2008-11-16', '1980-01-01', false],
    ['2013-11-16', '2013-11-17', true],
    ['2013-11-17', '2013-11-16', true],
    ['2013-11-16', '2008-11-17', false],
    ['2014-01-01', '1990-01-01', true],
    ['2015-01-01', '2014-01-01', false],
  ])('from %s to %s on November 16, 2026 crosses 13 or 18: %s [SAF-30]', (before, wanted, crosses) => {
    expect(crossesAge(before, wanted, NOW)).toBe(crosses);
  });

  const facts = { before: '1990-05-01', wanted: '1990-05-02', correctedAt: null, now: NOW, minimumAge: 13 };

  it('is corrected once [SAF-30]', () => {
    expect(refusalOfBirthDate(facts)).toBeNull();
    expect(inEnglish(refusalOfBirthDate({ ...facts, correctedAt: NOW - 1 }))).toEqual({
      code: 'BIRTH_DATE_CORRECTED_ALREADY',
    });
  });

  it('never so that somebody crosses 13 or 18 [SAF-30]', () => {
    expect(inEnglish(refusalOfBirthDate({ ...facts, before: '2009-05-01' }))).toEqual({
      code: 'BIRTH_DATE_CROSSES_AGE',
    });
  });

  it('the date that is there is no correction, whenever it is sent [SAF-30]', () => {
    expect(refusalOfBirthDate({ ...facts, wanted: facts.before, correctedAt: NOW - 1 })).toBeNull();
  });

  it('below the smallest age nobody has an account [SAF-30, DEC-48]', () => {
    const young = { ...facts, before: '2009-05-01', wanted: '2011-05-01' };
    expect(refusalOfBirthDate(young)).toBeNull();
    expect(refusalOfBirthDate({ ...young, minimumAge: 16 })?.code).toBe('BAD_USER_INPUT');
  });

  it.each(['', '1990-02-30', '1880-01-01', '2020-01-01'])(
    '«%s» is refused as at registration [SAF-30]',
    (wanted) => {
      expect(refusalOfBirthDate({ ...facts, wanted })?.code).toBe('BAD_USER_INPUT');
    },
  );

  it('without a volunteer record there is none to correct [SAF-30]', () => {
    expect(inEnglish(refusalOfBirthDate({ ...facts, before: null }))).toEqual({
      code: 'CHARITEER_NOT_FOUND',
    });
  });
});

describe('the address of mail [SAF-30]', () => {
  it.each([
    ['ann@demo.example', 'BAD_USER_INPUT'],
    [' ANN@demo.example ', 'BAD_USER_INPUT'],
    ['ann@demo.con', 'BAD_USER_INPUT'],
    ['ann', 'INVALID_PARAMS'],
    ['', 'BAD_USER_INPUT'],
    ['ann@new.example', undefined],
  ])('from ann@demo.example to «%s»: %s [SAF-30]', (wanted, code) => {
    const facts = { emailKey: 'ann@demo.example', guardianEmail: null };
    expect(refusalOfEmailChange(facts, wanted, NOW)?.code).toBe(code);
  });

  it.each(['guardian@demo.example', 'Guardian+ann@demo.example'])(
    'a young person’s address is not the guardian’s: %s [SAF-08, SAF-30]',
    (wanted) => {
      const facts = { emailKey: 'ann@demo.example', guardianEmail: 'guardian@demo.example' };
      expect(inEnglish(refusalOfEmailChange(facts, wanted, NOW))).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('guardian'),
      });
    },
  );
});
