import { categoryOf } from '#domain/quests/quest-category.ts';
import {
  cardIcon,
  crisisLevel,
  flagOf,
  flavourText,
  isFull,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import type { QuestCardModel } from '../../ui/quests/QuestCard.tsx';

/** A card in a charity's list, with the stamp that it was posted from. */
export type ListedQuest = QuestCardModel & { stampId: string | null };

/** The card of a quest for this viewer at `now`. */
export function questCardOf(quest: QuestCardDataFragment, now: number): ListedQuest {
  const facts = { ...quest, ...questTimes(quest) };
  const isSignedUp = quest.viewerContract !== null;
  const { id, label } = categoryOf(quest.serviceTags);
  return {
    ...questTimes(quest),
    href: paths.quest(quest.providerId, quest.id),
    title: quest.eventTitle,
    category: { id, label },
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
    stampId: quest.templateQuestId,
  };
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
