import { expect, it } from 'vitest';
import { problemsOf, readSignForm } from './sign-form.ts';

it('keeps a name that is no name as it was typed, and says at the field what is wrong [WAV-05]', () => {
  const typed = `Mickey <b>Mouse</b>${'x'.repeat(400)}`;
  const form = new FormData();
  for (const [name, value] of [
    ['action', 'sign-documents'],
    ['fullName', typed],
  ] as const)
    form.set(name, value);
  const sent = readSignForm(form);
  expect(sent?.fullName).toBe(typed);
  expect(sent && problemsOf({ locale: 'en' }, sent)).toEqual([
    { field: 'fullName', text: 'Type your first and last name, letters only, up to 120 characters.' },
  ]);
});
