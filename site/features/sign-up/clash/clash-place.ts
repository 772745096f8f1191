import { lateDropOut } from '#domain/attendance/attendance.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { timeClashTexts } from '#domain/texts/generated/time-clash.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ClashDataFragment } from '../../../gql/generated.ts';
import { titleFor, type WordsFor } from '../../../lib/language/quest-words-for.ts';
import { paths } from '../../../lib/paths.ts';

/** A place in the way, as a page tells of it. */
export type ClashPlace = {
  contractId: string;
  title: WordsFor;
  /** The page of its quest; null where the viewer cannot open it. */
  href: string | null;
  day: string;
  time: string;
  /** Whether giving it up now comes late. */
  isLate: boolean;
};

/** What a page says of a place that is held at the time of another quest. */
export function clashPlaceOf(
  { id, quest, expectedArrivalAt, expectedDepartureAt }: ClashDataFragment,
  { locale, now }: { locale: Locale; now: number },
): ClashPlace {
  const formats = formatsFor(locale);
  const instant = (text: string | null | undefined) => (text ? Date.parse(text) : null);
  const from = instant(expectedArrivalAt ?? quest?.startedAt);
  const until = instant(expectedDepartureAt ?? quest?.endedAt);
  return {
    contractId: id,
    title: quest ? titleFor(locale, quest) : { text: timeClashTexts(locale).anotherQuest, isOfPage: true },
    href: quest && paths.quest(quest.providerId, quest.id),
    day: from === null ? '' : formats.longDay(from),
    time: from === null ? '' : formats.timeSpan(from, until),
    isLate: lateDropOut(instant(quest?.startedAt), now),
  };
}
