import { describe, expect, it } from 'vitest';
import {
  BAN_KEPT_MS,
  type BanIdentity,
  type BanMatch,
  marksOf,
  nameKey,
  outcomeOfMatches,
} from './ban-identity.ts';

const rosa: BanIdentity = {
  addresses: ['Rosa@Example.org', 'rosa@example.org', 'r.marin@example.org'],
  phoneNumber: '2125550143',
  nameFirst: 'Rosa',
  nameLast: 'Marín',
  dateOfBirth: '1990-05-17',
};

describe('by what somebody who is banned is known again', () => {
  it('by each address, by name with birth date, and by telephone [SAF-15]', () => {
    expect(marksOf(rosa)).toEqual([
      { kind: 'address', value: 'rosa@example.org' },
      { kind: 'address', value: 'r.marin@example.org' },
      { kind: 'person', value: 'marin rosa 1990-05-17' },
      { kind: 'phone', value: '2125550143' },
    ]);
  });

  it('not by a name without a birth date, nor by nothing [SAF-15]', () => {
    const kinds = (changes: Partial<BanIdentity>) => marksOf({ ...rosa, ...changes }).map(({ kind }) => kind);
    expect(kinds({ dateOfBirth: null })).not.toContain('person');
    expect(kinds({ nameFirst: null, nameLast: '-' })).not.toContain('person');
    expect(kinds({ phoneNumber: null })).not.toContain('phone');
  });

  it.each([
    ['Rosa@Example.ORG', 'rosa@example.org'],
    ['rosa+food@example.org', 'rosa@example.org'],
    ['+food@example.org', '+food@example.org'],
    ['r.o.s.a+x@gmail.com', 'rosa@gmail.com'],
    ['Rosa@googlemail.com', 'rosa@gmail.com'],
    ['r_o-s.a@proton.me', 'rosa@protonmail.com'],
    ['rosa.marin@ya.ru', 'rosa-marin@yandex.ru'],
    ['r.osa@example.org', 'r.osa@example.org'],
    ['rosa@example.com', 'rosa@example.com'],
  ])('knows %s by its mailbox, %s [SAF-15]', (address, key) => {
    const [mark] = marksOf({ ...rosa, addresses: [address] });
    expect(mark).toEqual({ kind: 'address', value: key });
  });

  it('still knows an address as bans kept before 2026-11-28 spell it [SAF-15]', () => {
    const marks = marksOf({ ...rosa, addresses: ['R.osa+x@proton.me'] });
    expect(marks).toContainEqual({ kind: 'address', value: 'r.osa@proton.me' });
  });

  it.each([
    ['Rosa Marín', 'MARIN  rosa'],
    ['Jürgen Groß', 'jurgen gross'],
    ['O’Neill Kim', "kim o'neill"],
    ['Anna-Maria Łopez', 'Maria Anna Lopez'],
    ['ＲＯＳＡ Marin', 'rosa marin'],
  ])('%s and %s are one name [SAF-15]', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it('other names are other names [SAF-15]', () => {
    expect(nameKey('Rosa Marin')).not.toBe(nameKey('Rosa Marina'));
    expect(nameKey('李 娜')).not.toBe(nameKey('李 明'));
  });

  it('it is kept for two years [SAF-15]', () => {
    expect(BAN_KEPT_MS).toBe(2 * 365 * 24 * 60 * 60 * 1000);
  });
});

describe('what follows when a record equals a kept ban', () => {
  const match = (kind: BanMatch['kind'], providerId = '1', rootId = 'root'): BanMatch => ({
    providerId,
    rootId,
    kind,
  });
  const outcome = (matches: BanMatch[], known = {}) =>
    outcomeOfMatches(matches, { bannedProviderIds: [], dismissedRootIds: [], ...known });

  it.each([
    ['address', 'carried'],
    ['person', 'carried'],
    ['phone', 'questions'],
  ] as const)('the same %s: %s [SAF-15]', (kind, follows) => {
    const none = { carried: [], questions: [] };
    expect(outcome([match(kind)])).toEqual({ ...none, [follows]: [match(kind)] });
  });

  it('each charity has its own ban, once; where one is carried nothing is asked [SAF-15]', () => {
    const matches = [match('phone'), match('person'), match('address', '1', 'other'), match('phone', '2')];
    expect(outcome(matches)).toEqual({ carried: [match('person')], questions: [match('phone', '2')] });
  });

  it('nothing follows for who is banned there, or was told apart [SAF-15]', () => {
    const matches = [match('address'), match('phone')];
    const none = { carried: [], questions: [] };
    expect(outcome(matches, { bannedProviderIds: ['1'] })).toEqual(none);
    expect(outcome(matches, { dismissedRootIds: ['root'] })).toEqual(none);
  });
});
