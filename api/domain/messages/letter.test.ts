import { expect, it } from 'vitest';
import { letter } from './letter.ts';

it('a mail greets by name, says its paragraphs, whom to ask and who writes', () => {
  const sender = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };
  expect(letter('en', sender, 'Rosa', 'Hi', ['One.', 'Two:\nthree'])).toEqual({
    subject: 'Hi',
    body: 'Hello Rosa,\n\nOne.\n\nTwo:\nthree\n\nQuestions? Write to help@demo.example.\n\nChariteers\n',
  });
});

it.each([null, ''])(
  'a mail to somebody without a name (%o) and without an address to ask says neither',
  (name) => {
    expect(letter('en', { siteName: 'Chariteers', supportEmail: null }, name, 'Hi', ['One.']).body).toBe(
      'Hello,\n\nOne.\n\nChariteers\n',
    );
  },
);
