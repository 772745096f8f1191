import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import type { RecapList } from '../gql/generated.ts';
import { firstSortOf, type RecapEntry } from './tables/recap-tables.ts';

/** The order in which a list stands at first: by minutes, or by times absent, then by name. */
export function inOrderOf(list: RecapList, entries: readonly RecapEntry[]): RecapEntry[] {
  const { field } = firstSortOf(list);
  return byNumberThenName(entries, (entry) => {
    const { id, nameFirst, nameLast } = entry.chariteer;
    const number = field === 'absentCount' ? entry.absentCount : entry.combinedMinutes;
    return { id, nameFirst, nameLast, number };
  });
}
