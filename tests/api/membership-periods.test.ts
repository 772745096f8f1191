import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { membershipPeriod } from '#db/schema/member-group.ts';
import { type CastName, castEmail, GUILD_CODE, GUILD_ID } from '../support/cast.ts';
import { prove } from '../support/prove.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR = 3_600_000;

let world: World;
let start: number;
beforeEach(async () => {
  world = await openWorld();
  start = world.clock.now();
});
afterEach(() => world.close());

/** Hours since the start at which memberships of a guild began and ended. */
async function periodsOf(accountId: string, groupId = GUILD_ID) {
  const rows = await world.store.read
    .select()
    .from(membershipPeriod)
    .where(eq(membershipPeriod.accountId, accountId))
    .orderBy(asc(membershipPeriod.startedAt));
  const hours = (instant: number | null) => (instant === null ? null : (instant - start) / HOUR);
  return rows
    .filter((row) => row.groupId === groupId)
    .map(({ startedAt, endedAt }) => [hours(startedAt), hours(endedAt)]);
}

const at = (hours: number) => world.clock.set(start + hours * HOUR);

async function does(as: CastName, mutation: string) {
  await world.tokenOf(as);
  await prove(world, as);
  const { data, errors } = await world.gql(`mutation { ${mutation} }`, {}, { as });
  expect(errors).toBeUndefined();
  return data;
}

const joinByCode = (as: CastName) =>
  does(as, `addChariteerToGuild(id: "${as}", guildId: "${GUILD_ID}", code: "${GUILD_CODE}") { id }`);
const takeOut = (as: CastName, memberId: string) =>
  does(as, `removeGroupMember(groupId: "${GUILD_ID}", memberId: "${memberId}")`);

describe('memberships keep when they began and ended [DEC-63]', () => {
  it('by code, by leaving, and by coming again', async () => {
    at(1);
    await joinByCode('volunteer');
    expect(await periodsOf('volunteer')).toEqual([[1, null]]);
    at(2);
    await takeOut('volunteer', 'volunteer');
    at(5);
    await joinByCode('volunteer');
    expect(await periodsOf('volunteer')).toEqual([
      [1, 2],
      [5, null],
    ]);
  });

  it('by an application, a role that changes nothing, and an admin who takes somebody out', async () => {
    await does('volunteer', `applyToGroup(groupId: "${GUILD_ID}", answer: "Hello") { id }`);
    at(1);
    const { data } = await world.gql<{ listGroupApplications: { items: { id: string }[] } }>(
      `{ listGroupApplications(groupId: "${GUILD_ID}") { items { id } } }`,
      {},
      { as: 'guildadmin' },
    );
    const id = data?.listGroupApplications.items[0]?.id ?? '';
    await does('guildadmin', `acceptGroupApplication(groupId: "${GUILD_ID}", applicationId: "${id}") { id }`);
    at(2);
    const roles = 'originRoleId: "members", destinationRoleId: "admins"';
    await does(
      'guildadmin',
      `changeMemberRole(groupId: "${GUILD_ID}", memberId: "volunteer", ${roles}) { memberId }`,
    );
    expect(await periodsOf('volunteer')).toEqual([[1, null]]);
    at(3);
    await takeOut('guildadmin', 'volunteer');
    expect(await periodsOf('volunteer')).toEqual([[1, 3]]);
  });

  it('by founding a guild', async () => {
    at(1);
    const guild = 'name: "Dawn", classification: "Fellowship", description: "We rise early."';
    const made = await does('volunteer', `createGuild(input: { creatorId: "volunteer", ${guild} }) { id }`);
    const { id } = (made as { createGuild: { id: string } }).createGuild;
    expect(await periodsOf('volunteer', id)).toEqual([[1, null]]);
  });

  it('by the removal of the account, whose id stays with its hours', async () => {
    at(1);
    await joinByCode('volunteer');
    at(4);
    await does('volunteer', `removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id }`);
    expect(await periodsOf('volunteer')).toEqual([[1, 4]]);
  });

  it('and who leaves at the instant of joining was none', async () => {
    await joinByCode('volunteer');
    await takeOut('volunteer', 'volunteer');
    expect(await periodsOf('volunteer')).toEqual([]);
    await joinByCode('volunteer');
    expect(await periodsOf('volunteer')).toEqual([[0, null]]);
  });

  it('since nothing else adds or ends one', () => {
    const api = path.resolve(import.meta.dirname, '../../api');
    const files = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.ts$/.test(name),
    );
    expect(files.length).toBeGreaterThan(100);
    const writers = files.filter((name) =>
      /(insert|delete)\(groupMember\)/.test(readFileSync(path.join(api, name), 'utf8')),
    );
    expect(writers.sort()).toEqual([
      path.join('guilds-and-groups', 'groups', 'change-member-role.ts'),
      path.join('guilds-and-groups', 'groups', 'keep-membership.ts'),
      // Puts two memberships of one person together, and takes them apart again.
      path.join('operations', 'merging', 'merge-memberships.ts'),
    ]);
  });
});
