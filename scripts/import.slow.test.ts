import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AS_COMMAND } from '../tests/support/started-process.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function runImport(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: `file:${path.join(folder, 'app.db')}` };
  return spawnSync('node', [AS_COMMAND, 'scripts/import.ts', ...words], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
}

describe('npm run import', () => {
  it.each([
    ['nyc-opportunities', '5 created, 0 updated, 0 unchanged, 1 shortened, 1 clamped, 7 left out, 8 refused'],
    ['irs-organizations', '5 created, 0 updated, 0 unchanged, 0 shortened, 0 clamped, 1 left out, 6 refused'],
  ])('%s prints what was not taken as it stood, then the sums', (kind, sums) => {
    const { status, stdout } = runImport(kind, `tests/fixtures/${kind}.csv`);
    expect(status).toBe(2);
    expect(stdout).toContain(sums);
    expect(stdout).toMatch(/^refused {4}\S+\.csv, line \d+ \(id \S+\): \S/m);
  });

  it('ends with 2 where a row was refused and with 0 where none was', () => {
    const file = path.join(folder, 'zips.csv');
    const header = 'zip;city;state;latitude;longitude\n';
    writeFileSync(file, `\uFEFF${header}07030;Hoboken;NJ;40.745;-74.032\n07302;Jersey City;NJ;0;0\n`);
    const some = runImport('zip-points', file, '--dry-run');
    expect([some.status, some.stderr]).toEqual([2, '']);
    expect(some.stdout).toContain(
      'refused    zips.csv, line 3 (id 07302): latitude, longitude: expected a known point, found 0, 0\n',
    );
    expect(some.stdout).toMatch(/, 1 refused$/m);
    writeFileSync(file, `${header}07030;Hoboken;NJ;40.745;-74.032\n`);
    const none = runImport('zip-points', file, '--dry-run');
    expect([none.status, none.stderr]).toEqual([0, '']);
    expect(none.stdout).toMatch(/, 0 refused$/m);
  });

  it('ends with one line and without success when the file is malformed', () => {
    const file = path.join(folder, 'broken.csv');
    writeFileSync(file, 'ein,name,city,state,zip,focus\n1,A,BRONX,NY,10451\n');
    const { status, stderr, stdout } = runImport('irs-organizations', file);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe('broken.csv, line 2, column 6: expected 6 cells, found 5');
  });

  it('ends with 2 and how many where rows of volunteers were refused, with 0 where none was [API-51]', () => {
    const file = path.join(folder, 'people.csv');
    const header = 'id,email,birthDate,firstName,lastName\n';
    writeFileSync(
      file,
      `${header}ana,ana@old.example,1990-05-04,Ana,Diaz\nben,nowhere,1990-05-04,Ben,Diaz\n`,
    );
    const some = runImport('volunteers', file);
    expect(some.stdout).toContain('refused    people.csv, line 3, email: expected an email address');
    expect(some.stdout).toMatch(/1 created.* 1 refused/);
    expect([some.status, some.stderr]).toEqual([2, '']);
    writeFileSync(file, `${header}ana,ana@old.example,1990-05-04,Ana,Diaz\n`);
    const none = runImport('volunteers', file, '--dry-run');
    expect([none.status, none.stderr]).toEqual([0, '']);
    expect(none.stdout).toContain('0 created, 0 updated, 1 unchanged');
    expect(runImport('volunteers', '--invite', '--dry-run').stdout).toContain(
      '1 invited, the last one at 20',
    );
  });

  it.each<[string[], string]>([
    [['volunteers'], 'volunteers needs a FILE, or --invite.'],
    [['volunteers', 'README.md', '--per-hour', '5'], '--per-hour is for --invite.'],
    [['volunteers', '--invite', '--per-hour', 'many'], '--per-hour takes a whole number'],
    [['volunteers', 'nowhere.csv'], 'nowhere.csv does not exist.'],
    [['irs-organizations', 'README.md', '--invite'], '--invite is for volunteers'],
    [['cats', 'README.md'], 'Usage: npm run import'],
    [['irs-organizations'], 'Usage: npm run import'],
    [['irs-organizations', 'nowhere.csv'], 'nowhere.csv does not exist.'],
    [['irs-organizations', 'README.md', '--post-month', '2026-12'], '--post-month is for food-programs'],
    [['food-programs', 'README.md', '--post-month', 'soon'], '--post-month takes a month'],
  ])('%j says how it is used', (words, message) => {
    const { status, stderr } = runImport(...words);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});
