import { describe, expect, it } from 'vitest';
import { type KnownOfImported, standingOfImported } from './imported-volunteer.ts';

const BORN = '1990-05-04';
const NOBODY: KnownOfImported = {
  byId: null,
  hasLeft: false,
  holder: null,
  isAddressHeld: false,
  isNamesake: false,
};
const here = { isSameAddress: false, isSameName: false, dateOfBirth: BORN, isImported: false };

describe('what becomes of an imported person', () => {
  it.each<[string, Partial<KnownOfImported>, string]>([
    ['no one like that here', {}, 'new'],
    ['imported before', { byId: { ...here, isImported: true } }, 'known'],
    ['the id with the same address', { byId: { ...here, isSameAddress: true } }, 'known'],
    ['the id with the same name', { byId: { ...here, isSameName: true } }, 'known'],
    ['the id of someone else', { byId: here }, 'id'],
    [
      'the id with another birth date',
      { byId: { ...here, isImported: true, dateOfBirth: '1990-04-05' } },
      'birthDate',
    ],
    ['the id without a birth date', { byId: { ...here, isSameName: true, dateOfBirth: null } }, 'birthDate'],
    ['the id of someone who has left', { hasLeft: true, byId: { ...here, isImported: true } }, 'id'],
    ['the address under another id', { holder: { dateOfBirth: BORN } }, 'email'],
    ['the address with another birth date', { holder: { dateOfBirth: '1990-04-05' } }, 'birthDate'],
    ['an address that is kept', { isAddressHeld: true }, 'email'],
    ['the name and birth date of someone else', { isNamesake: true }, 'lastName'],
  ])('%s: %s [API-51]', (_, known, expected) => {
    const standing = standingOfImported({ dateOfBirth: BORN }, { ...NOBODY, ...known });
    expect(standing.outcome === 'refused' ? standing.problem.column : standing.outcome).toBe(expected);
  });
});
