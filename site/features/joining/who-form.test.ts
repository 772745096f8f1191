import { expect, it } from 'vitest';
import { readWho } from './who-form.ts';

it('reads a typed birth date as a day, and keeps it as it was typed [JOI-03]', () => {
  const form = new FormData();
  form.set('dateOfBirth', '5/5/2012');
  const { values, typedBirth } = readWho(form, 'sam@example.org', null);
  expect([values.dateOfBirth, typedBirth]).toEqual(['2012-05-05', '5/5/2012']);
});
