import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MalformedFileError } from './malformed-file.ts';
import { readCsvRows } from './read-csv-rows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rows-'));

async function rowsOf(content: string | Buffer) {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, content);
  const rows: { row: number; id: string; name: string }[] = [];
  for await (const { row, value } of readCsvRows(file, ['id', 'name'])) rows.push({ row, ...value });
  return rows;
}

describe('rows of a CSV file', () => {
  it('come one by one with the wanted columns as they stand there', async () => {
    expect(await rowsOf('\uFEFFname,more,id\r\n"Ünï, ""x""\nsecond line ",?, 7 \r\n\r\n=1+1,,\r\n')).toEqual([
      { row: 1, id: ' 7 ', name: 'Ünï, "x"\nsecond line ' },
      { row: 2, id: '', name: '=1+1' },
    ]);
    expect(await rowsOf('id,name\n')).toEqual([]);
  });

  it('come from a file of several chunks, with characters cut between two of them', async () => {
    const names = Array.from({ length: 20_000 }, (_, id) => `${'é'.repeat(id % 7)}🌱`);
    const rows = await rowsOf(`id,name\n${names.map((name, id) => `${id},${name}`).join('\n')}`);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.at(-1)).toMatchObject({ row: 20_000, id: '19999' });
  });

  it.each<[string, string | Buffer, string]>([
    ['is empty', '', 'empty'],
    ['lacks a column', 'id,title\n1,a\n', 'lacks name'],
    ['has a column twice', 'id,name,name\n1,a,b\n', 'name twice'],
    ['is separated otherwise', 'id;name\n1;a\n', 'lacks id, name'],
    ['has a cell too few', 'id,name\n1,a\n2\n', 'line 3'],
    ['has a cell too many', 'id,name\n1,a,b\n', 'line 2'],
    ['has an open quotation mark', 'id,name\n1,"a\n2,b\n', 'Quote Not Closed'],
    ['has text behind a quotation', 'id,name\n1,"a"b\n', 'Invalid Closing Quote'],
    ['has a quotation mark inside a cell', 'id,name\n1,a"b"\n', 'Invalid Opening Quote'],
    ['is in Latin-1', Buffer.from('id,name\n1,Caf\xe9\n', 'latin1'), 'not text in UTF-8'],
    ['ends inside a character', Buffer.concat([Buffer.from('id,name\n1,'), Buffer.from([0xc3])]), 'UTF-8'],
    ['is in UTF-16', Buffer.from('\uFEFFid,name\n1,a\n', 'utf16le'), 'not text in UTF-8'],
    ['holds a null character', 'id,name\n1,a\0\n', 'not text in UTF-8'],
    ['never ends a row', `id,name\n1,"${'x'.repeat(1_100_000)}`, 'not valid CSV'],
  ])('a file that %s is refused as malformed', async (_, content, message) => {
    await expect(rowsOf(content)).rejects.toThrow(MalformedFileError);
    await expect(rowsOf(content)).rejects.toThrow(message);
  });

  it('a file that is not there is no malformed one', async () => {
    const rows = readCsvRows(path.join(folder, 'missing.csv'), ['id']);
    await expect(rows.next()).rejects.toThrow('ENOENT');
  });
});
