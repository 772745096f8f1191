import { resultOf, rewardOf } from '#domain/attendance/quest-history.ts';
import { formatTime } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { QuestHistoryQuery } from '../../gql/generated.ts';
import { paths } from '../../lib/paths.ts';

export type SignUp = QuestHistoryQuery['getChariteerMergedContracts']['mergedContracts'][number];

/** One sign-up as its row shows it. */
export type HistoryRow = {
  contractId: string;
  title: string;
  /** Null where the quest cannot be opened any more. */
  href: string | null;
  charity: string | null;
  /** '2024', only of another year than this. */
  year: string | null;
  /** Epoch ms; null for a role without a date. */
  startedAt: number | null;
  /** '9:00 am to 12:00 pm'; null without a start. */
  time: string | null;
  result: string;
  reward: string | null;
};

/** `now` in epoch ms. */
export function historyRow(signUp: SignUp, now: number): HistoryRow {
  const { id: contractId, quest } = signUp.contract;
  const result = { contractId, result: resultOf(signUp), reward: rewardOf(signUp) };
  if (!quest) {
    const unknown = { href: null, charity: null, startedAt: null, year: null, time: null };
    return { ...result, title: 'A Quest that is closed', ...unknown };
  }
  const [start, end] = [quest.startedAt, quest.endedAt].map((text) => (text ? Date.parse(text) : null));
  return {
    ...result,
    title: quest.eventTitle,
    href: paths.quest(quest.provider.id, quest.id),
    charity: quest.provider.name,
    startedAt: start ?? null,
    year: start && yearOf(start) !== yearOf(now) ? yearOf(start) : null,
    time: start ? [start, end].flatMap((at) => (at ? formatTime(at) : [])).join(' to ') : null,
  };
}

const yearOf = (instant: number) => newYorkDay(instant).slice(0, 4);
