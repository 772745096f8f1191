import { shortDayIn } from '#domain/messages/named-quest.ts';
import { flavourText } from '#domain/quests/quest-status.ts';
import { isPlainSignUp, needsOwnPage } from '#domain/sign-up/several-dates.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { type SeveralDatesTexts, severalDatesTexts } from '#domain/texts/generated/several-dates.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { toldVerdict, verdictCopy } from '#domain/wording/verdict-copy.ts';
import type { DateDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { questTimes } from '../quest-list/quest-card.ts';

/** One date of a quest as a page offers it among others. */
export type DateChoice = {
  id: string;
  /** Its own page. */
  href: string;
  startedAt: number;
  /** The day as short as a list needs it. */
  shortDay: string;
  time: string;
  /** Only what is open can be chosen with others. */
  state: 'open' | 'yours' | 'other';
  /** The places left, or why it cannot be chosen here. */
  text: string;
  /** The places left in any case: where nothing can be chosen, one reason for all stands elsewhere on the page. */
  left: string;
};

/** The dates of a quest by their start, each with what the viewer can do about it here; without what has no day. */
export function dateChoices(locale: Locale, dates: readonly DateDataFragment[]): DateChoice[] {
  return dates
    .flatMap((date) => choiceOf(locale, date) ?? [])
    .sort((one, other) => one.startedAt - other.startedAt);
}

function choiceOf(locale: Locale, date: DateDataFragment): DateChoice | null {
  const { startedAt, endedAt } = questTimes(date);
  if (startedAt === null) return null;
  const formats = formatsFor(locale);
  return {
    id: date.id,
    href: paths.quest(date.providerId, date.id),
    startedAt,
    shortDay: shortDayIn(locale, startedAt),
    time: formats.timeSpan(startedAt, endedAt),
    ...standingOf(locale, date),
  };
}

function standingOf(locale: Locale, date: DateDataFragment): Pick<DateChoice, 'state' | 'text' | 'left'> {
  const t = severalDatesTexts(locale);
  const { verdict } = date.viewerVerdict;
  const left = flavourText({ ...date, ...questTimes(date) }, questWordsTexts(locale));
  if (verdict === 'SIGNED_UP') return { state: 'yours', text: t.yours, left: t.yours };
  if (isPlainSignUp(verdict, date) && date.viewerClashes.length === 0)
    return { state: 'open', text: left, left };
  return { state: 'other', text: verdict === 'LOG_IN' ? left : hindranceOf(locale, t, date), left };
}

function hindranceOf(locale: Locale, t: SeveralDatesTexts, date: DateDataFragment): string {
  const { verdict, completedMinutes, ...details } = date.viewerVerdict;
  if (verdict === 'FULL') return date.canJoinWaitingList ? t.canWait : t.full;
  if (needsOwnPage(verdict, date)) return t.ownPage;
  if (isPlainSignUp(verdict, date)) return t.clash;
  const told = toldVerdict(date.viewerVerdict);
  const copy = verdictCopy(
    told,
    { ...details, completedMinutes: completedMinutes ?? 0 },
    verdictsTexts(locale),
  );
  return copy.text ?? t.ownPage;
}
