import { expect, it } from 'vitest';
import { readForm, textIn } from './read-form.ts';

const sent = (body: BodyInit, type?: string) =>
  new Request('http://chariteers.test/', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

it('a form is read by its fields', async () => {
  const form = await readForm(sent(new URLSearchParams({ email: 'a@b.example' })));
  expect([textIn(form, 'email'), textIn(form, 'missing')]).toEqual(['a@b.example', '']);
});

it.each([
  ['{"email":1}', 'application/json'],
  ['nonsense', 'multipart/form-data'],
  ['--x\r\nbroken', 'multipart/form-data; boundary=x'],
])('%s as %s is an empty form and breaks nothing', async (body, type) => {
  expect([...(await readForm(sent(body, type)))]).toEqual([]);
});

it('a file in the place of a text is no text', async () => {
  const form = new FormData();
  form.set('email', new File(['x'], 'email'));
  expect(textIn(await readForm(sent(form)), 'email')).toBe('');
});
