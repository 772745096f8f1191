import { describe, expect, it } from 'vitest';
import { CHANNELS, type Channel } from '../messages/message-choice.ts';
import { consoleWalletTexts } from '../texts/generated/console-wallet.ts';
import { checkTopUp, manaCost, refusalOfTopUp } from './mana.ts';

const NEW = { hasCompletedQuest: false };
const OLD = { hasCompletedQuest: true };

describe('what an alert costs', () => {
  it.each<[Channel, number, number]>([
    ['email', 10, 0],
    ['text', 50, 5],
    ['push', 25, 1],
  ])(
    'by %s %d for each, and %d for who has completed a quest [ALE-15, ALE-16, ALE-17]',
    (channel, other, completed) => {
      expect(manaCost([NEW], [channel])).toBe(other);
      expect(manaCost([OLD], [channel])).toBe(completed);
      expect(manaCost([NEW, NEW, OLD], [channel])).toBe(2 * other + completed);
    },
  );

  it('the total is over all volunteers and channels, and nothing for nobody [ALE-18]', () => {
    expect(manaCost([NEW, OLD], CHANNELS)).toBe(85 + 6);
    expect(manaCost([], CHANNELS)).toBe(0);
    expect(manaCost([NEW], [])).toBe(0);
  });
});

describe('a change of a wallet by staff', () => {
  it.each([
    [{ amount: 500, reason: 'Gift' }, null],
    [{ amount: -40, reason: 'Typed one 0 too many' }, null],
    [{ amount: -41, reason: 'x' }, 'There isn’t that much.'],
    [{ amount: 0, reason: 'x' }, 'Enter whole Mana, not 0.'],
    [{ amount: 1.5, reason: 'x' }, 'Enter whole Mana, not 0.'],
    [{ amount: 100_001, reason: 'x' }, 'Enter up to 100,000 Mana at a time.'],
    [{ amount: 1, reason: '  ' }, 'Enter a reason.'],
    [{ amount: 1, reason: 'x'.repeat(201) }, 'Keep the reason to 200 characters.'],
  ])('%j: %s [OPEN-ALE-01]', (change, problem) => {
    expect(checkTopUp(consoleWalletTexts('en'), change, 40)).toBe(problem);
  });

  it('is refused when the balance is not the one that was seen [OPEN-ALE-01]', () => {
    const change = { amount: 5, reason: 'Gift', seenMana: 40 };
    expect(refusalOfTopUp(change, 40)).toBeNull();
    expect(refusalOfTopUp(change, 45)).toEqual({ code: 'EDIT_CONFLICT', changedFields: { mana: 45 } });
  });
});
