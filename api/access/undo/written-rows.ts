import { createHash } from 'node:crypto';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { changedColumns, type RowImage, type WrittenRows } from '#domain/quests/changes/undo.ts';
import { type RowImages, WATCHED } from './watched-rows.ts';

/** What was deleted, with the token that brings it back for 10 s. */
export type DeletedRow = { id: string; undoToken: string | null };

const NONE: ReadonlyMap<string, string> = new Map();

/** What a change wrote: the rows in which the images of before and after differ. */
export function writtenRows(before: RowImages, after: RowImages): WrittenRows[] {
  return WATCHED.flatMap(({ part, keys, columns }) => {
    const [old, now] = [before.get(part) ?? NONE, after.get(part) ?? NONE];
    const inserted = [...now.keys()].filter((key) => !old.has(key)).map((key) => rowOf(keys, key));
    const deleted = [...old].flatMap(([key, image]) => (now.has(key) ? [] : [rowOf(columns, image)]));
    const updated = [...old].flatMap(([key, image]) => {
      const left = now.get(key);
      return left === undefined || left === image
        ? []
        : [{ ...changedColumns(rowOf(columns, image), rowOf(columns, left)), ...rowOf(keys, key) }];
    });
    const isWritten = inserted.length + updated.length + deleted.length > 0;
    return isWritten ? [{ part, inserted, updated, deleted }] : [];
  });
}

/** Hash of all watched rows; any change by anyone changes it. */
export function fingerprintOf(images: RowImages): string {
  const hash = createHash('sha256');
  for (const { part } of WATCHED) {
    const rows = [...(images.get(part) ?? NONE)].sort(([one], [other]) => (one < other ? -1 : 1));
    hash.update(`\n${part}\n${rows.map(([, image]) => image).join('\n')}`);
  }
  return hash.digest('hex');
}

function rowOf(columns: readonly SQLiteColumn[], json: string): RowImage {
  const values = JSON.parse(json) as RowImage[string][];
  return Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null]));
}
