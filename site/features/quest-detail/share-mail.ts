import { flavourText, isOver, type QuestPlaces, type QuestTimes } from '#domain/quests/quest-status.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { sharePicturesTexts } from '#domain/texts/generated/share-pictures.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Shared = QuestTimes &
  QuestPlaces & {
    title: string;
    /** The name of its place. */
    place: string | null;
    /** Where its page is, whole. */
    address: string;
  };

/** The address that opens a mail about a quest: title, day and hours, place, places left, and where its page is. */
export function shareMail(quest: Shared, { locale, now }: { locale: Locale; now: number }): string {
  const { title, startedAt, endedAt, place, address } = quest;
  const { longDay, timeSpan } = formatsFor(locale);
  const lines = [
    title,
    ...(startedAt === null ? [] : [longDay(startedAt), timeSpan(startedAt, endedAt)]),
    place,
    startedAt === null || isOver(quest, now) ? null : flavourText(quest, questWordsTexts(locale)),
    address,
  ];
  const subject = sharePicturesTexts(locale).mailSubject({ title });
  const body = lines.filter((line) => line !== null).join('\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
