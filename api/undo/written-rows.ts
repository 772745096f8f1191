import { createHash } from 'node:crypto';
import { changedColumns, type RowImage, type WrittenRows } from '#domain/undo.ts';
import { type RowImages, WATCHED } from './watched-rows.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** What a change wrote: the rows in which the images of before and after differ. */
export function writtenRows(before: RowImages, after: RowImages): WrittenRows[] {
  return WATCHED.flatMap(({ part }) => {
    const [old, now] = [before.get(part) ?? NONE, after.get(part) ?? NONE];
    const inserted = [...now.keys()].filter((key) => !old.has(key)).map(parse);
    const deleted = [...old].flatMap(([key, image]) => (now.has(key) ? [] : [parse(image)]));
    const updated = [...old].flatMap(([key, image]) => {
      const left = now.get(key);
      return left === undefined || left === image
        ? []
        : [{ ...changedColumns(parse(image), parse(left)), ...parse(key) }];
    });
    const isWritten = inserted.length + updated.length + deleted.length > 0;
    return isWritten ? [{ part, inserted, updated, deleted }] : [];
  });
}

/** One text for all that is there: any change by anybody makes another one of it. */
export function fingerprintOf(images: RowImages): string {
  const hash = createHash('sha256');
  for (const [part, rows] of images) {
    hash.update(`\n${part}`);
    for (const image of rows.values()) hash.update(`\n${image}`);
  }
  return hash.digest('hex');
}

function parse(json: string): RowImage {
  return JSON.parse(json) as RowImage;
}
