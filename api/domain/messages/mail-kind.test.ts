import { describe, expect, it } from 'vitest';
import { atLeast } from '../../../tests/support/at-least.ts';
import {
  contentUntil,
  copyForGuardian,
  MAIL_KINDS,
  MAIL_URGENCIES,
  type MailKind,
  urgencyOf,
} from './mail-kind.ts';
import { mailLabel } from './mail-label.ts';

const HOUR_MS = 3_600_000;
const kinds = Object.keys(MAIL_KINDS) as MailKind[];

describe('what the outbox does with each kind', () => {
  it.each(kinds.filter((kind) => MAIL_KINDS[kind].holdsSecret))(
    'the text of a mail of the kind %s, whose link acts for somebody, is kept an hour at most [SAF-18]',
    (kind) => expect(contentUntil(kind, 1000)).toBe(1000 + HOUR_MS),
  );

  it.each(['verify-email', 'recovery', 'provider-account'] as const)(
    'the kind %s holds a link that acts for somebody [SAF-18]',
    (kind) => expect(MAIL_KINDS[kind].holdsSecret).toBe(true),
  );

  it('the text of any other mail is kept a week at most', () => {
    expect(contentUntil('booted', 0)).toBe(7 * 24 * HOUR_MS);
  });

  const START = 100 * HOUR_MS;
  it.each([
    ['days before it, until 2 hours before', START - 48 * HOUR_MS, START - 2 * HOUR_MS],
    ['weeks before it, a week', START - 300 * HOUR_MS, START - 300 * HOUR_MS + 7 * 24 * HOUR_MS],
    ['an hour before it, a quarter of an hour', START - HOUR_MS, START - 0.75 * HOUR_MS],
    [
      'just before 2 hours, a quarter of an hour at least',
      START - 2 * HOUR_MS - 1,
      START - 1.75 * HOUR_MS - 1,
    ],
    ['once it has begun, a week', START, START + 7 * 24 * HOUR_MS],
  ])('a mail about a quest is tried, %s [MSG-07: before a quest]', (_when, at, until) => {
    expect(contentUntil('quest-changed', at, START)).toBe(until);
  });

  it('staff reads a name of its own for each kind [SAF-18]', () => {
    const labels = kinds.map(mailLabel);
    expect(new Set(labels).size).toBe(kinds.length);
    expect(mailLabel('older')).toBe('Email');
    expect(mailLabel('toString')).toBe('Email');
  });
});

it('guardians get copies of what must and may be known, the word of what opens the account, else nothing [SAF-10]', () => {
  const copied = (wanted: string) => kinds.filter((kind) => copyForGuardian(kind) === wanted);
  expect(copied('word')).toEqual([
    'verify-email',
    'recovery',
    'provider-account',
    'staff-account',
    'email-change',
    'email-changed',
    'proof-code',
    'joining-code',
    'factor-recovery',
    'account-closed',
  ]);
  for (const kind of atLeast(5, copied('whole')))
    expect(['must', 'wanted']).toContain(MAIL_KINDS[kind].class);
  expect(copied('none')).toContain('alert');
  expect(copied('none')).toContain('guardian-copy');
});

describe('what is sent first', () => {
  const placeOf = (kind: MailKind, startsAt: number | null = null) =>
    MAIL_URGENCIES[urgencyOf(kind, startsAt, 0)];
  const DAY_MS = 24 * HOUR_MS;

  it.each(kinds.filter((kind) => MAIL_KINDS[kind].holdsSecret))(
    'the kind %s, whose link or code somebody waits for, goes before all others',
    (kind) => expect(placeOf(kind)).toBe('now'),
  );

  it.each([
    ['quest-changed', DAY_MS, 'today'],
    ['quest-changed', DAY_MS + 1, 'usual'],
    ['quest-changed', -HOUR_MS, 'today'],
    ['quest-changed', null, 'usual'],
    ['guardian-copy', HOUR_MS, 'today'],
    ['alert', HOUR_MS, 'bulk'],
    ['recovery', HOUR_MS, 'now'],
  ] as const)('a mail of the kind %s about a quest in %s ms is sent as «%s»', (kind, startsAt, place) => {
    expect(placeOf(kind, startsAt)).toBe(place);
  });
});
