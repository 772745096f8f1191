import { readFileSync, statSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CHARITY_TABLES } from '#api/operations/charity-files/charity-tables.ts';
import type { FileTable, Kept } from '#api/operations/charity-files/file-table.ts';
import type { FileTables } from '#api/operations/charity-files/plan-import.ts';
import { type FileRow, keptColumns } from '#api/operations/charity-files/read-table.ts';
import {
  CHARITY_FILE_FORMAT,
  CHARITY_FILE_VERSION,
  type CharityManifest,
  MANIFEST_NAME,
  PEOPLE_NAME,
} from '#domain/charity-files/charity-file.ts';
import { malformedAt } from '../malformed-file.ts';
import { readZip, refuseLargeArchive } from './read-zip.ts';

export type ReadCharity = { manifest: CharityManifest; people: readonly FileRow[]; tables: FileTables };

/** The parts that are read; the others, which are for people, are not unpacked. */
const PARTS = new Set([
  MANIFEST_NAME,
  ...[PEOPLE_NAME, ...CHARITY_TABLES.map(({ name }) => name)].map(partOf),
]);
const NEW_LINE = '\n'.charCodeAt(0);

/** Reads a charity's file and checks all of it. Throws MalformedFileError with the part, the line and the column. */
export function readCharityFile(file: string): ReadCharity {
  refuseLargeArchive(file, statSync(file).size);
  const files = readZip(file, readFileSync(file), (name) => PARTS.has(name));
  const manifest = readManifest(file, files.get(MANIFEST_NAME));
  const rowsOf = (name: string, check: (row: FileRow, line: number) => void) => {
    const part = { place: partOf(name), content: files.get(partOf(name)), count: manifest.tables[name] ?? 0 };
    return readRows(file, part, check);
  };
  const tables = new Map(
    CHARITY_TABLES.map((kept) => {
      const rows = rowsOf(kept.name, (row, line) => checkRow(file, kept, row, line));
      return [kept.name, rows] as const;
    }),
  );
  const [charity, ...more] = tables.get('charity') ?? [];
  if (charity?.id !== manifest.charity.id || more.length > 0)
    throw malformedAt(file, 'charity.jsonl', 'expected the charity of the manifest, and no other.');
  const people = rowsOf(PEOPLE_NAME, ({ id }, line) => {
    if (typeof id !== 'string') throw malformedIn(file, `${partOf(PEOPLE_NAME)}, line ${line}, id`, 'a text');
  });
  return { manifest, people, tables };
}

function partOf(name: string): string {
  return `${name}.jsonl`;
}

/** The error of a file of which nothing was imported. */
function malformedIn(file: string, place: string, expected: string): Error {
  return malformedAt(file, place, `expected ${expected}. Nothing was imported.`);
}

function readManifest(file: string, content: Buffer | undefined): CharityManifest {
  const manifest = content && (parsed(content.toString()) as Partial<CharityManifest> | null);
  const { charity, district, tables } = manifest ?? {};
  if (manifest?.format !== CHARITY_FILE_FORMAT || !charity?.id || !district?.name || !tables)
    throw malformedAt(file, MANIFEST_NAME, 'expected a file with everything of a charity.');
  if (manifest.version !== CHARITY_FILE_VERSION)
    throw malformedAt(
      file,
      MANIFEST_NAME,
      `expected version ${CHARITY_FILE_VERSION}, found ${String(manifest.version)}.`,
    );
  return manifest as CharityManifest;
}

type Part = { place: string; content: Buffer | undefined; count: number };

/** The rows of a part, each checked before the next is read. */
function readRows(
  file: string,
  { place, content, count }: Part,
  check: (row: FileRow, line: number) => void,
): FileRow[] {
  const lines = content === undefined ? 0 : countLines(content);
  if (content === undefined || lines !== count)
    throw malformedIn(file, `${place}, line ${lines}`, `${count} lines`);
  const rows: FileRow[] = [];
  for (const line of linesIn(content)) {
    const [at, row] = [rows.length + 1, parsed(line)];
    if (row === null || typeof row !== 'object' || Array.isArray(row))
      throw malformedIn(file, `${place}, line ${at}`, 'an object');
    check(row as FileRow, at);
    rows.push(row as FileRow);
  }
  return rows;
}

function countLines(content: Buffer): number {
  const isOpen = content.length > 0 && content.at(-1) !== NEW_LINE;
  return content.reduce((sum, byte) => (byte === NEW_LINE ? sum + 1 : sum), isOpen ? 1 : 0);
}

/** Lines one after the other: there may be more than one text holds. */
function* linesIn(content: Buffer): Generator<string> {
  for (let from = 0; from < content.length; ) {
    const found = content.indexOf(NEW_LINE, from);
    const end = found === -1 ? content.length : found;
    yield content.toString('utf8', from, end);
    from = end + 1;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function checkRow(file: string, kept: FileTable, row: FileRow, line: number): void {
  const columns: Record<string, SQLiteColumn> = getTableColumns(kept.table);
  const known = new Map(keptColumns(kept));
  const refuse = (column: string, expected: string) => {
    throw malformedIn(file, `${partOf(kept.name)}, line ${line}, ${column}`, expected);
  };
  for (const name of Object.keys(row)) if (!known.has(name)) refuse(name, 'a known column');
  for (const [name, kind] of known) {
    const column = columns[name];
    const value = row[name] ?? null;
    if (value === null && column?.notNull && !(column.hasDefault && row[name] === undefined))
      refuse(name, 'a value');
    if (value !== null && !isOfKind(kind, value)) refuse(name, EXPECTED[kindName(kind)] ?? 'a text');
  }
}

const kindName = (kind: Kept) => (typeof kind === 'object' ? 'text' : kind);
const EXPECTED: Partial<Record<string, string>> = {
  number: 'a number',
  flag: 'true or false',
  url: 'an address on the web',
  time: 'a time in ISO 8601',
};

function isOfKind(kind: Kept, value: unknown): boolean {
  switch (kind) {
    case 'number':
      return Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'url':
      return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
    case 'json':
      return true;
    case 'time':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return typeof value === 'string';
  }
}
