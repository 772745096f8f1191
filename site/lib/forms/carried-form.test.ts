import { expect, it } from 'vitest';
import { carriedIn, isLogInAttempt } from './carried-form.ts';

const formOf = (fields: [string, string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

it('a form sent after the session has ended keeps every field on its way through the log-in [NAV-25, ACC-37]', () => {
  const form = formOf([
    ['action', 'apply-training'],
    ['training', 't-1'],
    ['training', 't-2'],
    ['reason', ''],
    ['file', new Blob(['x'])],
  ]);
  const carried = carriedIn(form);
  expect(carried).toEqual([
    ['action', 'apply-training'],
    ['training', 't-1'],
    ['training', 't-2'],
    ['reason', ''],
  ]);
  expect(isLogInAttempt(form, carried)).toBe(false);
});

it('the fields of the log-in itself are not carried on [ACC-32]', () => {
  const form = formOf([
    ['email', 'ada@demo.example'],
    ['password', 'secret'],
    ['action', 'bail-out'],
  ]);
  expect(carriedIn(form)).toEqual([['action', 'bail-out']]);
  expect(isLogInAttempt(form, carriedIn(form))).toBe(true);
});

it('a password that another form asks for stands in no page', () => {
  const form = formOf([
    ['section', 'email'],
    ['emailAddress', 'ada@new.example'],
    ['currentPassword', 'secret'],
  ]);
  const carried = carriedIn(form);
  expect(carried).toEqual([
    ['section', 'email'],
    ['emailAddress', 'ada@new.example'],
  ]);
  expect(isLogInAttempt(form, carried)).toBe(false);
});

it('an empty form is a log-in with nothing typed [ACC-32]', () => {
  expect(isLogInAttempt(new FormData(), [])).toBe(true);
});
