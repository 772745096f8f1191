import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MalformedFileError } from './malformed-file.ts';
import { readCsvRows } from './read-csv-rows.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rows-'));

const COLUMNS = { needed: ['id', 'name'], optional: ['focus'], aliases: { fullname: 'name' } } as const;

async function rowsOf(content: string | Buffer) {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, content);
  const rows: { row: number; id: string; name: string }[] = [];
  for await (const { row, value } of readCsvRows(file, COLUMNS)) rows.push({ row, ...value });
  return rows;
}

describe('rows of a CSV file', () => {
  it('come one by one with the wanted columns as they stand there', async () => {
    expect(await rowsOf('\uFEFFname,more,id\r\n"Ünï, ""x""\nsecond line ",?, 7 \r\n\r\n=1+1,,\r\n')).toEqual([
      { row: 1, id: ' 7 ', name: 'Ünï, "x"\nsecond line ', focus: '' },
      { row: 2, id: '', name: '=1+1', focus: '' },
    ]);
    expect(await rowsOf('id,name\n')).toEqual([]);
  });

  it('come from a file of several chunks, with characters cut between two of them', async () => {
    const names = Array.from({ length: 20_000 }, (_, id) => `${'é'.repeat(id % 7)}🌱`);
    const rows = await rowsOf(`id,name\n${names.map((name, id) => `${id},${name}`).join('\n')}`);
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.at(-1)).toMatchObject({ row: 20_000, id: '19999' });
  });

  it.each<[string, string | Buffer]>([
    ['semicolons', 'id;name\n1;"a;b"\n'],
    ['tabs', 'id\tname\r\n1\ta;b\r\n'],
    ['bars', 'id|name\n1|a;b\n'],
    ['a byte order mark', '\uFEFFid,name\n1,a;b\n'],
    ['UTF-16', Buffer.from('\uFEFFid,name\n1,a;b\n', 'utf16le')],
    ['other headings', 'FULL_NAME,Other,ID\na;b,,1\n'],
  ])('are read from a file with %s', async (_, content) => {
    expect(await rowsOf(content)).toMatchObject([{ row: 1, id: '1', name: 'a;b' }]);
  });

  it('are named by the line where they start, after line breaks in quotes', async () => {
    const file = path.join(folder, 'lines.csv');
    writeFileSync(file, 'id,name\n1,"a\nb\r\nc"\n\n2,d\n');
    const places: string[] = [];
    for await (const { place } of readCsvRows(file, COLUMNS)) places.push(place);
    expect(places).toEqual(['line 2', 'line 6']);
  });

  it.each<[string, string | Buffer, string]>([
    ['is empty', '', 'empty'],
    [
      'lacks a column',
      'id,title\n1,a\n',
      'rows.csv, line 1: expected a header with the columns id, name; it lacks name',
    ],
    ['has a column twice', 'id,name,name\n1,a,b\n', 'rows.csv, line 1, column 3: expected each column once'],
    ['has a column twice by another name', 'id,name,Full Name\n1,a,b\n', 'name twice'],
    ['has a cell too few', 'id,name\n1,a\n2\n', 'rows.csv, line 3, column 2: expected 2 cells, found 1'],
    [
      'has a cell too many',
      'id;name\n1;"a\nb"\n2;a;b\n',
      'rows.csv, line 4, column 3: expected 2 cells, found 3',
    ],
    ['has an open quotation mark', 'id,name\n1,"a\n2,b\n', 'line 2: expected a whole row'],
    ['has text behind a quotation', 'id,name\n1,"a"b\n', 'line 2, column 2: expected a separator after'],
    [
      'has a quotation mark inside a cell',
      'id,name\n1,a"b"\n',
      'line 2, column 2: expected a quotation mark only',
    ],
    [
      'is in Latin-1',
      Buffer.from('id,name\n1,Caf\xe9\n', 'latin1'),
      'expected text in UTF-8. Save the file as',
    ],
    ['ends inside a character', Buffer.concat([Buffer.from('id,name\n1,'), Buffer.from([0xc3])]), 'UTF-8'],
    ['holds a null character', 'id,name\n1,a\0\n', 'expected text in UTF-8. Save the file as'],
    ['never ends a row', `id,name\n1,"${'x'.repeat(1_100_000)}`, 'line 2'],
  ])('a file that %s is refused as malformed', async (_, content, message) => {
    await expect(rowsOf(content)).rejects.toThrow(MalformedFileError);
    await expect(rowsOf(content)).rejects.toThrow(message);
  });

  it('a file that is not there is no malformed one', async () => {
    const rows = readCsvRows(path.join(folder, 'missing.csv'), COLUMNS);
    await expect(rows.next()).rejects.toThrow('ENOENT');
  });
});
