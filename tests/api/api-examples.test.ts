import { buildASTSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import { readTypeDefs } from '#api/graphql/sdl.ts';
import { readConfig } from '#api/process/config/config.ts';
import { apiEntries } from '../../scripts/generate/api-reference.ts';
import { castEmail, DEMO_PASSWORD } from '../../scripts/seed/cast.ts';
import { seedDemoWorld } from '../../scripts/seed/demo-world.ts';
import { atLeast } from '../support/at-least.ts';
import { TEST_NOW } from '../support/cast.ts';
import { moveDate, restoreDate } from '../support/moved-date.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';

/** Queries that answer only with a link's token, a program's key, or something that nobody of the demo world has. */
const NEEDS_MORE = [
  ...['program', 'hoursQuestion', 'inboxMessage', 'questMessageDeliveryPage', 'webhookDeliveries'],
  ...['cancelledQuest', 'ownFactorRecovery', 'waitingLogIn', 'getProviderQuests', 'pastQuestCards'],
  'previewQuestMessage',
];
const LOG_IN =
  'mutation ($email: String!, $password: String!) { loginWithEmail(email: $email, password: $password, titleId: "chariteers") { entityToken } }';

const now = () => TEST_NOW;
const queries = atLeast(
  150,
  apiEntries(buildASTSchema(readTypeDefs())).filter(({ kind }) => kind === 'query'),
);
let scratch: Awaited<ReturnType<typeof openScratchStore>>;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  moveDate(now);
  scratch = await openScratchStore();
  const { store } = scratch;
  const config = readConfig({
    ...{ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test', DATA_KEY: TEST_DATA_KEY },
  });
  await seedDemoWorld({ store, now: TEST_NOW, demoVolunteerId: config.demoVolunteerId });
  app = createApp({ store, clock: now, config, log: silentLog });
});
afterAll(async () => {
  restoreDate(now);
  await scratch.end();
});

type Answer = {
  data?: { loginWithEmail: { entityToken: string } } | null;
  errors?: { extensions: { code: string } }[];
};

async function ask(query: string, variables: object, token: string | null): Promise<Answer> {
  const login: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...login };
  const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
  const answer = await app.request('http://chariteers.test/graphql', init, {
    incoming: { socket: { remoteAddress: '203.0.113.7' } },
  });
  return answer.json() as Promise<Answer>;
}

async function logIn(name: string): Promise<string> {
  const { data } = await ask(LOG_IN, { email: castEmail(name), password: DEMO_PASSWORD }, null);
  return data?.loginWithEmail.entityToken ?? '';
}

it('the example of each query works for somebody of the demo world [EDG-06]', async () => {
  const callers = [
    null,
    await logIn('gold'),
    await logIn('managers'),
    await logIn('staff'),
    await logIn('guildadmin'),
  ];
  const refused: string[] = [];
  for (const { name, example } of queries) {
    const variables = JSON.parse(example?.variables ?? '{}') as object;
    if ('token' in variables || NEEDS_MORE.includes(name)) continue;
    const codes: unknown[] = [];
    for (const token of callers)
      codes.push((await ask(example?.document ?? '', variables, token)).errors?.[0]?.extensions.code);
    if (!codes.includes(undefined)) refused.push(`${name}: ${codes.join(' ')}`);
  }
  expect(refused).toEqual([]);
});
