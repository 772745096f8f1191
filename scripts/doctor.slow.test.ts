import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { AS_COMMAND, runScript } from '../tests/support/started-process.ts';
import { temporaryFolder } from '../tests/support/store-backends.ts';
import { dataKeyBeside } from './data-key-file.ts';
import { within } from './doctor/deadline.ts';
import type { NamedFinding } from './doctor/examine.ts';

const serving = path.join(import.meta.dirname, '../tests/support/serving-process.ts');

it('looks at a database that is served, which goes on, and ends with 0, 1 or 2 [OPS-06]', async () => {
  const { folder, remove } = temporaryFolder();
  const file = path.join(folder, 'app.db');
  dataKeyBeside(file);
  const server = spawn(process.execPath, [AS_COMMAND, serving, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [printed] = (await once(server.stdout, 'data')) as [Buffer];
    const origin = String(printed).trim();
    const doctor = (more: Record<string, string> = {}, ...words: string[]) =>
      runScript('scripts/doctor.ts', { DATABASE_URL: `file:${file}`, ...more }, words);
    const well = await doctor({}, '--json');
    const found = JSON.parse(well.output) as NamedFinding[];
    expect(found.filter(({ check, severity }) => check !== 'files' && severity !== 'fine')).toEqual([]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);

    // The server of this test makes files that others can read.
    expect(well.code).toBe(1);
    const wrong = await doctor({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(wrong.code).toBe(2);
    expect(wrong.output).toMatch(/^ERROR {4}mail .*could not be talked to.*\n +→ Look whether it runs/m);
    expect(wrong.output).toMatch(/\n\n1 errors, \d warnings\.\n$/);
    const none = await runScript('scripts/doctor.ts', { DATABASE_URL: `file:${folder}/new/app.db` });
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('no database yet')]);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    remove();
  }
}, 120_000);

it('what never answers is not waited for [OPS-06]', async () => {
  const never = Promise.withResolvers<void>().promise;
  await expect(within(10, never)).rejects.toThrow('no answer within 0.01 seconds');
  await expect(within(60_000, Promise.resolve('there'))).resolves.toBe('there');
});
