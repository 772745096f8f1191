import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MalformedFileError } from './malformed-file.ts';
import { readJsonArray } from './read-json-array.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rows-'));

async function rowsOf(text: string): Promise<unknown[]> {
  const file = path.join(folder, 'rows.json');
  writeFileSync(file, text);
  const rows: unknown[] = [];
  for await (const { value } of readJsonArray(file)) rows.push(value);
  return rows;
}

describe('rows of a JSON file', () => {
  it('come one by one, each whole, whatever bytes stand before them', async () => {
    expect(await rowsOf('\uFEFF [{"a": [1, {"b": "ü"}]}, 2, null]')).toEqual([
      { a: [1, { b: 'ü' }] },
      2,
      null,
    ]);
    expect(await rowsOf('[]')).toEqual([]);
  });

  it('come from a file of several chunks', async () => {
    const long = Array.from({ length: 5000 }, (_, id) => ({ id, text: 'é'.repeat(20) }));
    expect(await rowsOf(JSON.stringify(long))).toEqual(long);
  });

  it.each(['', '{"a": 1}', '[1, 2', '[1,, 2]', '[1] 2', 'not json', '"text"'])(
    '«%s» is refused as malformed',
    async (text) => {
      await expect(rowsOf(text)).rejects.toThrow(MalformedFileError);
    },
  );
});
