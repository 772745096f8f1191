import { expect, it } from 'vitest';
import { linkedParts } from './linked-text.ts';

it.each([
  ['no link', 'Hello.\nsee you', [{ text: 'Hello.\nsee you' }]],
  ['nothing', '', []],
  [
    'a link on a line of its own',
    'Here:\nhttp://127.0.0.1:3000/verifyEmail?token=a_-b\nBye',
    [
      { text: 'Here:\n' },
      {
        text: 'http://127.0.0.1:3000/verifyEmail?token=a_-b',
        href: 'http://127.0.0.1:3000/verifyEmail?token=a_-b',
      },
      { text: '\nBye' },
    ],
  ],
  [
    'a link at the end of a sentence',
    '(https://a.example/b).',
    [{ text: '(' }, { text: 'https://a.example/b', href: 'https://a.example/b' }, { text: ').' }],
  ],
  [
    'a link between marks of direction',
    '\u2068https://a.example/b\u2069',
    [{ text: '\u2068' }, { text: 'https://a.example/b', href: 'https://a.example/b' }, { text: '\u2069' }],
  ],
  ['no scripts', 'javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('links of a mail can be followed: %s [SAF-18]', (_case, text, parts) => {
  expect(linkedParts(text)).toEqual(parts);
});
