import {
  flavourText,
  type HeldPlaces,
  isOver,
  type KeptSpots,
  type QuestPlaces,
  type QuestTimes,
} from '#domain/quests/quest-status.ts';
import { asSentence, joinParts } from '#domain/text/joined-parts.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { sharePicturesTexts } from '#domain/texts/generated/share-pictures.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Shared = QuestTimes &
  QuestPlaces &
  Required<HeldPlaces> &
  KeptSpots & {
    title: string;
    /** The name of its place. */
    place: string | null;
    /** Absolute address of its page. */
    address: string;
  };

type Page = { locale: Locale; now: number };

/** What one has to know of a quest beside its title, a line each: day, hours, place, places left; what there is. */
export function sharedFacts(quest: Omit<Shared, 'title' | 'address'>, { locale, now }: Page): string[] {
  const { startedAt, endedAt, place } = quest;
  const { longDay, timeSpan } = formatsFor(locale);
  const left =
    startedAt === null || isOver(quest, now) ? null : flavourText(quest, questWordsTexts(locale), now);
  const facts = [
    ...(startedAt === null ? [] : [longDay(startedAt), timeSpan(startedAt, endedAt)]),
    place,
    left,
  ];
  return facts.filter((fact) => fact !== null);
}

/** The address that opens an email about a quest: its title, its facts, and where its page is. */
export function shareMail(quest: Shared, page: Page): string {
  const { title, address } = quest;
  const subject = sharePicturesTexts(page.locale).mailSubject({ title });
  const body = [title, ...sharedFacts(quest, page), address].join('\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What a preview of the address says beneath the title: all facts before what the charity wrote. */
export function sharedSummary(
  quest: Omit<Shared, 'title' | 'address'> & { charity: string; description: string },
  page: Page,
): string {
  return `${asSentence(joinParts([quest.charity, ...sharedFacts(quest, page)], ' · '))} ${quest.description}`;
}
