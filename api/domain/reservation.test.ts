import { describe, expect, it } from 'vitest';
import {
  claimKind,
  isOpenToGuilds,
  RELEASE_REASON,
  releaseRefusal,
  reservationLabel,
  reservationOf,
  takenCountOf,
} from './reservation.ts';

const personal = { guildId: null, abandonedAt: null };
const guild = { guildId: 'g1', abandonedAt: null };
const bailed = { guildId: null, abandonedAt: 1 };
const released = { guildId: 'g1', abandonedAt: 1 };

describe('reservation', () => {
  it('QST-16 an active contract is personal without a guild and a guild quest with one', () => {
    expect(claimKind(personal)).toBe('personal');
    expect(claimKind(guild)).toBe('guild');
    expect(claimKind(bailed)).toBe(null);
    expect(claimKind(released)).toBe(null);
  });

  it('CON-12 a quest is reserved by exactly one active contract of a guild', () => {
    expect(reservationOf([personal, guild, personal])).toBe(guild);
    expect(reservationOf([released, guild])).toBe(guild);
    expect(reservationOf([guild, { ...guild, guildId: 'g2' }])).toBe(null);
  });

  it('CON-12 a single personal sign-up is no reservation', () => {
    expect(reservationOf([personal])).toBe(null);
    expect(reservationOf([released])).toBe(null);
    expect(reservationOf([])).toBe(null);
  });

  it('CON-09 a reserved quest is open to the members of that guild only', () => {
    expect(isOpenToGuilds('g1', ['g2', 'g1'])).toBe(true);
    expect(isOpenToGuilds('g1', ['g2'])).toBe(false);
    expect(isOpenToGuilds('g1', [])).toBe(false);
    expect(isOpenToGuilds(null, [])).toBe(true);
  });

  it('OPEN-CON-02 DEC-23 the reservation takes no place, the sign-ups do', () => {
    expect(takenCountOf([guild, personal, bailed, released, personal])).toBe(2);
  });

  it('OPEN-ERR-04 a release without reservation finds no contract', () => {
    expect(releaseRefusal([personal, released])).toBe('CONTRACT_NOT_FOUND');
    expect(releaseRefusal([guild])).toBe(null);
  });

  it('CON-15 a released quest keeps the reason and shows «No Group»', () => {
    expect(RELEASE_REASON).toBe('Released by manager');
    expect(reservationLabel(null)).toBe('No Group');
    expect(reservationLabel('Green Team')).toBe('Green Team');
  });
});
