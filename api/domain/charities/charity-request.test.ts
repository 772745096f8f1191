import { expect, it } from 'vitest';
import { formTexts } from '../texts/form-texts.ts';
import {
  CHARITY_REQUEST_FIELDS,
  type CharityRequestField,
  charityRequestOf,
  problemsOfCharityRequest,
} from './charity-request.ts';

const GOOD = {
  charityName: 'House of Soup',
  districtId: '2',
  place: 'Jersey City, 07302',
  contactName: 'Ana María Müller',
  emailAddress: 'ana@soup.example',
  phoneNumber: '+1 (973) 555-0142',
  website: 'soup.example',
  taxNumber: '12-3456789',
  message: 'They cook on Fridays.\nAnd wash up.',
  times: 'Fridays, 5 to 8 pm',
};

it('a request is kept without blanks around its texts, and can be sent without a telephone', () => {
  const typed = {
    ...GOOD,
    place: ' Jersey City, 07302 ',
    message: 'They cook on Fridays.\r\nAnd wash up.\r\n',
  };
  expect(charityRequestOf(typed)).toEqual(GOOD);
  expect(problemsOfCharityRequest(formTexts('en'), GOOD)).toEqual({});
  expect(problemsOfCharityRequest(formTexts('en'), { ...GOOD, phoneNumber: '' })).toEqual({});
});

it.each(Object.keys(CHARITY_REQUEST_FIELDS) as CharityRequestField[])('%s has its limits', (field) => {
  const { most, isRequired, isLong } = CHARITY_REQUEST_FIELDS[field];
  const problemOf = (text: string) =>
    problemsOfCharityRequest(formTexts('en'), { ...GOOD, [field]: text })[field];
  expect(problemOf('')).toBe(isRequired ? 'Please fill out this field.' : undefined);
  expect(problemOf('x'.repeat(most + 1))).toBe(`Use at most ${most} characters.`);
  expect(problemOf('a\u0000b')).toMatch(/one line|email/);
  if (!isLong) expect(problemOf('a\nb')).toMatch(/one line|email/);
});

it('an address has to be one', () => {
  expect(
    problemsOfCharityRequest(formTexts('en'), { ...GOOD, emailAddress: 'ana@soup' }).emailAddress,
  ).toMatch(/email address/);
});

it.each([
  ['12-3456789', undefined],
  ['123456789', undefined],
  ['1-23456789', 'Enter nine digits, like 12-3456789.'],
  ['none', 'Enter nine digits, like 12-3456789.'],
])('the tax number «%s» is told %s [ONB-01]', (taxNumber, problem) => {
  expect(problemsOfCharityRequest(formTexts('en'), { ...GOOD, taxNumber }).taxNumber).toBe(problem);
});
