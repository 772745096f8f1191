import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { collectParts } from '../../files/collect-parts.ts';
import { inOrderOf } from '../recap-order.ts';
import { type RecapEntry, type RecapTable, tablesOf } from '../tables/recap-tables.ts';

export type WholeList = { table: RecapTable; entries: readonly RecapEntry[] };

/** Everybody in the lists of a period, fetched part after part; null until all are there. */
export function useWholeLists({ providerId, period }: { providerId: string; period: string }) {
  const dataProvider = useDataProvider();
  const [lists, setLists] = useState<readonly WholeList[] | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    const { signal, abort } = aborter();
    async function collect(table: RecapTable): Promise<WholeList> {
      const filter = { providerId, period, list: table.list };
      const fetchPart = (page: number) =>
        dataProvider.getList<RecapEntry & RaRecord<string>>('recapPrint', {
          filter,
          pagination: { page, perPage: 500 },
          sort: { field: 'id', order: 'ASC' },
        });
      const entries = await collectParts({ fetchPart, idOf: ({ id }) => id, onProgress: () => {}, signal });
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
