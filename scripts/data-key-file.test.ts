import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DATA_KEY_PATTERN } from '#api/process/config/data-key.ts';
import { configFor } from './command-line.ts';
import { dataKeyBeside } from './data-key-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'data-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the key is made at the first start beside the database, for its owner only, and stays the same', () => {
  const database = path.join(folder, 'new', 'app.db');
  const key = dataKeyBeside(database);
  expect(key).toMatch(DATA_KEY_PATTERN);
  expect(dataKeyBeside(database)).toBe(key);
  expect(readdirSync(path.dirname(database))).toEqual(['data.key']);
  expect(statSync(path.join(folder, 'new', 'data.key')).mode & 0o777).toBe(0o600);
});

it('a file that holds no key stops the start and is not replaced', () => {
  writeFileSync(path.join(folder, 'data.key'), 'oops');
  expect(() => dataKeyBeside(path.join(folder, 'app.db'))).toThrow('holds no key');
});

it('a given key outdoes the file; a libSQL server has no place for one and asks for it', () => {
  const given = { DATABASE_URL: `file:${folder}/app.db`, DATA_KEY: 'ab'.repeat(32) };
  const sealed = configFor(given).dataKey.seal('mail', 'text');
  expect(readdirSync(folder)).toEqual([]);
  expect(configFor({ ...given, DATABASE_URL: 'http://127.0.0.1:8080' }).dataKey.open('mail', sealed)).toBe(
    'text',
  );
  expect(() => configFor({ DATABASE_URL: 'http://127.0.0.1:8080' })).toThrow('DATA_KEY');
});
