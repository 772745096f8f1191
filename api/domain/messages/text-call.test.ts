import { expect, it } from 'vitest';
import { isPlainTextCall } from './text-call.ts';

const ANSWER = { Body: 'STOP', From: '+12015550123', To: '+12015550100' };
const REPORT = { MessageStatus: 'undelivered', ErrorCode: '30003' };
const isPlain = (form: Record<string, string>, deliveryId: string | null = null) =>
  isPlainTextCall(Object.entries(form), deliveryId);

it.each([
  ['an answer', ANSWER, null],
  [
    'an answer with more about it',
    { AccountSid: 'AC1', ...ANSWER, FromCity: 'BAYONNE', NumMedia: '0' },
    null,
  ],
  ['an empty answer', { ...ANSWER, Body: '' }, null],
  ['a report', REPORT, '0198c1'],
  ['a report without a code', { MessageStatus: 'delivered' }, '0198c1'],
])('reads %s', (_what, form, deliveryId) => expect(isPlain(form, deliveryId)).toBe(true));

it.each([
  [
    'letters of the text moved into the name of its sender',
    { Body: 'S', TOPFrom: '+12015550123', To: '+12015550100' },
    null,
  ],
  [
    'letters of the text moved into a name of their own',
    { Body: 'STOP', EvenIf: '', From: '+12015550123' },
    null,
  ],
  ['the next field moved into the text', { Body: 'STOPFrom+12015550123', To: '+12015550100' }, null],
  [
    'digits of the sender moved into a name',
    { Body: 'STOP', From: '+1201555', '0123To': '+12015550100' },
    null,
  ],
  ['the next field moved into the sender', { Body: 'STOP', From: '+12015550123To+12015550100' }, null],
  ['digits of the code moved into a name', { ErrorCode: '3', '0003MessageStatus': 'undelivered' }, '0198c1'],
  ['letters of the state moved into a name', { MessageStatus: 'sent', ed: '' }, '0198c1'],
  ['a state that there is not', { MessageStatus: 'undeliveredX' }, '0198c1'],
  ['a field moved into the address', { MessageStatus: 'undelivered' }, '0198c1 ErrorCode=30003'],
])('refuses %s', (_what, form, deliveryId) => expect(isPlain(form, deliveryId)).toBe(false));

it('refuses a name that comes twice', () => {
  const twice: [string, string][] = [...Object.entries(ANSWER), ['From', '+12015559999']];
  expect(isPlainTextCall(twice, null)).toBe(false);
});
