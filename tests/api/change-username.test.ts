import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { register } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const DAY_MS = 86_400_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** Lets 30 days go by, and logs in anew. */
async function nextMonth(): Promise<Record<string, string>> {
  world.clock.set(TEST_NOW + 30 * DAY_MS);
  return { authorization: await world.sessions.open('volunteer') };
}

const change = (username: string, as: CastName | null = 'volunteer', headers: Record<string, string> = {}) =>
  world.gql<{ changeUserName: { username: string; usernameChangeableAt: string | null } }>(
    'mutation ($username: String!) { changeUserName(username: $username) { username displayName usernameChangeableAt } }',
    { username },
    { as, headers },
  );

it('once freely, and then every 30 days [JOI-04: changing it]', async () => {
  const { data } = await change(' QuickHeron42 ');
  const next = new Date(TEST_NOW + 30 * DAY_MS).toISOString();
  expect(data?.changeUserName).toEqual({
    username: 'QuickHeron42',
    displayName: 'QuickHeron42',
    usernameChangeableAt: next,
  });
  expect((await change('CalmOtter17')).code).toBe('USERNAME_CHANGED_LATELY');
  const later = await nextMonth();
  expect((await change('CalmOtter17', null, later)).data?.changeUserName.username).toBe('CalmOtter17');
});

it('it stands in the account and the record, and in the audit log without names [JOI-04: changing it]', async () => {
  await change('QuickHeron42');
  const [owner] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
  expect(owner).toMatchObject({
    username: 'QuickHeron42',
    usernameKey: 'quickheron42',
    displayName: 'QuickHeron42',
  });
  const [record] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, 'volunteer'));
  expect(record?.username).toBe('QuickHeron42');
  const entries = await world.store.read
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'username-changed'));
  expect(entries).toMatchObject([{ actorId: 'volunteer', subjectId: 'volunteer', detail: {} }]);
});

it.each([
  ['another one’s name', 'GOLD', 'USERNAME_NOT_AVAILABLE'],
  ['two letters', 'ab', 'INVALID_PARAMS'],
  ['letters that look alike', 'Hеron42', 'INVALID_PARAMS'],
  ['HTML', '<b>x</b>', 'INVALID_PARAMS'],
  ['no end', 'x'.repeat(100_000), 'INVALID_PARAMS'],
])('%s is refused [JOI-04: changing it]', async (_, username, code) => {
  expect((await change(username)).code).toBe(code);
});

it('the own last name is refused, with words [JOI-04: changing it]', async () => {
  const [owner] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
  const { code, errors } = await change(`${owner?.nameLast}42`);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.message).toContain('last name');
});

it('nobody else gets the former name, and its owner may have it back [JOI-04: changing it]', async () => {
  await change('QuickHeron42');
  const later = await nextMonth();
  await change('CalmOtter17', null, later);
  expect((await change('quickheron42', 'gold')).code).toBe('USERNAME_NOT_AVAILABLE');
  expect((await register(world, { username: 'QuickHeron42' })).code).toBe('USERNAME_NOT_AVAILABLE');
  world.clock.advance(30 * DAY_MS);
  const again = { authorization: await world.sessions.open('volunteer') };
  expect((await change('QuickHeron42', null, again)).data?.changeUserName.username).toBe('QuickHeron42');
});

it('the same name once more changes nothing and costs nothing [JOI-04: changing it]', async () => {
  expect((await change('volunteer')).data?.changeUserName.usernameChangeableAt).toBeNull();
});

it('visitors have none to change [JOI-04: changing it]', async () => {
  expect((await change('QuickHeron42', null)).code).toBe('NOT_LOGGED_IN');
});
