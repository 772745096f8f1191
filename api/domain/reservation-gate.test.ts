import { expect, it } from 'vitest';
import { type ReservationFacts, refusalOfReservation } from './reservation-gate.ts';

const facts: ReservationFacts = {
  now: 1000,
  hasGuild: true,
  isReserved: false,
  quest: { eventType: 'OSV', startedAt: 2000, endedAt: 3000, publishingStatus: 'Published' },
};
const over = { ...facts.quest, startedAt: 100, endedAt: 200 };

it('CON-13 a quest ahead that nobody holds can be reserved, a draft too', () => {
  expect(refusalOfReservation(facts)).toBeNull();
  expect(refusalOfReservation({ ...facts, quest: { ...facts.quest, publishingStatus: 'Draft' } })).toBeNull();
});

it.each([
  ['GUILD_NOT_FOUND', { hasGuild: false }],
  ['QUEST_IS_TEMPLATE', { quest: { ...facts.quest, publishingStatus: 'Template' as const } }],
  ['QUEST_CANCELLED', { quest: { ...facts.quest, publishingStatus: 'Cancelled' as const } }],
  ['QUEST_OVER_SIGN_UP', { quest: over }],
  ['GUILD_ALREADY_RESERVED', { isReserved: true }],
])('ERR-27 a reservation is refused with %s', (refusal, change) => {
  expect(refusalOfReservation({ ...facts, ...change })).toBe(refusal);
});
