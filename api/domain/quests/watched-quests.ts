import { addDays, instantOf, isMonth, monthBounds } from '../time/new-york-time.ts';

/** What a page watches for changes by other people: one quest, or a month of a charity's calendar. */
export type Watched = { questId: string } | { providerId: string; month: string };

/** Address of the server-sent events about changes. */
export const CHANGES_ADDRESS = '/changes';

/** The query string that asks to watch something. */
export function queryOfWatched(watched: Watched): string {
  const asked: Record<string, string> =
    'questId' in watched ? { quest: watched.questId } : { charity: watched.providerId, month: watched.month };
  return String(new URLSearchParams(asked));
}

const MOST_LETTERS = 200;

/** What a query string asks to watch; null if it names nothing. */
export function readWatched(asked: Readonly<Record<string, string>>): Watched | null {
  const { quest = '', charity = '', month = '' } = asked;
  if (Math.max(quest.length, charity.length) > MOST_LETTERS) return null;
  if (quest !== '') return { questId: quest };
  return charity !== '' && isMonth(month) ? { providerId: charity, month } : null;
}

const WEEK_DAYS = 7;

/** When the quests start that a month's page shows, those of the weeks around it too. Epoch ms. */
export function watchedWindow(month: string): { from: number; until: number } {
  const { end } = monthBounds(month);
  const from = instantOf(addDays(`${month}-01`, -WEEK_DAYS), '00:00');
  return { from, until: end + (WEEK_DAYS + 1) * 86_400_000 };
}

/** What pages show of quests, as a text by each quest's id that differs after any change. */
export type QuestStates = ReadonlyMap<string, string>;

/** Ids of quests that were changed, came or went. */
export function changedQuests(before: QuestStates, after: QuestStates): string[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].filter((id) => before.get(id) !== after.get(id));
}
