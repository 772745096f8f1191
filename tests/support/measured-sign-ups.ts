import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { openStore } from '#db/open-store.ts';
import { TEST_NOW } from './cast.ts';
import { type Call, type Outcomes, SIGN_UP } from './sign-up-storm.ts';
import { TEST_CELLS } from './test-key.ts';

/** What one process saw of its share of a storm; times in ms, each from when all calls were sent. */
export type Measured = { outcomes: Outcomes; milliseconds: number[]; requests: number; statements: number };

/** As a process of its own: sends all calls of a file at once, and prints how long each waited. */
async function main([url = '', file = '']: string[]): Promise<void> {
  const calls = JSON.parse(readFileSync(file, 'utf8')) as (Call & { questId: string; chariteerId: string })[];
  const store = openStore({ url, cells: TEST_CELLS });
  const app = createApp({
    store,
    clock: () => TEST_NOW,
    config: readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' }),
    log: pino({ level: 'silent' }),
  });
  const measured: Measured = { outcomes: {}, milliseconds: [], requests: 0, statements: 0 };
  const original = globalThis.fetch;
  globalThis.fetch = (...given) => {
    measured.requests += 1;
    return original(...given);
  };
  const incoming = { socket: { remoteAddress: '203.0.113.9' } };
  const startedAt = performance.now();
  await Promise.all(
    calls.map(async ({ token, ...variables }) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: SIGN_UP, variables }),
      };
      const response = await app.request('http://chariteers.test/graphql', init, { incoming });
      const { errors } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
      const code = errors ? (errors[0]?.extensions?.code ?? 'no code') : 'ok';
      measured.outcomes[code] = (measured.outcomes[code] ?? 0) + 1;
      measured.milliseconds.push(Math.round(performance.now() - startedAt));
    }),
  );
  measured.statements = store.statementCount();
  await store.close();
  console.log(JSON.stringify(measured));
}

if (import.meta.main) await main(process.argv.slice(2));
