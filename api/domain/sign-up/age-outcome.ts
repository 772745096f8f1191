import type { AgeStanding } from '../ages/age-policy.ts';
import { type GateFacts, isTooOld, standingOf } from './sign-up-gate.ts';

/** What another day of a quest means to someone on it: no spot at that age, or an adult to look after them. */
export type AgeOutcome = 'outOfAge' | 'unsupervised';

/**
 * Compares a sign-up on the day for which it was made with the quest's new one. Whoever was let in despite their age
 * keeps the spot, and so does whoever has named an adult.
 */
export function ageOutcome(
  before: GateFacts,
  after: GateFacts,
  { hasSupervisor }: { hasSupervisor: boolean },
): AgeOutcome | null {
  const was = ageHindrance(before);
  const is = ageHindrance(after);
  if (is === null || was === 'too-young' || was === 'too-old') return null;
  if (is !== 'supervised') return 'outOfAge';
  return was === null && !hasSupervisor && after.quest.eventType === 'OSV' ? 'unsupervised' : null;
}

function ageHindrance(facts: GateFacts): Exclude<AgeStanding, 'allowed'> | null {
  const standing = standingOf(facts);
  if (standing === 'too-old') return isTooOld(facts) ? standing : null;
  return standing === 'allowed' ? null : standing;
}
