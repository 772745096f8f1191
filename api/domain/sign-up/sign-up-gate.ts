// Long because the gate stands in one place: each refusal, its facts, and who counts as a newcomer.
import type { RecordStanding } from '../accounts/record-demands.ts';
import { type AgePolicy, type AgeStanding, ageStanding } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import {
  type HeldPlaces,
  isOver,
  type PublishingStatus,
  type QuestPlaces,
  type QuestTimes,
} from '../quests/quest-status.ts';

export const VERDICTS = [
  'LOG_IN',
  'TEMPLATE',
  'CANCELLED',
  'OVER',
  'SIGNED_UP',
  'NO_VOLUNTEER_RECORD',
  'BANNED',
  'GUARDIAN_PENDING',
  'GUARDIAN_CONSENT_MISSING',
  'RESERVED',
  'FULL',
  'NOT_ENOUGH_HOURS',
  'TRAINING_REQUIRED',
  'TOO_YOUNG',
  'TOO_OLD',
  'CREDENTIAL_REQUIRED',
  'DOCUMENT_REQUIRED',
  'RECORD_INCOMPLETE',
  'HYBRID_ROLE',
  'SUPPLY_REQUEST',
  'WITH_SUPERVISION',
  'OPEN',
] as const;
export type Verdict = (typeof VERDICTS)[number];

export type GateViewer = {
  hasRecord: boolean;
  isSignedUp: boolean;
  /** Whether an offer of the waitlist holds a place for this person. */
  hasHeldPlace?: boolean;
  isBanned: boolean;
  /** True for adults, who need none. */
  hasGuardianConsent: boolean;
  /** The guardian was sent the link and has not answered. */
  isGuardianAsked?: boolean;
  /** Whole years on the quest's day (`questAge`); null when unknown, which no lower age limit lets pass. */
  age: number | null;
  /** Manager by `gateExemptionsAt`; being a trusted minor doesn't count. */
  isManager: boolean;
  canBypassAgePolicy: boolean;
  isMemberOfReservingGuild: boolean;
  /** Left of the spots that the viewer’s guild holds, of which the viewer takes; null: of the rest. */
  guildSpotsLeft?: number | null;
  /** Minutes done with the quest's provider. */
  completedMinutes: number;
  /** Experience isn't required, because the person entered the provider's organization code. */
  areHoursLifted: boolean;
  requiredTrainings: readonly { fulfilled: boolean }[];
  /** Complete, which is more than fulfilled; counts only when at least one is required. */
  allTrainingsComplete?: boolean;
  /** The charity has not checked what the quest requires, or it ends before. */
  lacksChecks?: boolean;
  /** A document that the quest requires isn't signed, by the guardian of someone under 18. */
  lacksDocuments?: boolean;
  /** How the record stands with what the charity demands to know; left out: it demands nothing. */
  record?: RecordStanding;
  /** Signing up and creating an account in one step: questions of the confirmation page aren't required yet. */
  isJoining?: boolean;
};

export type GateFacts = {
  now: number;
  quest: QuestTimes &
    QuestPlaces &
    HeldPlaces & {
      publishingStatus: PublishingStatus;
      prerequisiteMinutes: number;
      /** Whether a training is asked of anybody; left out where only a known person is judged. */
      requiresTraining?: boolean;
      /** Whether a check and a document are required of adults; left out as above. */
      requiresChecks?: boolean;
      requiresDocuments?: boolean;
      /** Whether the charity wants the whole record before the first spot; left out as above. */
      demandsFullRecord?: boolean;
    };
  agePolicy: AgePolicy;
  /** Whether a guild has reserved the quest. */
  isReserved: boolean;
  viewer: GateViewer | null;
};

type Gate = {
  readonly verdict: Verdict;
  readonly applies: (facts: GateFacts) => boolean;
  /** What the API refuses a sign-up with; null lets it pass. */
  readonly refusal: ErrorCode | null;
};

