import { expect, it } from 'vitest';
import { isActiveReservation, isActiveSignUp } from '../sign-up/contract-standing.ts';
import { RELEASE_REASON } from './reservation.ts';

it('an active contract is personal without a guild and a guild quest with one [QST-16]', () => {
  expect(
    [isActiveSignUp, isActiveReservation].map((rule) => rule({ guildId: null, abandonedAt: null })),
  ).toEqual([true, false]);
  expect(
    [isActiveSignUp, isActiveReservation].map((rule) => rule({ guildId: 'g1', abandonedAt: null })),
  ).toEqual([false, true]);
  for (const guildId of [null, 'g1'])
    expect([isActiveSignUp, isActiveReservation].map((rule) => rule({ guildId, abandonedAt: 1 }))).toEqual([
      false,
      false,
    ]);
});

it('a released quest keeps the reason (that it shows «No Group» the console’s tests say) [CON-15]', () => {
  expect(RELEASE_REASON).toBe('Released by manager');
});
