import { expect, it } from 'vitest';
import { createLog } from '#api/process/log/log.ts';
import { startServer } from '#api/server.ts';
import { openWorld } from '../support/world.ts';

type Line = { msg: string; setting?: string };

/** The warnings about security.txt when a server starts. */
async function warningsAtStart(isProduction: boolean, supportEmail: string | null) {
  const env: Record<string, string> = supportEmail === null ? {} : { SUPPORT_EMAIL: supportEmail };
  const { store, config, clock } = await openWorld({ env: { PORT: '0', ...env } });
  const lines: Line[] = [];
  const log = createLog(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  const parts = { store, log, clock: clock.now, wait: () => Promise.resolve(), site: async () => null };
  const server = await startServer({ ...parts, config: { ...config, isProduction } });
  await server.stop();
  return lines.filter(({ msg }) => msg.includes('security.txt')).map(({ setting }) => setting);
}

it.each([
  ['warns in production without an address', true, null, ['SUPPORT_EMAIL']],
  ['says nothing in production with an address', true, 'help@app.example', []],
  ['says nothing elsewhere', false, null, []],
])('%s for security.txt [JOI-17]', async (_, isProduction, supportEmail, warnings) => {
  expect(await warningsAtStart(isProduction, supportEmail)).toEqual(warnings);
});
