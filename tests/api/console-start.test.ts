import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { memberGroup } from '#db/schema/member-group.ts';
import { StatementCache } from '#db/statement-cache.ts';
import { choiceValue } from '#domain/charities/organization-choice.ts';
import { instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { FIRST_FRAME } from '../../backoffice/theme/first-frame.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
const consoleDirectory = mkdtempSync(join(tmpdir(), 'console-'));
const noon = instantOf(newYorkDay(TEST_NOW), '12:00');

beforeAll(async () => {
  for (const name of ['index.html', 'index.es.html'])
    writeFileSync(join(consoleDirectory, name), `<script nonce="__CSP_NONCE__"></script>${FIRST_FRAME}`);
  world = await openWorld({ consoleDirectory });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { startedAt: noon, takenCount: 3 });
    await upcomingQuest(tx, { startedAt: noon + 1, takenCount: 10, publishingStatus: 'Private' });
    await upcomingQuest(tx, { startedAt: noon, publishingStatus: 'Draft' });
    await upcomingQuest(tx, { startedAt: noon, publishingStatus: 'Cancelled' });
    await upcomingQuest(tx, {});
    await upcomingQuest(tx, { startedAt: noon, providerId: '2', takenCount: 1 });
  });
});
afterAll(async () => {
  await world.close();
  rmSync(consoleDirectory, { recursive: true });
});

type Asked = { path?: string; chosen?: string; headers?: Record<string, string> };

/** What the page says of the charity before its scripts, and its headers. */
async function firstLook(as: CastName, { path = '', chosen, headers }: Asked = {}) {
  const choice =
    chosen === undefined ? '' : `; organization=${choiceValue({ accountId: as, providerId: chosen })}`;
  const cookie = `session=${await world.tokenOf(as)}${choice}`;
  const answer = await world.request(`/console/${path}`, { headers: { cookie, ...headers } });
  const html = await answer.text();
  const [, name] = /<div class="first-bar">.*?<i>(.*?)<\/i>/.exec(html) ?? [];
  const [, providerId, today] = /<p data-charity="(.*?)">(.*?)<\/p>/.exec(html) ?? [];
  return { answer, html, said: { name, providerId, today } };
}

const TODAY = 'Today: 2 quests, 13 of 20 spots taken';

it.each<[as: CastName, chosen: string | undefined, providerId: string, name: string, today: string]>([
  ['managers', '1', '1', 'Harbor Table Team', TODAY],
  // Of several the first, until one is chosen.
  ['managers', undefined, '1', 'Harbor Table Team', TODAY],
  ['employees', undefined, '1', 'Harbor Table Team', TODAY],
  ['provider', undefined, '1', 'Harbor Table', TODAY],
  ['staff', '1', '1', 'Harbor Table', TODAY],
  ['staff', '2', '2', 'Riverside Pantry', 'Today: 1 quest, 1 of 10 spots taken'],
  ['staff', undefined, '', '', ''],
  ['staff', 'nowhere', '', '', ''],
  // One may choose what one likes: only those whom one runs count.
  ['managers', '3', '1', 'Harbor Table Team', TODAY],
  ['volunteer', '1', '', '', ''],
])('%s who chose %s reads of %s [DSK-14: the page itself]', async (as, chosen, providerId, name, today) => {
  const { said } = await firstLook(as, { chosen });
  expect(said).toEqual({ name, providerId, today });
});

it('the numbers stand on the first page alone, the charity on all [DSK-14: the page itself]', async () => {
  const { said: quests } = await firstLook('managers', { chosen: '1', path: 'quests' });
  expect(quests).toEqual({ name: 'Harbor Table Team', providerId: '1', today: '' });
});

it('the numbers are those of New York’s day, in the language of the page [DSK-14: the page itself]', async () => {
  const spanish = { 'accept-language': 'es' };
  expect((await firstLook('managers', { chosen: '1', headers: spanish })).said.today).toBe(
    'Hoy: 2 Misiones, 13 de 20 lugares ocupados',
  );
  world.clock.set(instantOf('2026-11-18', '00:01'));
  expect((await firstLook('managers', { chosen: '1' })).said.today).toBe('No quests today');
  world.clock.set(TEST_NOW);
});

it('what a charity calls itself is text, and runs nothing [DSK-14, SAF-38: the page itself]', async () => {
  const name = '"><script>alert(1)</script>$& __CSP_NONCE__ __TODAY__';
  const [before] = await world.store.read.select().from(memberGroup).where(eq(memberGroup.id, 'group-1'));
  const call = (groupName: string) =>
    world.store.write((tx) => tx.update(memberGroup).set({ groupName }).where(eq(memberGroup.id, 'group-1')));
  await call(name);
  const { said, html } = await firstLook('managers', { chosen: '1' });
  await call(before?.groupName ?? '');
  expect(said.name).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; __CSP_NONCE__ __TODAY__');
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('nobody keeps it, and it costs three statements, however many quests there are [DSK-14: the page itself]', async () => {
  await world.tokenOf('managers');
  const before = world.store.statementCount();
  const prepare = vi.spyOn(StatementCache.prototype, 'prepare');
  const { answer } = await firstLook('managers', { chosen: '1' });
  const asked = prepare.mock.calls.map(([text]) => text);
  prepare.mockRestore();
  expect(world.store.statementCount() - before).toBe(3);
  const [ofToday = ''] = asked.filter((text) => text.includes('"takenCount"'));
  const plain = new Sqlite(world.databaseFile);
  const blanks = Array.from({ length: ofToday.split('?').length - 1 }, () => null);
  const steps = plain.prepare(`EXPLAIN QUERY PLAN ${ofToday}`).all(...blanks);
  plain.close();
  expect(JSON.stringify(steps)).toContain(
    'quest USING INDEX quest_provider_start (providerId=? AND startedAt>? AND startedAt<?)',
  );
  expect(JSON.stringify(steps)).not.toContain('SCAN');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('without a session that is open the page says nothing of anybody [DSK-14: the page itself]', async () => {
  const headers = { cookie: `session=${'a'.repeat(40)}` };
  const html = await (await world.request('/console/', { headers })).text();
  expect(html).toContain('<i></i><b></b>');
  expect(html).toContain('<p data-charity=""></p>');
});

it('a session that is used goes on, as by any other request [DSK-14: the page itself]', async () => {
  expect((await firstLook('managers', { chosen: '1' })).answer.headers.get('set-cookie')).toBeNull();
  world.clock.advance(16 * DAY_MS);
  const { answer } = await firstLook('managers', { chosen: '1' });
  expect(answer.headers.get('set-cookie')).toContain(`session=${await world.tokenOf('managers')};`);
  expect((await firstLook('managers', { chosen: '1' })).answer.headers.get('set-cookie')).toBeNull();
  world.clock.set(TEST_NOW);
});

it('with a database that is away the page comes all the same, and says nothing [DSK-14: the page itself]', async () => {
  const away = vi.spyOn(world.store.read, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  const { answer, said } = await firstLook('managers', { chosen: '1' });
  away.mockRestore();
  expect(answer.status).toBe(200);
  expect(said).toEqual({ name: '', providerId: '', today: '' });
});
