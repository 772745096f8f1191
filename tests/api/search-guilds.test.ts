import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertGuild } from '#db/factories/insert-group.ts';
import type { CastName } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const names = ['Old Friends', 'Friends of Fish', 'Scouts 7', 'Friendship', 'Best Friends', 'Cat Friends'];
    for (const name of names) await insertGuild(tx, { name, creatorId: 'guildadmin' });
  });
});
afterAll(() => world.close());

const search = (as: CastName | null, text: string) =>
  world.gql<{ searchGuilds: { name: string; easyJoinCode: string | null }[] }>(
    'query($text: String!) { searchGuilds(text: $text) { id name easyJoinCode } }',
    { text },
    { as },
  );

describe('the selector of a guild', () => {
  it('finds at most 5 by a part of the name without regard to case, beginnings first [CAL-19]', async () => {
    const { data, errors } = await search('managers', ' FRIEND ');
    expect(errors).toBeUndefined();
    expect(data?.searchGuilds.map(({ name }) => name)).toEqual([
      'Friends of Fish',
      'Friendship',
      'Best Friends',
      'Cat Friends',
      'Harbor Friends',
    ]);
    expect((await search('managers', '%')).data?.searchGuilds).toEqual([]);
    expect((await search('managers', '  ')).data?.searchGuilds).toEqual([]);
  });

  it('is there for those who may reserve: quest U [CAL-20, OPEN-PERM-06]', async () => {
    expect((await search(null, 'a')).code).toBe('NOT_LOGGED_IN');
    for (const as of [
      'volunteer',
      'guildadmin',
      'boardmembers',
      'kitchenmanagers',
      'trustedminors',
    ] as const) {
      expect((await search(as, 'a')).code).toBe('FORBIDDEN');
    }
    for (const as of ['captains', 'coordinators', 'admins', 'provider', 'staff'] as const) {
      expect((await search(as, 'scouts')).data?.searchGuilds).toMatchObject([{ name: 'Scouts 7' }]);
    }
  });

  it('tells no join code [API-32, DEC-10]', async () => {
    const { data } = await search('managers', 'friend');
    expect(data?.searchGuilds.every(({ easyJoinCode }) => easyJoinCode === null)).toBe(true);
  });
});
