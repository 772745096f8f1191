import { describe, expect, it } from 'vitest';
import { askSupportIn, leadingTo, letter, linkIn } from './letter.ts';

it('a mail greets by name, says its paragraphs, whom to ask and who writes', () => {
  const sender = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };
  expect(letter('en', sender, 'Rosa', 'Hi', ['One.', 'Two:\nthree'])).toMatchObject({
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

describe('in other languages', () => {
  const sender = { siteName: 'Chariteers', supportEmail: 'help@demo.example' };

  it('the frame speaks the language of the mail [LNG-04: mails]', () => {
    expect(letter('es', sender, 'Rosa', 'Hola', ['Uno.']).body).toBe(
      'Hola, Rosa:\n\nUno.\n\n¿Tienes preguntas? Escribe a help@demo.example.\n\nChariteers\n',
    );
    expect(letter('ar', sender, 'Rosa', 'أهلًا', ['واحد.']).body).toBe(
      'مرحبًا \u2068Rosa\u2069،\n\nواحد.\n\nهل لديك أسئلة؟ راسلنا على \u2068help@demo.example\u2069.\n\nChariteers\n',
    );
  });

  it('a link leads to the page in the language, and stands alone where words run from right to left [LNG-03, LNG-05: parts: mails]', () => {
    const at = { publicOrigin: 'https://site.example' };
    expect(leadingTo('en', 'Look at', linkIn('en', at, '/home'))).toBe('Look at https://site.example/home');
    expect(leadingTo('es', 'Mira', linkIn('es', at, '/home'))).toBe('Mira https://site.example/es/home');
    expect(leadingTo('ar', 'انظر:', linkIn('ar', at, '/home'))).toBe('انظر:\nhttps://site.example/ar/home');
    expect(linkIn('ar', at, '/console/quests/1')).toBe('https://site.example/console/quests/1');
  });

  it('whom to ask reads in English as everywhere else [LNG-10: mails]', () => {
    expect(askSupportIn('en', { supportEmail: 'help@demo.example' })).toBe(
      'please write to help@demo.example',
    );
    expect(askSupportIn('en', { supportEmail: null })).toBe('please tell a charity here');
  });
});
