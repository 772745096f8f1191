import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../tests/support/store-backends.ts';
import { isSealedCopy, openCopy, sealCopy } from './sealed-copy.ts';

const KEY = 'a1'.repeat(32);
const TEXT = Buffer.from('emergency contact of Ann '.repeat(20_000));

let folder: string;
let remove: () => void;
let plain: string;
let sealed: string;
let opened: string;
beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  plain = join(folder, 'plain.db');
  sealed = join(folder, 'sealed.db');
  opened = join(folder, 'opened.db');
  writeFileSync(plain, TEXT);
  await sealCopy(plain, sealed, KEY);
});
afterEach(() => remove());

it('a sealed copy holds nothing readable, is its owner’s only, and opens with its key [SAF-36]', async () => {
  expect(readFileSync(sealed).includes('emergency')).toBe(false);
  expect(statSync(sealed).mode & 0o077).toBe(0);
  expect([isSealedCopy(sealed), isSealedCopy(plain), isSealedCopy(join(folder, 'none'))]).toEqual([
    true,
    false,
    false,
  ]);
  await openCopy(sealed, opened, KEY);
  expect(readFileSync(opened).equals(TEXT)).toBe(true);
  expect(statSync(opened).mode & 0o077).toBe(0);
});

it('the same database never looks the same twice [SAF-36]', async () => {
  const again = join(folder, 'again.db');
  await sealCopy(plain, again, KEY);
  expect(readFileSync(again).equals(readFileSync(sealed))).toBe(false);
});

it('an empty file and one of random bytes come back as they were', async () => {
  for (const bytes of [Buffer.alloc(0), randomBytes(70_001)]) {
    writeFileSync(plain, bytes);
    await sealCopy(plain, sealed, KEY);
    await openCopy(sealed, opened, KEY);
    expect(readFileSync(opened).equals(bytes)).toBe(true);
  }
});

it('another key, a changed byte and a lost end are refused, and leave no file [SAF-36]', async () => {
  await expect(openCopy(sealed, opened, 'b2'.repeat(32))).rejects.toThrow(/sealed with another key/);
  const bytes = readFileSync(sealed);
  const changed = join(folder, 'changed.db');
  for (const at of [20, 40, bytes.length - 1]) {
    const copy = Buffer.from(bytes);
    copy.writeUInt8((copy.readUInt8(at) + 1) % 256, at);
    writeFileSync(changed, copy);
    await expect(openCopy(changed, opened, KEY)).rejects.toThrow(/was changed since/);
  }
  truncateSync(changed, bytes.length - 1);
  await expect(openCopy(changed, opened, KEY)).rejects.toThrow(/was changed since/);
  truncateSync(changed, 25);
  await expect(openCopy(changed, opened, KEY)).rejects.toThrow(/is not whole/);
  expect([existsSync(opened), existsSync(`${opened}.partial`)]).toEqual([false, false]);
});
