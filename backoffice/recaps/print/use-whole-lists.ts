import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { byNumberThenName } from '#domain/recaps/leaderboard-order.ts';
import { collectParts, pagesOf } from '../../files/collect-parts.ts';
import type { RecapList } from '../../gql/generated.ts';
import type { ConsoleDataProvider } from '../../resources/data-provider.ts';
import { recapPrint } from '../figures/recap-methods.ts';
import { firstSortOf, type RecapEntry, type RecapTable, tablesOf } from '../tables/recap-tables.ts';

export type WholeList = { table: RecapTable; entries: readonly RecapEntry[] };

/** Everyone in the lists of a period, fetched part after part; null until all are there. */
export function useWholeLists({ providerId, period }: { providerId: string; period: string }) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [lists, setLists] = useState<readonly WholeList[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    const { signal, abort } = aborter();
    async function collect(table: RecapTable): Promise<WholeList> {
      const fetchPart = (part: number) =>
        dataProvider.run(recapPrint, { providerId, period, list: table.list, ...pagesOf(part) });
      const entries = await collectParts({
        fetchPart,
        idOf: ({ chariteer }) => chariteer.id,
        onProgress: () => {},
        signal,
      });
      return { table, entries: inOrderOf(table.list, entries) };
    }
    async function collectAll(): Promise<void> {
      const collected: WholeList[] = [];
      for (const table of tablesOf(period)) collected.push(await collect(table));
      setLists(collected);
    }
    collectAll().catch((failure: Error) => signal.aborted || setError(failure));
    return abort;
  }, [dataProvider, providerId, period, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { lists, error, retry };
}

function aborter() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The order in which a list stands at first: by minutes, or by times absent, then by name. */
function inOrderOf(list: RecapList, entries: readonly RecapEntry[]): RecapEntry[] {
  const { field } = firstSortOf(list);
  return byNumberThenName(entries, (entry) => {
    const { id, nameFirst, nameLast } = entry.chariteer;
    const number = field === 'absentCount' ? entry.absentCount : entry.combinedMinutes;
    return { id, nameFirst, nameLast, number };
  });
}
