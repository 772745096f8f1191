import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { createSessions } from '#api/access/auth/session.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { guild } from '#db/schema/guild.ts';
import { castEmail, DEMO_PASSWORD, GUILD_ID, seedCast, TEST_NOW } from '../support/cast.ts';
import { moveDate, restoreDate } from '../support/moved-date.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forms-'));
const root = path.resolve(import.meta.dirname, '../..');
const store = openStore({ url: `file:${folder}/app.db`, cells: TEST_CELLS });
const config = readConfig({ PORT: '0' });
const QUEST = '/questList/1/quest/soup';
let server: RunningServer;
let cookie = '';
/** The operations that pages have asked for, by name. */
const asked: string[] = [];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await store.migrate();
  await seedCast(store);
  await store.write(async (tx) => void (await upcomingQuest(tx, { id: 'soup', providerId: '1' })));
  moveDate(() => TEST_NOW);
  const site = await loadSite(path.join(root, 'site/dist/server/entry.mjs'));
  server = await startServer({
    store,
    config,
    log: silentLog,
    clock: () => TEST_NOW,
    site: (page, locals) =>
      site(page, {
        ...locals,
        execute: (document, variables) => {
          asked.push(/(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '');
          return locals.execute(document, variables);
        },
      }),
  });
  const token = await createSessions(store, config, () => TEST_NOW).open('volunteer');
  cookie = `${config.sessionCookieName}=${token}`;
});
test.afterAll(async () => {
  restoreDate();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Sends a form; what was asked for it stands in `asked` afterwards. */
async function send(address: string, fields: Record<string, string>, own = { cookie }) {
  asked.length = 0;
  const body = new URLSearchParams(fields).toString();
  const headers = {
    ...own,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  const call = request(server.origin + address, { method: 'POST', headers, agent: false }).end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return [answer.statusCode, answer.headers.location];
}

test('a sign-up asks for a few facts of the quest and leads on, without asking for the page [CON-01]', async () => {
  expect(await send(QUEST, { action: 'sign-up' })).toEqual([303, QUEST]);
  expect(asked).toEqual(['QuestOfForm', 'WritePlayerEvent', 'SignUp']);
});

test('so does a bail-out [CON-02]', async () => {
  expect(await send(QUEST, { action: 'bail-out' })).toEqual([303, QUEST]);
  expect(asked).toEqual(['QuestOfForm', 'WritePlayerEvent', 'BailOut', 'WritePlayerEvent']);
});

test('a form that is refused asks for the page once, behind what it has done', async () => {
  expect(await send(QUEST, { action: 'bail-out' })).toEqual([422, undefined]);
  expect(asked.slice(0, 3)).toEqual(['QuestOfForm', 'WritePlayerEvent', 'QuestDetail']);
  expect(asked.filter((name) => name === 'QuestDetail')).toHaveLength(1);
});

test('joining a guild asks for nothing but that', async () => {
  const here = `/guilds/${GUILD_ID}`;
  // A code of former days is renewed as the server starts.
  const [{ code } = { code: '' }] = await store.read
    .select({ code: guild.easyJoinCode })
    .from(guild)
    .where(eq(guild.id, GUILD_ID));
  expect(await send(here, { action: 'guild-code', code: code ?? '' })).toEqual([303, here]);
  expect(asked).toEqual(['JoinGuild']);
});

test('neither does a log-in', async () => {
  const fields = { email: castEmail('volunteer'), password: DEMO_PASSWORD };
  expect(await send('/login', fields, { cookie: '' })).toEqual([303, '/home']);
  expect(asked).toEqual(['Login']);
});
