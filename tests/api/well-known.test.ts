import { afterEach, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
afterEach(() => world.close());

const SECURITY = '/.well-known/security.txt';

it('names the address for help, as plain text that any page may read [JOI-17: security.txt]', async () => {
  world = await openWorld({ env: { SUPPORT_EMAIL: 'help@demo.example' } });
  const answer = await world.request(SECURITY);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:help@demo.example\n');
  expect(text).toContain('Canonical: http://chariteers.test/.well-known/security.txt\n');
  const end = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(end).toBeGreaterThan(world.clock.now());
  const old = await world.request('/security.txt');
  expect([old.status, old.headers.get('location')]).toEqual([302, SECURITY]);
});

it('follows what staff have set, and is not there without an address [JOI-17: security.txt]', async () => {
  world = await openWorld();
  expect((await world.request(SECURITY)).status).toBe(404);
  const { errors } = await world.gql(
    'mutation { setSiteSettings(settings: [{ key: "supportEmail", entries: ["staff@demo.example"] }]) { key } }',
    {},
    { as: 'staff' },
  );
  expect(errors).toBeUndefined();
  expect(await (await world.request(SECURITY)).text()).toContain('mailto:staff@demo.example');
});

it('leads password managers to the form [JOI-17: change-password]', async () => {
  world = await openWorld();
  const answer = await world.request('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings#password']);
});

it('what is known nowhere is not found, as their test of a site asks [JOI-17: change-password]', async () => {
  world = await openWorld();
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await world.request(unknown)).status).toBe(404);
});
