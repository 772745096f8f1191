import type { ErrorCode } from '../errors/errors.ts';
import { GUARDIAN_LINK_LIFETIME_MS } from './guardian-link.ts';

/** What is kept of a guardian's decision; that a link has run out follows from its time. */
export const CONSENT_STATES = ['asked', 'given', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** States of a guardian's consent, as people read them. */
export const CONSENT_STANDINGS = ['NONE', 'ASKED', 'EXPIRED', 'GIVEN', 'REFUSED', 'WITHDRAWN'] as const;
export type ConsentStanding = (typeof CONSENT_STANDINGS)[number];

/** Instants in epoch ms. */
export type ConsentFacts = {
  state: ConsentState;
  linkSentAt: number | null;
  /** Consents by a tick count for quests that start before. */
  tickUntil: number | null;
};

/** How the consent stands at an instant; null: no guardian was named. */
export function consentStandingAt(consent: ConsentFacts | null, now: number): ConsentStanding {
  if (consent === null) return 'NONE';
  if (consent.state !== 'asked') return STANDING_OF_STATE[consent.state];
  if (consent.linkSentAt === null) return 'NONE';
  return consent.linkSentAt + GUARDIAN_LINK_LIFETIME_MS.decision > now ? 'ASKED' : 'EXPIRED';
}

const STANDING_OF_STATE = { given: 'GIVEN', refused: 'REFUSED', withdrawn: 'WITHDRAWN' } as const;

/** Whether a guardian has been asked and has not answered yet. */
export function isGuardianAsked(standing: ConsentStanding): boolean {
  return standing === 'ASKED' || standing === 'EXPIRED';
}

/**
 * Whether the consent opens something: a quest by its start, or (null) whatever has none, like a guild. A tick opens
 * only quests that start in time.
 */
export function isConsentGood(
  { state, tickUntil }: Omit<ConsentFacts, 'linkSentAt'>,
  startsAt: number | null,
): boolean {
  if (state === 'given') return true;
  return state === 'asked' && tickUntil !== null && startsAt !== null && startsAt < tickUntil;
}

/** Why a young person is put on no quest and into no guild, or null: the rule that every such path asks. */
export function refusalWithoutConsent(
  person: { isYoung: boolean; consent: ConsentFacts | null },
  startsAt: number | null,
  now: number,
): Extract<ErrorCode, 'GUARDIAN_PENDING' | 'GUARDIAN_CONSENT_MISSING'> | null {
  const { isYoung, consent } = person;
  if (!isYoung || (consent !== null && isConsentGood(consent, startsAt))) return null;
  return isGuardianAsked(consentStandingAt(consent, now)) ? 'GUARDIAN_PENDING' : 'GUARDIAN_CONSENT_MISSING';
}
