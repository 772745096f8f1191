import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '../support/started-process.ts';
import { temporaryFolder } from '../support/store-backends.ts';

describe('the start in production [SAF-35]', () => {
  let place: ReturnType<typeof temporaryFolder>;
  beforeEach(() => {
    place = temporaryFolder();
  });
  afterEach(() => place.remove());

  it('is refused with a line for each setting that is not safe, before anything is made [SAF-35]', async () => {
    const database = join(place.folder, 'data', 'app.db');
    const env = { NODE_ENV: 'production', SESSION_COOKIE_SECURE: '0', DATABASE_URL: `file:${database}` };
    const { code, output } = await runScript('scripts/serve.ts', env);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'Configuration:',
      expect.stringMatching(/^PUBLIC_ORIGIN: /),
      expect.stringMatching(/^SESSION_COOKIE_SECURE: /),
      expect.stringMatching(/^SMTP_URL: /),
    ]);
    expect(readdirSync(place.folder)).toEqual([]);
  });

  it('asks for a key where the database is a libSQL server [SAF-35]', async () => {
    const { code, output } = await runScript('scripts/serve.ts', {
      NODE_ENV: 'production',
      ALLOW_INSECURE: 'origin,cookies,mail',
      DATABASE_URL: 'http://127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^Configuration: DATA_KEY: [^\n]+\n$/);
  });

  it('goes on where ALLOW_INSECURE names all that is missing [SAF-35]', async () => {
    const database = join(place.folder, 'app.db');
    const { output } = await runScript('scripts/serve.ts', {
      NODE_ENV: 'production',
      ALLOW_INSECURE: 'origin,mail',
      DATABASE_URL: `file:${database}`,
      // An address of no one here: it listens nowhere, and ends after it has made the database.
      HOST: '203.0.113.1',
    });
    expect(output).not.toContain('Configuration');
    expect(output).toMatch(/EADDRNOTAVAIL|site is not built/);
    expect(existsSync(join(place.folder, 'data.key'))).toBe(true);
  });
});
