import { expect, it } from 'vitest';
import { questPageTexts } from '#domain/texts/generated/quest-page.ts';
import { spotsInWords } from './spots-words.ts';

const t = questPageTexts('en');
const quest = {
  publishingStatus: 'Published' as const,
  isOver: false,
  reservation: null,
  resourceMaxNumber: 12,
  takenCount: 7,
  heldCount: 1,
};
const reservation = { guildId: 'runners', guildName: 'Runners', isViewersGuild: false } as never;

it.each([
  ['an upcoming quest', {}, '7 of 12 spots taken, 4 open'],
  ['a quest reserved for a guild', { reservation }, '7 of 12 spots taken'],
  ['a cancelled quest', { publishingStatus: 'Cancelled' as const }, '7 of 12 spots taken'],
  ['a quest that is over', { isOver: true }, '7 of 12 spots taken'],
  [
    'a cancelled quest of a guild',
    { publishingStatus: 'Cancelled' as const, reservation },
    '7 of 12 spots taken',
  ],
  ['a quest of a guild that is over', { isOver: true, reservation }, '7 of 12 spots taken'],
])('names open spots only while people can sign up: %s [MSG-26, QD-11]', (_quest, changes, words) => {
  expect(spotsInWords(t, { ...quest, ...changes })).toBe(words);
});
