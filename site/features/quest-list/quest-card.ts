import { RING_COLORS } from '#domain/brand/heraldry.ts';
import { formatShortDay, formatTime, groupByDay } from '#domain/format.ts';
import {
  cardIcon,
  crisisLevel,
  EVENT_TYPE_LABELS,
  flagOf,
  flavourText,
  isFull,
  type QuestFlag,
  type QuestTimes,
} from '#domain/quest-status.ts';
import type { QuestCardDataFragment } from '../../gql/generated.ts';

export type QuestCardModel = {
  id: string;
  providerId: string;
  title: string;
  typeLabel: string;
  serviceTags: readonly string[];
  /** null for roles without a date. */
  when: {
    weekday: string;
    month: string;
    day: string;
    start: string;
    end: string | null;
    iso: string;
  } | null;
  flag: QuestFlag;
  flagText: string;
  icon: 'locked' | 'warning' | null;
  flavour: string;
  ringColor: string;
  takenCount: number;
  resourceMaxNumber: number;
  claim: { isOwn: boolean; guildName: string } | null;
  /** Shown to managers when volunteers do not see the quest in this list. */
  status: string | null;
  isHybridRole: boolean;
};

const FLAG_TEXTS: Record<QuestFlag, string> = { yours: "You're signed up", full: 'Full', open: 'Open' };

/** What the card of a quest shows to this viewer at `now`. */
export function questCardOf(quest: QuestCardDataFragment, now: number): QuestCardModel {
  const facts = { ...quest, ...questTimes(quest) };
  const isSignedUp = quest.viewerContract !== null;
  const flag = flagOf({ isViewerSignedUp: isSignedUp, isFull: isFull(quest) });
  return {
    id: quest.id,
    providerId: quest.providerId,
    title: quest.eventTitle,
    typeLabel: EVENT_TYPE_LABELS[quest.eventType],
    serviceTags: quest.serviceTags,
    when: whenOf(facts),
    flag,
    flagText: FLAG_TEXTS[flag],
    icon: cardIcon(facts, { isManager: quest.viewerIsManager, isSignedUp }, now),
    flavour: flavourText(facts),
    ringColor: ringColorOf(quest),
    takenCount: quest.takenCount,
    resourceMaxNumber: quest.resourceMaxNumber,
    claim: quest.reservation && {
      isOwn: quest.reservation.isViewersGuild,
      guildName: quest.reservation.guildName,
    },
    status: quest.viewerIsManager && quest.publishingStatus !== 'Published' ? quest.publishingStatus : null,
    isHybridRole: quest.eventType === 'HYBRID-ROLE',
  };
}

/** The quests by New York day of their start; those without one come last under a null day. */
export function questDays(quests: readonly QuestCardDataFragment[]): {
  day: string | null;
  quests: QuestCardDataFragment[];
}[] {
  const groups = [...groupByDay(quests, (quest) => questTimes(quest).startedAt)];
  const dated = groups.filter(([day]) => day !== null);
  const undated = groups.filter(([day]) => day === null);
  return [...dated, ...undated].map(([day, inGroup]) => ({ day, quests: inGroup }));
}

/** The instants of a quest as the API sends them, in milliseconds. */
export function questTimes(quest: {
  eventType: QuestTimes['eventType'];
  startedAt: string | null;
  endedAt: string | null;
}): QuestTimes {
  const instant = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    eventType: quest.eventType,
    startedAt: instant(quest.startedAt),
    endedAt: instant(quest.endedAt),
  };
}

function whenOf({ startedAt, endedAt }: QuestTimes): QuestCardModel['when'] {
  if (startedAt === null) return null;
  return {
    ...formatShortDay(startedAt),
    start: formatTime(startedAt),
    end: endedAt === null ? null : formatTime(endedAt),
    iso: new Date(startedAt).toISOString(),
  };
}

function ringColorOf(quest: QuestCardDataFragment): string {
  if (!quest.viewerIsManager) return RING_COLORS.volunteer;
  const level = crisisLevel({
    takenCount: quest.takenCount,
    min: quest.resourceMinNumber,
    desired: quest.resourceDesiredNumber,
    max: quest.resourceMaxNumber,
  });
  return RING_COLORS[level];
}
