import { describe, expect, it } from 'vitest';
import { locationInShort, locationInWords } from '../quests/location-in-words.ts';
import { questMailsTexts } from '../texts/generated/quest-mails.ts';
import { asSentence, joinParts } from './joined-parts.ts';

describe('parts on one line', () => {
  it.each<[readonly (string | null | undefined)[], string]>([
    [['On the left.', '412 River St'], 'On the left, 412 River St'],
    [['On the left. ', '412 River St., '], 'On the left, 412 River St'],
    [['Hall;', 'Hall', '', null, undefined], 'Hall'],
    [['8:00 a. m.', '2 horas'], '8:00 a. m., 2 horas'],
    [['8:00 p.\u00a0m.', '2 horas'], '8:00 p.\u00a0m., 2 horas'],
    [['P.O.T.S.', '2759 Webster Avenue'], 'P.O.T.S., 2759 Webster Avenue'],
    [['Come in!', 'Ring twice…'], 'Come in!, Ring twice…'],
    [['.', ' , '], ''],
    [[], ''],
  ])('%j have one mark between them', (parts, line) => {
    expect(joinParts(parts)).toBe(line);
  });

  it('have another separator where it is given', () => {
    expect(joinParts(['6 spots left.', 'Hall'], ' · ')).toBe('6 spots left · Hall');
  });

  it('of a location have one mark between them', () => {
    const location = { name: 'Hall on the left.', address: '412 River St.', detail: 'Ring twice.' };
    expect(locationInWords(location)).toBe('Hall on the left, 412 River St, Ring twice');
    expect(locationInShort(location)).toBe('Hall on the left, 412 River St');
  });
});

describe('a sentence', () => {
  it.each([
    ['Soup is on', 'Soup is on.'],
    ['Soup is on!', 'Soup is on!'],
    ['Come to “Soup?”', 'Come to “Soup?”'],
    ['Soup…', 'Soup…'],
    ['', ''],
  ])('“%s” ends with one mark', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });

  it.each([
    ['412 River St.', 'It’s now at 412 River St.'],
    ['412 River Street', 'It’s now at 412 River Street.'],
    ['Who knows?', 'It’s now at Who knows?'],
  ])('of the catalogue ends with one mark after “%s”', (place, sentence) => {
    expect(questMailsTexts('en').isNowAt({ place })).toBe(sentence);
  });
});
