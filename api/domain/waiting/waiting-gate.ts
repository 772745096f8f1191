import type { ErrorCode } from '../errors/errors.ts';
import { hasStarted, type PublishingStatus, type QuestTimes } from '../quests/quest-status.ts';
import {
  freeSpots,
  type GateFacts,
  judge,
  refusalOf,
  type Verdict,
  withFreeSpot,
} from '../sign-up/sign-up-gate.ts';

export type WaitingFacts = GateFacts & {
  /** A manager has closed the list. */
  isListClosed: boolean;
};

/** What the gate would say if there were a place. */
export function verdictWithPlace(facts: GateFacts): Verdict {
  return judge(withFreeSpot(facts));
}

/**
 * What keeps someone from waiting for a place, or null where nothing but the places does: who would be refused for
 * another reason is refused for that one.
 */
export function refusalOfWaiting(facts: WaitingFacts): ErrorCode | null {
  const { quest, viewer, now, isListClosed } = facts;
  const other = refusalOf(verdictWithPlace(facts));
  if (other !== null) return other;
  if (hasStarted(quest, now)) return 'QUEST_FULL';
  if (freeSpots(facts) > 0 || viewer?.hasHeldPlace) return 'PLACES_LEFT';
  return isListClosed ? 'WAITING_LIST_CLOSED' : null;
}

/** Whether a refusal would tell someone else how old the person is: to them it is answered as for no one on the list. */
export const tellsAge = (refusal: ErrorCode | null): boolean =>
  refusal !== null && TELLING_AGE.includes(refusal);

const TELLING_AGE: readonly ErrorCode[] = ['GUARDIAN_PENDING', 'GUARDIAN_CONSENT_MISSING', 'AGE_NOT_ALLOWED'];

/** Whether places of a quest are offered to those who wait: it is shown, and has not begun. */
export function offersPlaces(
  quest: QuestTimes & { publishingStatus: PublishingStatus },
  now: number,
): boolean {
  return OFFERING.includes(quest.publishingStatus) && !hasStarted(quest, now);
}

const OFFERING: readonly PublishingStatus[] = ['Published', 'Unlisted', 'Private'];

/** How it stands with an offer for whoever holds its link; `isOn`: the person is on the quest. `now` in epoch ms. */
export function offerStateOf(
  offer: { state: OfferState; endsAt: number; isForAll: boolean; isOn: boolean },
  quest: QuestTimes & { publishingStatus: PublishingStatus },
  now: number,
): OfferAnswerState {
  if (offer.isOn) return 'TAKEN';
  if (quest.publishingStatus === 'Cancelled') return 'CANCELLED';
  if (hasStarted(quest, now)) return 'BEGUN';
  if (offer.state === 'declined') return 'DECLINED';
  if (offer.state === 'standing' && offer.endsAt > now) return 'OPEN';
  return offer.state === 'taken' && offer.isForAll ? 'GONE' : 'ENDED';
}

export type OfferState = 'standing' | 'taken' | 'declined' | 'lapsed' | 'withdrawn';
/** How it stands with what the link of an offer asks; only an OPEN one can be answered. */
export type OfferAnswerState = 'OPEN' | 'TAKEN' | 'DECLINED' | 'ENDED' | 'GONE' | 'BEGUN' | 'CANCELLED';
