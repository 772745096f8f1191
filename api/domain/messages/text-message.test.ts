import { describe, expect, it } from 'vitest';
import { gsmLength, inGsm } from './gsm-alphabet.ts';
import { TEXT_PLACES, textMessage } from './text-message.ts';

const link = 'volunteer.example/q/K7M2P9Q';
const LONG =
  'The time changed. Food Pantry Morning is now on Saturday, November 28 at 9:30 am at the Bronx Community Kitchen, 1420 Washington Avenue, door on the left side of the yard.';

describe('a text message fits into one [MSG-19]', () => {
  it.each([
    [
      'English',
      { from: 'Bronx Kitchen', words: 'Tomorrow at 9:30 am: Food Pantry.', link },
      `Bronx Kitchen: Tomorrow at 9:30 am: Food Pantry. ${link}`,
    ],
    [
      'Spanish keeps é, ñ and ü, and loses the accents of á, í, ó and ú',
      {
        from: 'Cocina Ñandú',
        words: '¿Vendrás mañana? Será a las 9 en el pingüino café, dirección aquí.',
        link,
      },
      `Cocina Ñandu: ¿Vendras mañana? Sera a las 9 en el pingüino café, direccion aqui. ${link}`,
    ],
    [
      'signs get their plain form, pictures go',
      { from: 'A – B', words: '“Hello…” it’s 🎉 on', link },
      `A - B: "Hello..." it's on ${link}`,
    ],
    ['what is too long ends with a word', { from: 'Bronx Kitchen', words: LONG, link }, null],
    [
      'a long name leaves room for what is said',
      {
        from: 'The Very Reverend Society of Helpers for Everybody in the Northern Boroughs',
        words: LONG,
        link,
      },
      null,
    ],
    ['one long word', { from: 'X'.repeat(200), words: 'y'.repeat(300), link }, null],
    [
      'an address of 150 letters, which leaves no room for words',
      { from: 'Bronx Kitchen', words: LONG, link: `https://x.example/${'a'.repeat(132)}` },
      null,
    ],
    ['no link at all', { from: 'Bronx Kitchen', words: LONG, link: '' }, null],
  ])('in 160 letters of telephones: %s [MSG-19]', (_, short, expected) => {
    const text = textMessage(short);
    expect(inGsm(text)).toBe(text);
    expect(gsmLength(text)).toBeLessThanOrEqual(TEXT_PLACES.gsm);
    expect(text.endsWith(short.link.length < 100 ? short.link : '...')).toBe(true);
    expect(text).toMatch(new RegExp(`^${inGsm(short.from)?.slice(0, 8)}`));
    if (expected !== null) expect(text).toBe(expected);
  });

  it('what is cut ends with a whole word and three dots [MSG-19]', () => {
    expect(textMessage({ from: 'Bronx Kitchen', words: LONG, link })).toBe(
      `Bronx Kitchen: The time changed. Food Pantry Morning is now on Saturday, November 28 at 9:30 am at the Bronx Community Kitchen... ${link}`,
    );
  });

  it.each([
    ['مطبخ برونكس', 'غدًا الساعة 9:30 صباحًا: صباح مخزن الطعام في شارع واشنطن', link],
    ['Кухня', 'Завтра в девять тридцать утра, вход со двора, слева от ворот', link],
    ['مطبخ', 'نعم', link],
  ])('in 70 of all letters: %s [MSG-19]', (from, words, address) => {
    const text = textMessage({ from, words, link: address });
    expect(text.length).toBeLessThanOrEqual(TEXT_PLACES.other);
    expect(text.startsWith(`${from}: `)).toBe(true);
    expect(text.endsWith(` ${address}`)).toBe(true);
  });

  it('brackets and the euro sign take two places each [MSG-19]', () => {
    expect(gsmLength('[€]')).toBe(6);
    const text = textMessage({ from: 'A', words: '€'.repeat(200), link: '' });
    expect(text).toBe(`A: ${'€'.repeat(77)}...`);
  });

  it('has one link at most, whatever the words hold [MSG-19]', () => {
    const words = 'See https://evil.example/a?b and www.other.example now';
    expect(textMessage({ from: 'https://x.example Kitchen', words, link })).toBe(
      `Kitchen: See and now ${link}`,
    );
  });

  it('a line break or a mark of direction takes no place [MSG-19]', () => {
    expect(textMessage({ from: 'A\u2068b\u2069', words: 'one\r\n two', link: '' })).toBe('Ab: one two');
  });
});
