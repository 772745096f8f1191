import { shortDayIn } from '#domain/messages/named-quest.ts';
import { flavourText } from '#domain/quests/quest-status.ts';
import { isPlainSignUp, needsOwnPage } from '#domain/sign-up/several-dates.ts';
import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { questWordsTexts } from '#domain/texts/generated/quest-words.ts';
import { type SeveralDatesTexts, severalDatesTexts } from '#domain/texts/generated/several-dates.ts';
import { verdictsTexts } from '#domain/texts/generated/verdicts.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { toldVerdict, verdictCopy } from '#domain/wording/verdict-copy.ts';
import type { DateDataFragment } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';
import { questTimes } from '../quest-list/quest-card.ts';

/** Date of a quest, as a page offers it next to others. */
export type DateChoice = {
  id: string;
  /** Its own page. */
  href: string;
  startedAt: number;
  /** The day as short as a list needs it. */
  shortDay: string;
  time: string;
  /** State of the date; only open ones can be chosen together. */
  state: 'open' | 'yours' | 'other';
  /** The places left, or why it cannot be chosen here. */
  text: string;
  /** The places left in any case: where nothing can be chosen, one reason for all stands elsewhere on the page. */
  left: string;
};

type Page = { locale: Locale; now: number };

/** A child under the viewer's account, for whom dates are chosen. */
type Child = { name: string };

/**
 * The dates of a quest by their start, each with what the viewer can do about it here, or with `child` what can be done
 * for that child; without what has no day.
 */
export function dateChoices(
  page: Page,
  dates: readonly DateDataFragment[],
  child: Child | null = null,
): DateChoice[] {
  return dates
    .flatMap((date) => choiceOf(page, date, child) ?? [])
    .sort((one, other) => one.startedAt - other.startedAt);
}

/** What became of dates that were asked for. */
export function resultOf(
  t: SeveralDatesTexts,
  { done, all, child }: { done: number; all: number; child: Child | null },
): string {
  return child ? t.childSomeDone({ done, all, name: child.name }) : t.someDone({ done, all });
}

function choiceOf(page: Page, date: DateDataFragment, child: Child | null): DateChoice | null {
  const { startedAt, endedAt } = questTimes(date);
  if (startedAt === null) return null;
  const { locale } = page;
  const formats = formatsFor(locale);
  return {
    id: date.id,
    href: paths.quest(date.providerId, date.id),
    startedAt,
    shortDay: shortDayIn(locale, startedAt),
    time: formats.timeSpan(startedAt, endedAt),
    ...standingOf(page, date, child),
  };
}

type Standing = Pick<DateChoice, 'state' | 'text' | 'left'>;

function standingOf({ locale, now }: Page, date: DateDataFragment, child: Child | null): Standing {
  const t = severalDatesTexts(locale);
  const judged = judgedFor(date, child);
  const { verdict } = judged;
  const left = flavourText({ ...date, ...questTimes(date) }, questWordsTexts(locale), now);
  const yours = child ? t.childYours(child) : t.yours;
  if (verdict === 'SIGNED_UP') return { state: 'yours', text: yours, left: yours };
  if (isPlainSignUp(verdict, date) && !judged.hasClash) return { state: 'open', text: left, left };
  return { state: 'other', text: verdict === 'LOG_IN' ? left : hindranceOf(locale, t, judged, date), left };
}

type Judged = {
  /** Verdict of the gate, and the one to show. */
  verdict: Verdict;
  told: Verdict;
  hasClash: boolean;
  canWait: boolean;
  completedMinutes: number;
  child: Child | null;
};

function judgedFor(date: DateDataFragment, child: Child | null): Judged {
  if (child) {
    // What no one signs up for is over, as for a child's own page.
    const { verdict, hasClash, canJoinWaitingList } = date.childDate ?? OVER;
    return { verdict, told: verdict, hasClash, canWait: canJoinWaitingList, completedMinutes: 0, child };
  }
  const { verdict, completedMinutes } = date.viewerVerdict;
  return {
    verdict,
    told: toldVerdict(date.viewerVerdict),
    hasClash: date.viewerClashes.length > 0,
    canWait: date.canJoinWaitingList,
    completedMinutes: completedMinutes ?? 0,
    child,
  };
}

const OVER = { verdict: 'OVER', hasClash: false, canJoinWaitingList: false } as const;

function hindranceOf(
  locale: Locale,
  t: SeveralDatesTexts,
  { verdict, told, canWait, completedMinutes, child }: Judged,
  date: DateDataFragment,
): string {
  if (verdict === 'FULL') return canWait ? t.canWait : t.full;
  if (needsOwnPage(verdict, date)) return t.ownPage;
  if (isPlainSignUp(verdict, date)) return child ? t.childClash(child) : t.clash;
  const { agePolicy, prerequisiteMinutes } = date.viewerVerdict;
  const copy = verdictCopy(told, { agePolicy, prerequisiteMinutes, completedMinutes }, verdictsTexts(locale));
  return copy.text ?? t.ownPage;
}