/** What a viewer is offered on a quest: the first that applies. The last one always does. */
export const SIGN_UP_GATE: readonly Gate[] = [
  { verdict: 'LOG_IN', applies: ({ viewer }) => viewer === null, refusal: 'NOT_LOGGED_IN' },
  {
    verdict: 'TEMPLATE',
    applies: ({ quest }) => quest.publishingStatus === 'Template',
    refusal: 'QUEST_IS_TEMPLATE',
  },
  {
    verdict: 'CANCELLED',
    applies: ({ quest }) => quest.publishingStatus === 'Cancelled',
    refusal: 'QUEST_CANCELLED',
  },
  { verdict: 'OVER', applies: ({ quest, now }) => isOver(quest, now), refusal: 'QUEST_OVER_SIGN_UP' },
  {
    verdict: 'SIGNED_UP',
    applies: ({ viewer }) => viewer?.isSignedUp === true,
    refusal: 'ALREADY_SIGNED_UP',
  },
  {
    verdict: 'NO_VOLUNTEER_RECORD',
    applies: ({ viewer }) => viewer?.hasRecord === false,
    refusal: 'NO_VOLUNTEER_RECORD',
  },
  { verdict: 'BANNED', applies: ({ viewer }) => viewer?.isBanned === true, refusal: 'BANNED_BY_PROVIDER' },
  {
    verdict: 'GUARDIAN_PENDING',
    applies: ({ viewer }) => viewer?.hasGuardianConsent === false && viewer.isGuardianAsked === true,
    refusal: 'GUARDIAN_PENDING',
  },
  {
    verdict: 'GUARDIAN_CONSENT_MISSING',
    applies: ({ viewer }) => viewer?.hasGuardianConsent === false,
    refusal: 'GUARDIAN_CONSENT_MISSING',
  },
  {
    verdict: 'RESERVED',
    applies: ({ isReserved, viewer }) => isReserved && viewer?.isMemberOfReservingGuild === false,
    refusal: 'QUEST_RESERVED',
  },
  { verdict: 'FULL', applies: hasNoPlace, refusal: 'QUEST_FULL' },
  { verdict: 'NOT_ENOUGH_HOURS', applies: lacksHours, refusal: 'NOT_ENOUGH_HOURS' },
  { verdict: 'TRAINING_REQUIRED', applies: lacksTraining, refusal: 'TRAINING_REQUIRED' },
  { verdict: 'TOO_YOUNG', applies: isTooYoung, refusal: 'AGE_NOT_ALLOWED' },
  { verdict: 'TOO_OLD', applies: isTooOld, refusal: 'AGE_NOT_ALLOWED' },
  {
    verdict: 'CREDENTIAL_REQUIRED',
    applies: ({ viewer }) => viewer?.lacksChecks === true,
    refusal: 'CREDENTIAL_REQUIRED',
  },
  // From here on what takes a minute: whoever signs it goes on to the quest.
  {
    verdict: 'DOCUMENT_REQUIRED',
    applies: ({ viewer }) => viewer?.lacksDocuments === true,
    refusal: 'DOCUMENT_REQUIRED',
  },
  // Last of what refuses: whoever tells it now is on the quest.
  { verdict: 'RECORD_INCOMPLETE', applies: lacksRecord, refusal: 'RECORD_INCOMPLETE' },
  { verdict: 'HYBRID_ROLE', applies: ({ quest }) => quest.eventType === 'HYBRID-ROLE', refusal: null },
  { verdict: 'SUPPLY_REQUEST', applies: ({ quest }) => quest.eventType === 'SUPPLY-REQUEST', refusal: null },
  { verdict: 'WITH_SUPERVISION', applies: (facts) => standingOf(facts) === 'supervised', refusal: null },
  { verdict: 'OPEN', applies: () => true, refusal: null },
];

/** The one verdict on a viewer and a quest. */
export function judge(facts: GateFacts): Verdict {
  return SIGN_UP_GATE.find(({ applies }) => applies(facts))?.verdict ?? 'OPEN';
}

/** The error the API refuses a sign-up with, or null where the verdict lets it pass. */
export function refusalOf(verdict: Verdict): ErrorCode | null {
  return SIGN_UP_GATE.find((gate) => gate.verdict === verdict)?.refusal ?? null;
}

/**
 * What the sign-up gate says of taking over someone's place: the same as of a free one, since that place is free for
 * whoever takes it, however full the quest is and whoever waits.
 */
export function verdictOnPlace(facts: GateFacts): Verdict {
  return judge(withFreeSpot(facts));
}

/** Whether someone could take the quest as they are, or once they have told what takes a minute; a visitor counts as a newcomer. */
export function isTakeable(facts: GateFacts): boolean {
  const verdict = facts.viewer === null ? newcomerVerdict(facts) : judge(facts);
  if (facts.viewer === null && facts.quest.publishingStatus !== 'Published') return false;
  return takesAMinute(verdict) || refusalOf(verdict) === null;
}

