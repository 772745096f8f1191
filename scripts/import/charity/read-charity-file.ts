import { readFileSync } from 'node:fs';
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
import { readZip } from './read-zip.ts';

export type ReadCharity = { manifest: CharityManifest; people: readonly FileRow[]; tables: FileTables };

/** Reads a charity's file and checks all of it. Throws MalformedFileError with the part, the line and the column. */
export function readCharityFile(file: string): ReadCharity {
  const files = readZip(file, readFileSync(file));
  const manifest = readManifest(file, files.get(MANIFEST_NAME));
  const linesOf = (name: string) => readRows(file, name, files.get(`${name}.jsonl`), manifest.tables[name]);
  const tables = new Map(
    CHARITY_TABLES.map((kept) => {
      const rows = linesOf(kept.name);
      for (const [at, row] of rows.entries()) checkRow(file, kept, row, at + 1);
      return [kept.name, rows] as const;
    }),
  );
  const [charity, ...more] = tables.get('charity') ?? [];
  if (charity?.id !== manifest.charity.id || more.length > 0)
    throw malformedAt(file, 'charity.jsonl', 'expected the charity of the manifest, and no other.');
  return { manifest, people: linesOf(PEOPLE_NAME), tables };
}

function readManifest(file: string, content: Buffer | undefined): CharityManifest {
  const manifest = content && (parsed(content.toString()) as Partial<CharityManifest> | null);
  if (manifest?.format !== CHARITY_FILE_FORMAT || !manifest.charity?.id || !manifest.tables)
    throw malformedAt(file, MANIFEST_NAME, 'expected a file with everything of a charity.');
  if (manifest.version !== CHARITY_FILE_VERSION)
    throw malformedAt(
      file,
      MANIFEST_NAME,
      `expected version ${CHARITY_FILE_VERSION}, found ${String(manifest.version)}.`,
    );
  return manifest as CharityManifest;
}

function readRows(
  file: string,
  name: string,
  content: Buffer | undefined,
  count: number | undefined,
): FileRow[] {
  const place = `${name}.jsonl`;
  const lines = content?.toString().split('\n') ?? [];
  if (lines.at(-1) === '') lines.pop();
  if (content === undefined || lines.length !== count)
    throw malformedAt(
      file,
      `${place}, line ${lines.length}`,
      `expected ${count ?? 0} lines. Nothing was imported.`,
    );
  return lines.map((line, at) => {
    const row = parsed(line);
    if (row === null || typeof row !== 'object' || Array.isArray(row))
      throw malformedAt(file, `${place}, line ${at + 1}`, 'expected an object. Nothing was imported.');
    return row as FileRow;
  });
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
    throw malformedAt(
      file,
      `${kept.name}.jsonl, line ${line}, ${column}`,
      `expected ${expected}. Nothing was imported.`,
    );
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
