import type { RING_COLORS } from '#domain/brand/arms/heraldry.ts';
import { categoryOf, type QuestCategory } from '#domain/quests/quest-category.ts';
import {
  cardIcon,
  crisisLevel,
  flagOf,
  flavourText,
  isFull,
  type QuestFlag,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import { groupByDay } from '#domain/text/format.ts';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';

/** What ui/QuestCard shows. Instants in epoch milliseconds. */
export type QuestCardModel = QuestTimes & {
  href: string;
  title: string;
  category: QuestCategory;
  takenCount: number;
  maxNumber: number;
  flavour: string;
  flag: QuestFlag;
  ringLevel: keyof typeof RING_COLORS;
  icon: 'locked' | 'warning' | null;
  claim: { guildName: string; whose: 'own-guild' | 'rival-guild' } | null;
  status: string | null;
  /** Set where quests of several charities stand together. */
  charity?: string;
};

/** The card of a quest for this viewer at `now`. */
export function questCardOf(quest: QuestCardDataFragment, now: number): QuestCardModel {
  const facts = { ...quest, ...questTimes(quest) };
  const isSignedUp = quest.viewerContract !== null;
  return {
    ...questTimes(quest),
    href: paths.quest(quest.providerId, quest.id),
    title: quest.eventTitle,
    category: categoryOf(quest.serviceTags),
    takenCount: quest.takenCount,
    maxNumber: quest.resourceMaxNumber,
    flavour: quest.publishingStatus === 'Cancelled' ? 'Will not take place' : flavourText(facts),
    flag: flagOf({ isViewerSignedUp: isSignedUp, isFull: isFull(quest) }),
    ringLevel: ringLevelOf(quest),
    icon: cardIcon(facts, { isManager: quest.viewerIsManager, isSignedUp }, now),
    claim: quest.reservation && {
      guildName: quest.reservation.guildName,
      whose: quest.reservation.isViewersGuild ? 'own-guild' : 'rival-guild',
    },
    status: quest.publishingStatus === 'Published' ? null : quest.publishingStatus,
  };
}

export type QuestDay = { day: string | null; quests: QuestCardDataFragment[] };

/** The quests by New York day of their start; those without one come last under a null day. */
export function questDays(quests: readonly QuestCardDataFragment[]): QuestDay[] {
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

function ringLevelOf(quest: QuestCardDataFragment): QuestCardModel['ringLevel'] {
  if (!quest.viewerIsManager) return 'volunteer';
  return crisisLevel({
    takenCount: quest.takenCount,
    min: quest.resourceMinNumber,
    desired: quest.resourceDesiredNumber,
    max: quest.resourceMaxNumber,
  });
}
