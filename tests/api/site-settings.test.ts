import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { refreshSiteSettings } from '#api/access/request/site-settings.ts';
import { createApp } from '#api/app.ts';
import { readConfig } from '#api/process/config/config.ts';
import { startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import type { CastName } from '../support/cast.ts';
import { castEmail } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { openWorld, type World } from '../support/world.ts';

const worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});
async function open(env: Record<string, string> = {}): Promise<World> {
  const world = await openWorld({ env });
  worlds.push(world);
  return world;
}

type Setting = { key: string; entries: string[]; isConfigured: boolean };
const LIST = '{ siteSettings { key entries isConfigured } }';
const SET = `mutation($settings: [SiteSettingInput!]!) {
  setSiteSettings(settings: $settings) { key entries isConfigured } }`;
const set = (world: World, settings: Record<string, string[]>, as: CastName | null = 'staff') =>
  world.gql<{ setSiteSettings: Setting[] }>(
    SET,
    { settings: Object.entries(settings).map(([key, entries]) => ({ key, entries })) },
    { as },
  );
const supportOf = async ({ gql }: Pick<World, 'gql'>) =>
  (await gql<{ getTitleData: { supportEmail: string | null } }>('{ getTitleData { supportEmail } }')).data
    ?.getTitleData.supportEmail;
const ADDRESS = 'hands@help.example.org';
const RESET = 'mutation($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';

describe('what staff set', () => {
  it('holds at once in answers, refusals and mails, until it is taken back [OPEN-HOME-03]', async () => {
    const world = await open();
    expect(await supportOf(world)).toBeNull();
    const { data } = await set(world, {
      supportEmail: [` ${ADDRESS} `],
      socialUrls: ['https://a.example.org/1'],
    });
    const shown = data?.setSiteSettings.filter(({ entries }) => entries.length > 0);
    expect(shown).toEqual([
      { key: 'supportEmail', entries: [ADDRESS], isConfigured: false },
      { key: 'socialUrls', entries: ['https://a.example.org/1'], isConfigured: false },
    ]);
    expect(await supportOf(world)).toBe(ADDRESS);
    await world.gql(RESET, { email: castEmail('volunteer') });
    expect((await readMails(world))[0]?.body).toContain(`Questions? Write to ${ADDRESS}.`);
    const report = `{ generateSingleMonthReport(specificProvider: "1", dateRangeBeginning: "2026-11-01T05:00:00Z",
      dateRangeEnding: "2026-12-01T05:00:00Z") { __typename } }`;
    expect((await world.gql(report, {}, { as: 'captains' })).errors?.[0]?.message).toContain(ADDRESS);

    const taken = await set(world, { supportEmail: [] });
    expect(taken.data?.setSiteSettings[0]).toEqual({ key: 'supportEmail', entries: [], isConfigured: false });
    expect(await supportOf(world)).toBeNull();
    const log = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'setting-changed'));
    expect(log.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual([
      ['staff', 'supportEmail'],
      ['staff', 'socialUrls'],
      ['staff', 'supportEmail'],
    ]);
    expect(JSON.stringify(log), 'whose address it is stays out of the log').not.toContain('help.example');
  });

  it('shows on another process of the same database once that looks again', async () => {
    const world = await open();
    const store = openStore({ url: `file:${world.databaseFile}`, cells: TEST_CELLS });
    const { config, log, clock } = world;
    const app = createApp({ store, config, log, clock: clock.now });
    const askOther = async () => {
      const body = JSON.stringify({ query: '{ getTitleData { supportEmail } }' });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      return (await app.request('http://chariteers.test/graphql', init)).text();
    };
    expect(await askOther()).toContain('null');
    await set(world, { supportEmail: [ADDRESS] });
    await refreshSiteSettings(store);
    expect(await askOther()).toContain(ADDRESS);
    await store.close();
  });

  it('shows on another process by itself within a second [OPS-09]', { timeout: 20_000 }, async () => {
    const world = await open();
    const store = openStore({ url: `file:${world.databaseFile}`, cells: TEST_CELLS });
    const config = readConfig({ NODE_ENV: 'test', PORT: '0' });
    const server = await startServer({ store, config, log: silentLog, clock: Date.now });
    const askOther = async () => {
      const body = JSON.stringify({ query: `{ getTitleData { supportEmail } }` });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      return (await fetch(`${server.origin}/graphql`, init)).text();
    };
    expect(await askOther()).toContain('null');
    await set(world, { supportEmail: [ADDRESS] });
    await expect.poll(askOther, { timeout: 15_000 }).toContain(ADDRESS);
    await server.stop();
  });

  it('stands behind the environment, which wins, says so, and is not to be changed', async () => {
    const world = await open({ SUPPORT_EMAIL: 'env@example.org' });
    const list = (await world.gql<{ siteSettings: Setting[] }>(LIST, {}, { as: 'staff' })).data?.siteSettings;
    expect(list?.filter(({ isConfigured }) => isConfigured)).toEqual([
      { key: 'supportEmail', entries: ['env@example.org'], isConfigured: true },
    ]);
    const refused = await set(world, { tipUrl: ['https://example.org'], supportEmail: [ADDRESS] });
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(refused.errors?.[0]?.message).toBe(
      'Support email is set in the server configuration (SUPPORT_EMAIL).',
    );
    expect(await supportOf(world)).toBe('env@example.org');
  });

  it('is refused whole where one entry is none, naming it, and to everybody else', async () => {
    const world = await open();
    const { code, errors } = await set(world, {
      tipUrl: ['https://example.org/tip'],
      newsletterUrl: ['javascript:alert(1)'],
    });
    expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Newsletter must start with https://.']);
    expect((await set(world, { dataKey: ['x'] })).errors?.[0]?.message).toBe('There’s no such setting.');
    for (const [as, expected] of [
      ['admins', 'FORBIDDEN'],
      [null, 'NOT_LOGGED_IN'],
    ] as const) {
      expect((await set(world, { tipUrl: ['https://example.org/tip'] }, as)).code).toBe(expected);
      expect((await world.gql(LIST, {}, { as })).code).toBe(expected);
    }
    const list = await world.gql<{ siteSettings: Setting[] }>(LIST, {}, { as: 'staff' });
    expect(list.data?.siteSettings).toHaveLength(14);
    expect(list.data?.siteSettings.every(({ entries }) => entries.length === 0)).toBe(true);
  });
});
