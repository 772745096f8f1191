import { expect, it } from 'vitest';
import { nameOfGuild, rememberGuild, reservationTerms } from './reserving-guild-names.ts';

const books = {
  reservingGuilds: [
    { id: 'g1', name: 'The Runners', reservationTerms: 'AT_ONCE' as const },
    { id: 'g2', name: 'The Choir', reservationTerms: 'ASKS_FIRST' as const },
    { id: 'g3', name: 'The Order', reservationTerms: 'CLOSED' as const },
  ],
};

it('the stamp book says whether a guild’s times are reserved, asked for, or no longer [STM-11, DEC-62]', () => {
  expect(['g1', 'g2', 'g3'].map((id) => reservationTerms(id, books))).toEqual([
    'AT_ONCE',
    'ASKS_FIRST',
    'CLOSED',
  ]);
});

it('a guild that was chosen just now has its name, one that is gone has none [STM-11]', () => {
  expect(nameOfGuild('g9', books)).toBe('a deleted guild');
  rememberGuild({ id: 'g9', name: 'The Grocers', reservationTerms: 'ASKS_FIRST' });
  expect(nameOfGuild('g9', books)).toBe('The Grocers');
  expect(reservationTerms('g9', books)).toBe('ASKS_FIRST');
});
