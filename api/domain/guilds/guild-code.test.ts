import { describe, expect, it } from 'vitest';
import {
  GUILD_CODE_CHARACTERS,
  guildCodeOf,
  isCodeResting,
  makeGuildCode,
  shownGuildCode,
} from './guild-code.ts';

describe('the code of a guild', () => {
  it('is made of 8 characters: 2 to 9 and consonants without L [SAF-31, DEC-56]', () => {
    expect(GUILD_CODE_CHARACTERS).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]+$/);
    expect(new Set(GUILD_CODE_CHARACTERS).size).toBe(GUILD_CODE_CHARACTERS.length);
    const bounds: number[] = [];
    const code = makeGuildCode((below) => {
      bounds.push(below);
      return (bounds.length - 1) % below;
    });
    expect(code).toBe('23456789');
    expect(bounds).toEqual(Array(8).fill(GUILD_CODE_CHARACTERS.length));
    expect(makeGuildCode((below) => below - 1)).toBe('ZZZZZZZZ');
  });

  it.each([
    ['k7wq 2fmz', 'K7WQ2FMZ'],
    [' K7WQ-2FMZ ', 'K7WQ2FMZ'],
    ['k7wq–2fmz', 'K7WQ2FMZ'],
    ['K7 WQ 2F MZ', 'K7WQ2FMZ'],
    ['K7WQ2FM', null],
    ['K7WQ2FMZZ', null],
    ['K7WQ2FML', null],
    ['K7WQ2FM1', null],
    ['', null],
  ])('«%s» is taken as %s, whatever its capitals, blanks and dashes [SAF-31, DEC-56]', (typed, expected) => {
    expect(guildCodeOf(typed)).toBe(expected);
  });

  it.each([
    ['run7', 'RUN7'],
    [' Run7 ', 'RUN7'],
    ['RUN', null],
    ['RUN77', null],
    ['RÜN7', null],
  ])('an old code of 4 characters still counts: «%s» is taken as %s [GUI-38, DEC-56]', (typed, expected) => {
    expect(guildCodeOf(typed)).toBe(expected);
  });

  it('is shown in halves, and an old one as it is [SAF-31]', () => {
    expect(shownGuildCode('K7WQ2FMZ')).toBe('K7WQ 2FMZ');
    expect(guildCodeOf(shownGuildCode('K7WQ2FMZ'))).toBe('K7WQ2FMZ');
    expect(shownGuildCode('RUN7')).toBe('RUN7');
  });

  it.each([
    [null, 5, false],
    [5, 4, true],
    [5, 5, false],
  ])('a code that rests until %s rests at %s: %s [SAF-31]', (until, now, isResting) => {
    expect(isCodeResting(until, now)).toBe(isResting);
  });
});
