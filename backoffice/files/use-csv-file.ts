import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import type { ExportFile } from '../gql/generated.ts';
import { collectParts } from './collect-parts.ts';
import { saveCsv } from './save-csv.ts';

export type CsvFile<Row extends RaRecord<string>> = {
  /** How it stands in the audit log. */
  kind: ExportFile;
  /** The resource whose pages are the parts of the list. */
  resource: string;
  filter: { providerId: string } & Record<string, unknown>;
  name: string;
  toText(rows: readonly Row[]): string;
};

export type FileProgress = { done: number; total: number };

/** Makes a file of a long list: notes it in the audit log, fetches part after part, saves. Null progress: idle. */
export function useCsvFile<Row extends RaRecord<string>>(file: CsvFile<Row>) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  // Nobody waits for a file whose page was left.
  useEffect(() => () => running.current?.abort(), []);

  async function make(signal: AbortSignal): Promise<void> {
    const { kind, resource, filter, name, toText } = file;
    await dataProvider.create('exports', { data: { providerId: filter.providerId, file: kind } });
    const fetchPart = (page: number) =>
      dataProvider.getList<Row>(resource, {
        filter,
        pagination: { page, perPage: PART },
        sort: { field: 'id', order: 'ASC' },
      });
    const onProgress = (done: number, total: number) => setProgress({ done, total });
    saveCsv(name, toText(await collectParts({ fetchPart, idOf: ({ id }) => id, onProgress, signal })));
  }

  async function start(): Promise<void> {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      await make(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) notify((error as Error).message, { type: 'error' });
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}

/** Rows of a part, as the documents of the files ask for them. */
const PART = 500;
