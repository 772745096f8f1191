import { expect, it } from 'vitest';
import { type BailFacts, refusalOfBail } from './bail-gate.ts';

const now = 1000;
const mine = { chariteerId: 'me', guildId: null, abandonedAt: null };
const facts: BailFacts = {
  now,
  accountId: 'me',
  contract: mine,
  quest: { eventType: 'OSV', startedAt: 900, endedAt: 1100 },
};

it('the own active sign-up can be given back until the quest is over [CON-02]', () => {
  expect(refusalOfBail(facts)).toBeNull();
});

it.each([
  ['ERR-21', 'CONTRACT_NOT_FOUND', { contract: null }],
  ['OPEN-API-01', 'CONTRACT_NOT_FOUND', { contract: { ...mine, chariteerId: 'other' } }],
  ['ERR-25', 'NOT_SIGNED_UP', { contract: { ...mine, abandonedAt: 5 } }],
  ['ERR-26', 'QUEST_OVER_BAIL', { quest: { ...facts.quest, endedAt: 1000 } }],
])('a bail-out is refused (%s) with %s [ERR-21, ERR-25, ERR-26, OPEN-API-01]', (_, refusal, change) => {
  expect(refusalOfBail({ ...facts, ...change })).toBe(refusal);
});

it('an abandoned sign-up of a past quest is not signed up rather than over [ERR-25]', () => {
  const quest = { ...facts.quest, endedAt: 1000 };
  expect(refusalOfBail({ ...facts, quest, contract: { ...mine, abandonedAt: 5 } })).toBe('NOT_SIGNED_UP');
});
