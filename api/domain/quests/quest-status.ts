import type { QuestViewer } from '../permissions/permissions.ts';
import type { QuestWordsTexts } from '../texts/generated/quest-words.ts';

export const EVENT_TYPES = ['OSV', 'SUPPLY-REQUEST', 'HYBRID-ROLE'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const PUBLISHING_STATUSES = [
  'Draft',
  'Published',
  'Unlisted',
  'Cancelled',
  'Private',
  'Template',
] as const;
export type PublishingStatus = (typeof PUBLISHING_STATUSES)[number];

/** Start and end as epoch milliseconds; null where the quest has none. */
export type QuestTimes = { eventType: EventType; startedAt: number | null; endedAt: number | null };
export type QuestPlaces = { takenCount: number; resourceMaxNumber: number };
/** Left out where only what people see is asked; they are told of places taken. */
export type HeldPlaces = {
  /** Places that offers hold for those who wait. */
  heldCount?: number;
};

const HYBRID_HORIZON_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether the start has passed: a quest is past from then on. */
export function hasStarted({ startedAt }: Pick<QuestTimes, 'startedAt'>, now: number): boolean {
  return startedAt !== null && startedAt <= now;
}

/** Whether the end has passed; without an end the start counts, and a hybrid role stays open. */
export function isOver({ eventType, startedAt, endedAt }: QuestTimes, now: number): boolean {
  const fallback = eventType === 'HYBRID-ROLE' ? now + HYBRID_HORIZON_MS : startedAt;
  const end = endedAt ?? fallback;
  return end !== null && end <= now;
}

/** Whether something is still to come of a quest: neither begun, nor over, nor cancelled. */
export function isAhead(quest: QuestTimes & { publishingStatus: PublishingStatus }, now: number): boolean {
  return quest.publishingStatus !== 'Cancelled' && !hasStarted(quest, now) && !isOver(quest, now);
}

/** Whether all places are taken, or held for someone. */
export function isFull({ takenCount, heldCount = 0, resourceMaxNumber }: QuestPlaces & HeldPlaces): boolean {
  return takenCount + heldCount >= resourceMaxNumber;
}

/** Whether a quest may still be edited or cancelled: until its start, a template always. */
export function isEditable(quest: QuestTimes & { publishingStatus: PublishingStatus }, now: number): boolean {
  return quest.publishingStatus === 'Template' || !hasStarted(quest, now);
}

/** Whether the publishing status may be changed; a template stays one. */
export function canChangeStatus(publishingStatus: PublishingStatus): boolean {
  return publishingStatus !== 'Template';
}

/** Whether volunteers may be alerted to a quest. */
export function isBroadcastable(
  quest: QuestTimes & { publishingStatus: PublishingStatus },
  now: number,
): boolean {
  return quest.publishingStatus !== 'Template' && !isOver(quest, now);
}

const VISIBLE_TO_INSIDERS = {
  list: ['Draft', 'Published', 'Unlisted', 'Cancelled', 'Private'],
  detail: PUBLISHING_STATUSES,
} as const;
const VISIBLE_TO_MANAGERS = {
  list: VISIBLE_TO_INSIDERS.list.filter((status) => status !== 'Draft'),
  detail: VISIBLE_TO_INSIDERS.detail.filter((status) => status !== 'Draft'),
};
const VISIBLE_TO_ALL = { list: ['Published'], detail: ['Published', 'Unlisted'] } as const;
/** Statuses in which people who signed up still see the quest, even when it's canceled or private. */
const VISIBLE_TO_HOLDERS = ['Published', 'Unlisted', 'Private', 'Cancelled'] as const;

/** The statuses of quests that take place: someone may be on them. */
export const HELD_STATUSES = [
  'Published',
  'Unlisted',
  'Private',
] as const satisfies readonly PublishingStatus[];

/** The statuses someone sees in lists and calendar, or on the detail page; any other is Quest Not Found. */
export function visibleStatuses(
  viewer: QuestViewer,
  place: 'list' | 'detail',
  hasContract = false,
): readonly PublishingStatus[] {
  if (viewer === 'insider') return VISIBLE_TO_INSIDERS[place];
  if (viewer === 'manager') return VISIBLE_TO_MANAGERS[place];
  if (place === 'detail' && hasContract) return VISIBLE_TO_HOLDERS;
  return VISIBLE_TO_ALL[place];
}

/** Whether everyone is told that a quest is cancelled: once its address was known it says so, and nothing more. */
export function isToldAsCancelled({
  publishingStatus,
  announcedAt,
}: {
  publishingStatus: PublishingStatus;
  /** When everyone could open it first; null for never. */
  announcedAt: number | null;
}): boolean {
  return publishingStatus === 'Cancelled' && announcedAt !== null;
}

/**
 * Whether a sign-up by someone who does not manage the quest is answered by the gate (which refuses a
 * cancelled quest in its own words). A Draft or Private quest is Quest Not Found to them.
 */
export function isOpenToSignUp(publishingStatus: PublishingStatus): boolean {
  return publishingStatus !== 'Draft' && publishingStatus !== 'Private';
}

export type CrisisLevel = 'max' | 'desired' | 'min' | 'crisis';

/** How well a quest is staffed, for the colour of the managers' resource circle. */
export function crisisLevel(counts: {
  takenCount: number;
  min: number;
  desired: number;
  max: number;
}): CrisisLevel {
  if (counts.takenCount >= counts.max) return 'max';
  if (counts.takenCount >= counts.desired) return 'desired';
  if (counts.takenCount >= counts.min) return 'min';
  return 'crisis';
}

export type QuestFlag = 'yours' | 'full' | 'open';

/** Which flag a card carries; one's own quest stays one's own when full. */
export function flagOf(card: { isViewerSignedUp: boolean; isFull: boolean }): QuestFlag {
  if (card.isViewerSignedUp) return 'yours';
  return card.isFull ? 'full' : 'open';
}

/** The icon of a card: locked for those who come too late, a warning for managers after the end. */
export function cardIcon(
  quest: QuestTimes & QuestPlaces,
  viewer: { isManager: boolean; isSignedUp: boolean },
  now: number,
): 'locked' | 'warning' | null {
  if (viewer.isManager) return isOver(quest, now) && quest.eventType !== 'HYBRID-ROLE' ? 'warning' : null;
  return isFull(quest) && !viewer.isSignedUp ? 'locked' : null;
}

/** Whether people do it from anywhere, in their own time. */
export function isRemote({ eventType }: { eventType: EventType }): boolean {
  return eventType === 'HYBRID-ROLE';
}

/** What a type is called in a language. */
export function eventTypeLabel(eventType: EventType, words: QuestWordsTexts): string {
  const labels = {
    OSV: words.onSite,
    'SUPPLY-REQUEST': words.supplyRequest,
    'HYBRID-ROLE': words.hybridRole,
  };
  return labels[eventType];
}

/** A guild's reservation as the viewer meets it; null for none. */
export type KeptSpots = { reservation: { isViewersGuild: boolean } | null };

/** Whether a guild that the viewer is not in has reserved the quest. */
export function isReservedForOthers({ reservation }: KeptSpots): boolean {
  return reservation !== null && !reservation.isViewersGuild;
}

/**
 * The line under a card's title: spots left before the start that no one holds, that a guild has them, that it is past, or the type for quests
 * without a date.
 */
export function flavourText(
  quest: QuestTimes & QuestPlaces & Required<HeldPlaces> & KeptSpots & { waitingCount?: number },
  words: QuestWordsTexts,
  now: number,
): string {
  if (quest.startedAt === null) return eventTypeLabel(quest.eventType, words);
  if (isOver(quest, now)) return words.over;
  if (hasStarted(quest, now)) return words.started;
  if (isReservedForOthers(quest)) return words.reserved;
  const left = quest.resourceMaxNumber - quest.takenCount - quest.heldCount;
  if (left <= 0) return fullText(quest, words);
  return left === 1 ? words.lastSpot : words.spotsLeft({ count: left });
}

/** Text for a full quest. The number of people on the waitlist is separate from the people signed up. */
function fullText(
  {
    takenCount: taken,
    resourceMaxNumber: max,
    waitingCount: count = 0,
  }: QuestPlaces & { waitingCount?: number },
  words: QuestWordsTexts,
): string {
  return count === 0 ? words.full : words.fullAndWaiting({ taken: String(taken), max: String(max), count });
}

/** Whether everyone may know that there is such a quest: they may open it, or are told that it is cancelled. */
export function isKnownToAll(quest: Parameters<typeof isToldAsCancelled>[0]): boolean {
  return visibleStatuses('public', 'detail').includes(quest.publishingStatus) || isToldAsCancelled(quest);
}