/** Whether a refusal ends once someone has signed or told what is asked. */
export function takesAMinute(verdict: Verdict): boolean {
  return verdict === 'DOCUMENT_REQUIRED' || verdict === 'RECORD_INCOMPLETE';
}

/** An adult who has just joined: no hours, no trainings, no guild. Nothing is known of their age, so no age stands in their way. */
const NEWCOMER: Omit<GateViewer, 'requiredTrainings'> = {
  hasRecord: true,
  isSignedUp: false,
  isBanned: false,
  hasGuardianConsent: true,
  age: null,
  isManager: false,
  canBypassAgePolicy: true,
  isMemberOfReservingGuild: false,
  completedMinutes: 0,
  areHoursLifted: false,
};

/** The facts as they are for a newcomer; `hasHeldPlace`: a spot is held for the browser that they join in. */
export function asNewcomer(facts: GateFacts, hasHeldPlace = false): GateFacts {
  const requiredTrainings = facts.quest.requiresTraining === true ? [{ fulfilled: false }] : [];
  const lacksChecks = facts.quest.requiresChecks === true;
  return { ...facts, viewer: { ...NEWCOMER, hasHeldPlace, requiredTrainings, lacksChecks } };
}

/** What the gate says to everyone who joins for the quest. */
export function newcomerVerdict(facts: GateFacts, hasHeldPlace = false): Verdict {
  return judge(asNewcomer(facts, hasHeldPlace));
}

/** Whether nothing but a training stands between someone and the quest. */
export function needsTrainingOnly(facts: GateFacts): boolean {
  const { viewer } = facts;
  if (viewer === null || judge(facts) !== 'TRAINING_REQUIRED') return false;
  return isTakeable({ ...facts, viewer: { ...viewer, requiredTrainings: [] } });
}

/** Whether someone is too young even with supervision, whatever else stands in the way before it. */
export function isTooYoung(facts: GateFacts): boolean {
  return standingOf(facts) === 'too-young';
}

function hasNoPlace(facts: GateFacts): boolean {
  return freeSpots(facts) === 0 && facts.viewer?.hasHeldPlace !== true;
}

/** How many spots are free for the viewer: of those that their guild holds, else of the rest. */
export function freeSpots({ quest, viewer }: GateFacts): number {
  const { takenCount, heldCount = 0, resourceMaxNumber } = quest;
  return viewer?.guildSpotsLeft ?? Math.max(0, resourceMaxNumber - takenCount - heldCount);
}

/** The facts as if a spot were free for the viewer. */
export function withFreeSpot(facts: GateFacts): GateFacts {
  const { viewer } = facts;
  const free = { takenCount: 0, heldCount: 0, resourceMaxNumber: 1 };
  return {
    ...facts,
    quest: { ...facts.quest, ...free },
    viewer: viewer && { ...viewer, guildSpotsLeft: null },
  };
}

function lacksHours({ quest, viewer }: GateFacts): boolean {
  if (viewer === null || viewer.isManager || viewer.areHoursLifted) return false;
  return viewer.completedMinutes < quest.prerequisiteMinutes;
}

function lacksTraining({ viewer }: GateFacts): boolean {
  if (viewer === null || viewer.isManager) return false;
  return viewer.requiredTrainings.some(({ fulfilled }) => !fulfilled);
}

function lacksRecord({ viewer }: GateFacts): boolean {
  if (viewer === null || viewer.isManager) return false;
  const { record, isJoining = false } = viewer;
  return record !== undefined && (isJoining ? record.isDemandedAtOnce : record.lacked.length > 0);
}

/** Whether someone is too old: every training that the quest asks for, done, lifts the highest age. */
export function isTooOld(facts: GateFacts): boolean {
  const { viewer } = facts;
  const isTrained = viewer?.allTrainingsComplete === true && viewer.requiredTrainings.length > 0;
  return standingOf(facts) === 'too-old' && !isTrained;
}

/** How the viewer's age compares with the policy; null where no age gate holds them back. */
export function standingOf({ agePolicy, viewer }: GateFacts): AgeStanding | null {
  if (viewer === null || viewer.isManager || viewer.canBypassAgePolicy) return null;
  return ageStanding(agePolicy, viewer.age ?? 0);
}
