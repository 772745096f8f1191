import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { textMessagesTexts } from '../texts/generated/text-messages.ts';
import { LOCALES } from '../texts/locale.ts';
import { shownTextNumber, TEXT_AGREEMENT_VERSION, textAnswerOf, textNumberOf } from './text-number.ts';

it.each([
  ['(201) 555-0123', '+12015550123'],
  ['201.555.0123', '+12015550123'],
  ['1 201 555 0123', '+12015550123'],
  ['+1 201-555-0123', '+12015550123'],
  ['+44 20 7946 0958', null],
  ['+2 015 550 123 45', null],
  ['101 555 0123', null],
  ['201 155 0123', null],
  ['555-0123', null],
  ['201 555 0123 ext 4', null],
  ['2015550123;2015550124', null],
  ['', null],
])('«%s» → %s [MSG-18: numbers]', (typed, number) => {
  expect(textNumberOf(typed)).toBe(number);
  if (number) expect(shownTextNumber(number)).toBe('(201) 555-0123');
});

it.each([
  ['STOP', 'STOP'],
  [' stop. ', 'STOP'],
  ['Stop all', 'STOP'],
  ['unsubscribe', 'STOP'],
  ['CANCEL', 'STOP'],
  ['end', 'STOP'],
  ['QUIT!', 'STOP'],
  ['opt-out', 'STOP'],
  ['revoke', 'STOP'],
  ['parar', 'STOP'],
  ['start', 'START'],
  ['Yes', 'START'],
  ['UNSTOP', 'START'],
  ['help', 'HELP'],
  ['INFO', 'HELP'],
  ['please stop by at nine', 'OTHER'],
  ['', 'OTHER'],
])('the answer «%s» means %s [MSG-18: words]', (body, meant) => {
  expect(textAnswerOf(body)).toBe(meant);
});

it('words that people agree to never change without another version [MSG-18: version]', () => {
  const words = LOCALES.map((locale) => textMessagesTexts(locale).agreement({ site: 'Chariteers' })).join(
    '\n',
  );
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16);
  // Whoever changes the words changes the version too, and writes both down here.
  expect({ [TEXT_AGREEMENT_VERSION]: hash }).toEqual({ '2026-11-23': '63c94208d9e36ae9' });
});
