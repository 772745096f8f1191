import { ADULT_AGE } from '../ages/age-policy.ts';
import { othersAllowed, type PartyFacts } from './party.ts';
import { freeSpots, type GateFacts, standingOf } from './sign-up-gate.ts';

/** What of a quest decides about people who come along, beside what the gate asks. */
export type PartyQuest = Pick<PartyFacts['quest'], 'othersMax' | 'eventType'> & {
  /** JSON of what the quest requires. */
  documents: string;
  checks: string;
};

/** What decides about the people whom a viewer of the gate brings. */
export function partyFactsOf(
  { othersMax, eventType, documents, checks }: PartyQuest,
  gate: GateFacts,
): PartyFacts {
  const { viewer, agePolicy } = gate;
  return {
    quest: { othersMax, eventType, asksEach: documents !== '[]' || checks !== '[]' },
    agePolicy,
    spots: spotsForOthers(gate),
    isAdult: (viewer?.age ?? 0) >= ADULT_AGE,
    isSupervised: standingOf(gate) === 'supervised',
  };
}

/** How many more people can come along, whoever does already. */
export function moreOthers(facts: PartyFacts): number {
  return Math.min(othersAllowed(facts), facts.spots);
}

/** How many spots are free for others, the viewer having one or taking the first. */
function spotsForOthers(gate: GateFacts): number {
  const own = gate.viewer?.isSignedUp || gate.viewer?.hasHeldPlace ? 0 : 1;
  return Math.max(0, freeSpots(gate) - own);
}
