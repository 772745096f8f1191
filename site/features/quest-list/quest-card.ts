import { sceneOf, scenePath } from '#domain/brand/scenes/scene.ts';
import { distanceWords, missingToHappen, questAsks } from '#domain/quests/quest-asks.ts';
import { categoryOf } from '#domain/quests/quest-category.ts';
import {
  cardIcon,
  crisisLevel,
  flagOf,
  flavourText,
  isFull,
  isReservedForOthers,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import { seriesKey } from '#domain/quests/series-key.ts';
import { categoriesTexts } from '#domain/texts/generated/categories.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { titleFor } from '../../lib/language/quest-words-for.ts';
import { paths } from '../../lib/paths.ts';
import type { QuestCardModel } from '../../ui/quests/QuestCard.tsx';

/** A card in a charity's list; the dates of one series have equal keys. */
export type ListedQuest = QuestCardModel & { seriesKey: string };

type For = {
  now: number;
  locale: Locale;
  /** Distance from the viewer's location. */
  miles?: number | null;
};

/** The card of a quest for this viewer at an instant, in the language of the page. */
export function questCardOf(quest: QuestCardDataFragment, { now, locale, miles = null }: For): ListedQuest {
  const words = questWordsTexts(locale);
  const times = questTimes(quest);
  const { takenCount, heldCount, resourceMaxNumber, waitingCount, reservation } = quest;
  const facts = { ...times, takenCount, heldCount, resourceMaxNumber, waitingCount, reservation };
  const isSignedUp = quest.viewerContract !== null;
  const { id } = categoryOf(quest.serviceTags);
  return {
    ...times,
    // The browser writes it into the page too, where no one puts it into the language any more.
    href: addressIn(locale, paths.quest(quest.providerId, quest.id)),
    ...titleOf(quest, locale),
    category: { id, label: categoriesTexts(locale)[id] },
    ...placeAndPeople(quest, times.startedAt, locale),
    ...(miles !== null && { distance: distanceWords(miles, words) }),
    takenCount: quest.takenCount,
    maxNumber: quest.resourceMaxNumber,
    flavour: quest.publishingStatus === 'Cancelled' ? words.notTakingPlace : flavourText(facts, words, now),
    flag: flagOf({ isViewerSignedUp: isSignedUp, isFull: isFull(quest) }),
    ringLevel: ringLevelOf(quest),
    icon: cardIcon(facts, { isManager: quest.viewerIsManager, isSignedUp }, now),
    claim: quest.reservation && {
      guildName: quest.reservation.guildName,
      whose: quest.reservation.isViewersGuild ? 'own-guild' : 'rival-guild',
    },
    status: quest.publishingStatus === 'Published' ? null : words[quest.publishingStatus],
    seriesKey: seriesKey(quest),
  };
}

/** The picture, what the quest asks for, and what it still lacks. */
function placeAndPeople(
  quest: QuestCardDataFragment,
  startedAt: number | null,
  locale: Locale,
): Pick<QuestCardModel, 'picture' | 'asks' | 'need'> {
  const words = questWordsTexts(locale);
  const { eventTitle, serviceTags, stampIcon, providerId, provider, takenCount, resourceMinNumber } = quest;
  const { agePolicy, prerequisiteMinutes, isOver, publishingStatus } = quest;
  const trainingCount = quest.requiredOrientations.length;
  const missing = missingToHappen({ takenCount, resourceMinNumber, startedAt, isOver, publishingStatus });
  return {
    picture: scenePath(
      sceneOf({ eventTitle, serviceTags, stampIcon, startedAt, providerId, districtId: provider.districtId }),
    ),
    asks: questAsks({ agePolicy, trainingCount, prerequisiteMinutes }, words),
    // Who cannot come is not asked to.
    need: missing > 0 && !isReservedForOthers(quest) ? words.needsMore({ count: missing }) : null,
  };
}

/** A title that its charity has translated stands in the language of the page. */
function titleOf({ eventTitle, translation }: QuestCardDataFragment, locale: Locale) {
  const { text, isOfPage } = titleFor(locale, { eventTitle, translation });
  return { title: text, ...(isOfPage && locale !== FIRST_LOCALE && { isTranslated: true as const }) };
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
