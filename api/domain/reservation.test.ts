import { expect, it } from 'vitest';
import { claimKind, RELEASE_REASON, reservationLabel } from './reservation.ts';

it('QST-16 an active contract is personal without a guild and a guild quest with one', () => {
  expect(claimKind({ guildId: null, abandonedAt: null })).toBe('personal');
  expect(claimKind({ guildId: 'g1', abandonedAt: null })).toBe('guild');
  expect(claimKind({ guildId: null, abandonedAt: 1 })).toBe(null);
  expect(claimKind({ guildId: 'g1', abandonedAt: 1 })).toBe(null);
});

it('CON-15 a released quest keeps the reason and shows «No Group»', () => {
  expect(RELEASE_REASON).toBe('Released by manager');
  expect(reservationLabel(null)).toBe('No Group');
  expect(reservationLabel('Green Team')).toBe('Green Team');
});
