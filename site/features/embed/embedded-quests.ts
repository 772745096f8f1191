import { escapeText } from '#domain/brand/svg-frame.ts';
import { flavourText } from '#domain/quests/quest-status.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { FIRST_LOCALE, type Locale } from '#domain/texts/locale.ts';
import type { QuestCardDataFragment } from '../../gql/generated.ts';
import { titleFor } from '../../lib/language/quest-words-for.ts';
import { paths } from '../../lib/paths.ts';
import { questTimes } from '../quest-list/quest-card.ts';

/** Maximum number of quests in a frame. */
const MOST_QUESTS = 12;

/** A quest in a frame. Instants in epoch ms; `left`: “5 spots left”. */
export type EmbeddedQuest = {
  id: string;
  title: string;
  isTranslated?: true;
  startedAt: number;
  endedAt: number | null;
  spotsLeft: number;
  left: string;
};

/** The next quests with a date that everybody may see and no guild has reserved, at most 12, soonest first. */
export function embeddedQuests(
  quests: readonly QuestCardDataFragment[],
  { now, locale }: { now: number; locale: Locale },
): EmbeddedQuest[] {
  const words = questWordsTexts(locale);
  return quests
    .flatMap((quest) => {
      const { startedAt, endedAt, eventType } = questTimes(quest);
      const { takenCount, heldCount, resourceMaxNumber, waitingCount, reservation } = quest;
      if (startedAt === null || quest.isOver || quest.publishingStatus !== 'Published' || reservation)
        return [];
      const { text, isOfPage } = titleFor(locale, quest);
      const facts = {
        startedAt,
        endedAt,
        eventType,
        takenCount,
        heldCount,
        resourceMaxNumber,
        waitingCount,
        reservation,
      };
      const title = {
        title: text,
        ...(isOfPage && locale !== FIRST_LOCALE && { isTranslated: true as const }),
      };
      const spotsLeft = Math.max(0, resourceMaxNumber - takenCount - heldCount);
      return [
        { id: quest.id, ...title, startedAt, endedAt, spotsLeft, left: flavourText(facts, words, now) },
      ];
    })
    .sort((one, other) => one.startedAt - other.startedAt)
    .slice(0, MOST_QUESTS);
}

/** The line of HTML by which a charity shows its next quests on its own website. */
export function embedLine(origin: string, { id, name }: { id: string; name: string }): string {
  return `<iframe src="${origin}${paths.embed(id)}" title="${escapeText(name)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`;
}
