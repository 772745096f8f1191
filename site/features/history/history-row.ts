import { assumedEnds } from '#domain/attendance/check-in.ts';
import { resultOf, resultText, rewardOf } from '#domain/attendance/quest-history.ts';
import { joinParts } from '#domain/text/joined-parts.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { hoursClaimTexts } from '#domain/texts/generated/hours-claim.ts';
import { questHistoryTexts } from '#domain/texts/generated/quest-history.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { QuestHistoryQuery } from '../../gql/generated.ts';
import { titleFor, type WordsFor } from '../../lib/language/quest-words-for.ts';
import { paths } from '../../lib/paths.ts';
import { claimStanding, refusalOfMark } from '../hours/claim-standing.ts';

type History = QuestHistoryQuery['getChariteerMergedContracts'];
export type SignUp = History['mergedContracts'][number];
export type HistoryMonth = History['months'][number];

/** Sign-up as its row shows it. */
export type HistoryRow = {
  contractId: string;
  /** 'YYYY-MM' in New York. */
  month: string;
  /** Null, as its address, where the quest cannot be opened any more. */
  title: WordsFor | null;
  href: string | null;
  charity: string | null;
  /** Epoch ms; null for a role without a date. */
  startedAt: number | null;
  /** '9:00 am to 12:00 pm'; null without a start. */
  time: string | null;
  /** How it ended, as it is kept, and in the language of the page. */
  result: string;
  outcome: string;
  /** '2.5 hours' by itself; null where none were earned. */
  hours: string | null;
  /** Hours and REP. */
  reward: string | null;
  /** Times and minutes as they count, and each entry in words; empty where nothing was recorded. */
  record: string[];
  /** Whether the volunteer can say that the mark is wrong. */
  isDisputable: boolean;
  /** How the volunteer's latest claim about the mark stands; null without one. */
  claim: string | null;
  /** The own answer to “Would you come again?”, and where it is given or changed; null where there is neither. */
  feedback: OwnAnswer | null;
};

export type OwnAnswer = Pick<SignUp['contract'], 'ownFeedback' | 'feedbackPath'>;

/** For whom a row is drawn, and when (epoch ms). */
type Reader = { locale: Locale; now: number };

export function historyRow({ locale, now }: Reader, signUp: SignUp): HistoryRow {
  const { id: contractId, quest, ownFeedback, feedbackPath } = signUp.contract;
  const kept = resultOf(signUp);
  const result = {
    contractId,
    month: signUp.month,
    result: kept,
    outcome: resultText(locale, kept),
    hours: rewardOf(locale, { credits: signUp.credits.filter(({ type }) => type === 'volunteerTime') }),
    reward: rewardOf(locale, signUp),
    record: recordOf(signUp, locale),
    isDisputable: isDisputable(signUp, now),
    claim: claimOf(signUp, locale),
    feedback: ownFeedback || feedbackPath ? { ownFeedback, feedbackPath } : null,
  };
  if (!quest) {
    const unknown = { href: null, charity: null, startedAt: null, time: null };
    return { ...result, title: null, ...unknown };
  }
  const [start, end] = [quest.startedAt, quest.endedAt].map((text) => (text ? Date.parse(text) : null));
  return {
    ...result,
    title: titleFor(locale, quest),
    href: paths.quest(quest.provider.id, quest.id),
    charity: quest.provider.name,
    startedAt: start ?? null,
    time: start ? timeOf(start, end ?? null, locale) : null,
  };
}

function isDisputable({ contract }: SignUp, now: number): boolean {
  return refusalOfMark(contract, contract.hoursClaim, now) === null;
}

function claimOf({ contract: { hoursClaim } }: SignUp, locale: Locale): string | null {
  return hoursClaim && hoursClaimTexts(locale).yours({ standing: claimStanding(locale, hoursClaim) });
}

/** What was recorded, oldest first: when, by whose role, the state, the times and the minutes. */
function recordOf({ contract }: SignUp, locale: Locale): string[] {
  const t = questHistoryTexts(locale);
  const { date, time, duration } = formatsFor(locale);
  const entries = (contract.attendanceEntries ?? []).map((entry) => ({ ...entry, at: Date.parse(entry.at) }));
  const isAssumed = assumedEnds(
    entries.map(({ way, at, departureAfter: left }) => ({
      way,
      at,
      departureAfter: left === null ? null : Date.parse(left),
    })),
  );
  return entries.map(({ at, ...entry }, index) => {
    const [arrival, departure] = [entry.arrivalAfter, entry.departureAfter].map((text) =>
      text === null ? null : Date.parse(text),
    );
    const times = arrival == null ? null : timeOf(arrival, departure ?? null, locale);
    const state = entry.statusAfter ? resultText(locale, entry.statusAfter) : t.unmarked;
    const minutes = times && duration(entry.minutesAfter);
    return joinParts(
      [
        date(newYorkDay(at)),
        time(at),
        t[entry.role],
        state,
        times,
        isAssumed[index] ? t.assumed : null,
        minutes,
      ],
      ' · ',
    );
  });
}

function timeOf(start: number, end: number | null, locale: Locale): string {
  const { time } = formatsFor(locale);
  return end === null ? time(start) : questHistoryTexts(locale).times({ from: time(start), to: time(end) });
}
