import { describe, expect, it } from 'vitest';
import type { Reach } from '../permissions/permissions.ts';
import { CHARITY_READS, type CharityAsks, type CharityView, mayOpenEmergency } from './charity-view.ts';
import { refusalOfContactChange, refusalOfEmergency } from './contact-gate.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => ({ startedAt: NOW + hours * HOUR, endedAt: NOW + (hours + 3) * HOUR });

const TODAY = { isEnded: false, ...at(2) };
const WAYS = {
  'a quest of today': { signUp: TODAY, isOnQuest: true },
  'a quest of tomorrow': { signUp: { isEnded: false, ...at(23) }, isOnQuest: true },
  'a quest of yesterday': { signUp: { isEnded: false, ...at(-24) }, isOnQuest: true },
  'a quest in three days': { signUp: { isEnded: false, ...at(72) }, isOnQuest: true },
  'a quest in four days': { signUp: { isEnded: false, ...at(96) }, isOnQuest: true },
  'a quest of the day before yesterday': { signUp: { isEnded: false, ...at(-48) }, isOnQuest: true },
  'a role without a date': { signUp: { isEnded: false, startedAt: null, endedAt: null }, isOnQuest: true },
  'a quest of next week': { signUp: { isEnded: false, ...at(7 * 24) }, isOnQuest: true },
  'a quest of last week': { signUp: { isEnded: false, ...at(-7 * 24) }, isOnQuest: true },
  'a place given back today': { signUp: { ...TODAY, isEnded: true }, isOnQuest: true },
  'a list of who has served': { signUp: null, isOnQuest: true },
  'a list, without a sign-up': { signUp: null, isOnQuest: false },
};
const ASKS = Object.keys(CHARITY_READS) as CharityAsks[];

function reads(
  way: keyof typeof WAYS,
  reach: Reach,
  changes: { isYoung?: boolean; isContactOpen?: boolean } = {},
) {
  const { signUp, isOnQuest } = WAYS[way];
  const { isYoung = false, isContactOpen = true } = changes;
  const tie = { isOnQuest, isContactOpen };
  const view: CharityView = { names: reach, contacts: reach, isYoung, signUp, tie, now: NOW };
  return ASKS.filter((asks) => CHARITY_READS[asks](view)).join(' ');
}

describe('what the people of a charity read of a volunteer', () => {
  it.each([
    ['a quest of today', 'realName phone contact emergency form'],
    ['a quest of tomorrow', 'realName phone contact emergency form'],
    ['a quest of next week', 'realName phone contact form'],
    ['a quest of last week', 'realName phone contact form'],
    ['a place given back today', 'realName'],
    ['a list of who has served', 'realName phone contact form'],
  ] as const)('with the right to contacts, through %s: %s [SAF-07]', (way, expected) => {
    expect(reads(way, 'always')).toBe(expected);
  });

  it.each([
    ['a quest of today', 'realName phone contact form'],
    ['a quest of tomorrow', 'realName phone contact form'],
    ['a quest of yesterday', 'realName phone contact form'],
    ['a quest in three days', 'realName phone contact form'],
    ['a quest in four days', 'realName form'],
    ['a quest of the day before yesterday', 'realName form'],
    ['a quest of next week', 'realName form'],
    ['a quest of last week', 'realName form'],
    ['a role without a date', 'realName form'],
    ['a place given back today', ''],
    ['a list of who has served', 'form'],
    ['a list, without a sign-up', ''],
  ] as const)('coordinators and captains of an adult, through %s: «%s» [DEC-85]', (way, expected) => {
    expect(reads(way, 'quest', way === 'a list, without a sign-up' ? { isContactOpen: false } : {})).toBe(
      expected,
    );
  });

  it.each([
    ['a quest of today', 'realName phone form'],
    ['a quest of tomorrow', 'form'],
    ['a quest of yesterday', 'form'],
    ['a quest of next week', 'form'],
    ['a place given back today', ''],
    ['a list of who has served', 'form'],
  ] as const)(
    'coordinators and captains of someone under 18, through %s: «%s» [SAF-04] [DEC-85]',
    (way, expected) => {
      expect(reads(way, 'quest', { isYoung: true })).toBe(expected);
    },
  );

  it('outside the time, ended, or turned away: names and the emergency contact of who is there [SAF-07]', () => {
    const closed = { isContactOpen: false };
    expect(reads('a quest of last week', 'always', closed)).toBe('realName');
    expect(reads('a list of who has served', 'always', closed)).toBe('realName');
    expect(reads('a quest of today', 'always', closed)).toBe('realName emergency');
    expect(reads('a quest of today', 'quest', closed)).toBe('realName');
  });

  it('of the young, real names go with a quest at the charity [SAF-04]', () => {
    const young = { isYoung: true };
    expect(reads('a quest of today', 'always', young)).toContain('realName');
    expect(reads('a quest of today', 'quest', young)).toContain('realName');
    expect(reads('a list of who has served', 'always', young)).toContain('realName');
    expect(reads('a place given back today', 'always', young)).toBe('');
    expect(reads('a list, without a sign-up', 'always', { ...young, isContactOpen: false })).toBe('');
    expect(reads('a list, without a sign-up', 'always', { isContactOpen: false })).toBe('realName');
  });

  it('nothing without a right [PERM-19, PERM-20]', () => {
    for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) expect(reads(way, 'none')).toBe('');
  });

  it('emergency contacts are opened within their time, by who works with a day on that day [SAF-07, DEC-50]', () => {
    const tomorrow = WAYS['a quest of tomorrow'].signUp;
    expect([mayOpenEmergency('always', TODAY, NOW), mayOpenEmergency('quest', TODAY, NOW)]).toEqual([
      true,
      true,
    ]);
    expect([mayOpenEmergency('always', tomorrow, NOW), mayOpenEmergency('quest', tomorrow, NOW)]).toEqual([
      true,
      false,
    ]);
    expect(mayOpenEmergency('always', WAYS['a quest of last week'].signUp, NOW)).toBe(false);
    expect(mayOpenEmergency('always', WAYS['a place given back today'].signUp, NOW)).toBe(false);
    expect(refusalOfEmergency('none', TODAY, NOW)).toBe('FORBIDDEN');
    expect(refusalOfEmergency('quest', tomorrow, NOW)).toBe('EMERGENCY_CONTACT_CLOSED');
    expect(refusalOfEmergency('quest', TODAY, NOW)).toBeNull();
  });
});

describe('ending that a charity reaches one', () => {
  it.each([
    [{ isOpen: false, isListed: true, hasQuestAhead: false }, null],
    [{ isOpen: false, isListed: true, hasQuestAhead: true }, 'QUEST_AHEAD'],
    [{ isOpen: true, isListed: true, hasQuestAhead: true }, null],
    [{ isOpen: true, isListed: false, hasQuestAhead: false }, 'PROVIDER_NOT_FOUND'],
  ] as const)('%j: %s [SAF-07]', (change, expected) => {
    expect(refusalOfContactChange(change)).toBe(expected);
  });
});
