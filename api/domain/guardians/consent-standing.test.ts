import { describe, expect, it } from 'vitest';
import { isYoungOn } from '../ages/age-band.ts';
import {
  type ConsentFacts,
  consentStandingAt,
  isConsentGood,
  refusalWithoutConsent,
} from './consent-standing.ts';
import { GUARDIAN_LINK_LIFETIME_MS } from './guardian-link.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const DAY_MS = 24 * 3_600_000;
const consent = (changes: Partial<ConsentFacts>): ConsentFacts => ({
  state: 'asked',
  linkSentAt: NOW - DAY_MS,
  tickUntil: null,
  ...changes,
});

describe('where a consent stands', () => {
  it.each([
    ['nobody named', null, 'NONE'],
    ['named by a tick, no link sent', consent({ linkSentAt: null, tickUntil: NOW + DAY_MS }), 'NONE'],
    ['a link of yesterday', consent({}), 'ASKED'],
    [
      'a link of 7 days less a moment',
      consent({ linkSentAt: NOW - GUARDIAN_LINK_LIFETIME_MS.decision + 1 }),
      'ASKED',
    ],
    ['a link of 7 days', consent({ linkSentAt: NOW - GUARDIAN_LINK_LIFETIME_MS.decision }), 'EXPIRED'],
    ['given', consent({ state: 'given' }), 'GIVEN'],
    ['refused', consent({ state: 'refused' }), 'REFUSED'],
    ['withdrawn', consent({ state: 'withdrawn' }), 'WITHDRAWN'],
  ] as const)('%s [SAF-08]', (_case, facts, standing) => {
    expect(consentStandingAt(facts, NOW)).toBe(standing);
  });
});

describe('what a consent opens', () => {
  const tick = consent({ linkSentAt: null, tickUntil: NOW + 14 * DAY_MS });

  it.each([
    ['a quest within 14 days', NOW + 14 * DAY_MS - 1, true],
    ['a quest on the day after', NOW + 14 * DAY_MS, false],
    ['a guild, or a quest without a start', null, false],
  ])('a tick from before the upgrade and %s [SAF-09]', (_case, startsAt, isGood) => {
    expect(isConsentGood(tick, startsAt)).toBe(isGood);
    expect(isConsentGood({ ...tick, state: 'given' }, startsAt)).toBe(true);
    expect(isConsentGood({ ...tick, state: 'refused' }, startsAt)).toBe(false);
  });

  it.each([
    ['an adult', { isYoung: false, consent: null }, null],
    ['no guardian', { isYoung: true, consent: null }, 'GUARDIAN_CONSENT_MISSING'],
    ['a link on its way', { isYoung: true, consent: consent({}) }, 'GUARDIAN_PENDING'],
    ['a link that ran out', { isYoung: true, consent: consent({ linkSentAt: 0 }) }, 'GUARDIAN_PENDING'],
    ['a refusal', { isYoung: true, consent: consent({ state: 'refused' }) }, 'GUARDIAN_CONSENT_MISSING'],
    ['a withdrawal', { isYoung: true, consent: consent({ state: 'withdrawn' }) }, 'GUARDIAN_CONSENT_MISSING'],
    ['a consent', { isYoung: true, consent: consent({ state: 'given' }) }, null],
  ] as const)('%s [SAF-09, DEC-65]', (_case, person, refusal) => {
    expect(refusalWithoutConsent(person, null, NOW)).toBe(refusal);
  });
});

it('stays with the guardian to the day before 18: nothing changes at 13 [OPEN-WAV-01]', () => {
  const dateOfBirth = '2013-11-17';
  const refusalAt = (day: string, given: boolean) => {
    const at = Date.parse(`${day}T17:00:00Z`);
    const person = {
      isYoung: isYoungOn(dateOfBirth, at),
      consent: given ? consent({ state: 'given' }) : null,
    };
    return refusalWithoutConsent(person, at + DAY_MS, at);
  };
  for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2031-11-16']) {
    expect(refusalAt(day, false), day).toBe('GUARDIAN_CONSENT_MISSING');
    expect(refusalAt(day, true), day).toBeNull();
  }
  expect(refusalAt('2031-11-17', false)).toBeNull();
});
