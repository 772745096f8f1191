import { describe, expect, it } from 'vitest';
import { MOST_RESERVATIONS_AHEAD, type ReservationFacts, refusalOfReservation } from './reservation-gate.ts';

const quest: ReservationFacts['quest'] = {
  eventType: 'OSV',
  startedAt: 2000,
  endedAt: 3000,
  publishingStatus: 'Published',
  takenCount: 0,
  resourceMaxNumber: 4,
};
const facts: ReservationFacts = {
  now: 1000,
  quest,
  terms: 'AT_ONCE',
  isReserved: false,
  isAsked: false,
  aheadCount: 0,
};
const full = { ...quest, takenCount: 4 };
const running = { ...quest, startedAt: 500 };
const draft = { publishingStatus: 'Draft' as const };

it('a quest ahead that nobody holds can be reserved, a draft too [CON-13]', () => {
  expect(refusalOfReservation(facts)).toBeNull();
  expect(refusalOfReservation({ ...facts, quest: { ...quest, ...draft } })).toBeNull();
});

it.each<[string, Partial<ReservationFacts>]>([
  ['GUILD_NOT_FOUND', { terms: null }],
  ['QUEST_IS_TEMPLATE', { quest: { ...quest, publishingStatus: 'Template' } }],
  ['QUEST_CANCELLED', { quest: { ...quest, publishingStatus: 'Cancelled' } }],
  ['QUEST_OVER_SIGN_UP', { quest: { ...quest, startedAt: 100, endedAt: 200 } }],
  ['GUILD_ALREADY_RESERVED', { isReserved: true }],
])('a reservation is refused with %s [ERR-27]', (refusal, change) => {
  expect(refusalOfReservation({ ...facts, ...change })).toBe(refusal);
});

describe('what a guild has to say in it', () => {
  it.each<[string | null, Partial<ReservationFacts>]>([
    ['GUILD_CLOSED_TO_CHARITY', { terms: 'CLOSED' }],
    ['GUILD_CLOSED_TO_CHARITY', { terms: 'CLOSED', quest: { ...quest, ...draft } }],
    ['GUILD_ALREADY_ASKED', { isAsked: true }],
    ['QUEST_FULL', { terms: 'ASKS_FIRST', quest: full }],
    ['QUEST_OVER_SIGN_UP', { terms: 'ASKS_FIRST', quest: running }],
    [null, { quest: full }],
    [null, { quest: running }],
    [null, { terms: 'ASKS_FIRST' }],
    [null, { terms: 'ASKS_FIRST', quest: { ...full, ...draft } }],
  ])('answers %s to %o [SAF-16]', (refusal, change) => {
    expect(refusalOfReservation({ ...facts, ...change })).toBe(refusal);
  });

  it('at most ten reservations and requests of a charity for a guild ahead at once [SAF-16]', () => {
    expect(MOST_RESERVATIONS_AHEAD).toBe(10);
    expect(refusalOfReservation({ ...facts, aheadCount: 9 })).toBeNull();
    for (const terms of ['AT_ONCE', 'ASKS_FIRST'] as const) {
      expect(refusalOfReservation({ ...facts, terms, aheadCount: 10 })).toBe('TOO_MANY_RESERVATIONS');
    }
  });
});
