import { expect, it } from 'vitest';
import { isActiveReservation, isActiveSignUp, signUpsAmong } from './contract-standing.ts';

const own = { guildId: null, abandonedAt: null };
const given = { guildId: null, abandonedAt: 1 };
const held = { guildId: 'g', abandonedAt: null };
const released = { guildId: 'g', abandonedAt: '2026-11-16T15:00:00.000Z' };
const all = [own, given, held, released];

it('a contract is a sign-up or a reservation, and stands until it is given up', () => {
  expect(all.filter(isActiveSignUp)).toEqual([own]);
  expect(all.filter(isActiveReservation)).toEqual([held]);
  expect(signUpsAmong(all)).toEqual({ active: [own], ended: [given] });
});
