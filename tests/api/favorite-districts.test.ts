import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { favoriteDistrict } from '#db/schema/chariteer.ts';
import type { CastName } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const UPDATE = `mutation ($id: ID!, $favoriteDistrictsList: [ID!]!) {
  updateChariteer(id: $id, favoriteDistrictsList: $favoriteDistrictsList) {
    id nameFirst favoriteDistricts { id name }
  }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => insertDistrict(tx, { id: '3', name: 'Hilltop', acronym: 'HLT' }));
});
afterEach(() => world.close());

const update = (
  favoriteDistrictsList: unknown,
  as: CastName | null = 'volunteer',
  id: string = 'volunteer',
) => world.gql(UPDATE, { id, favoriteDistrictsList }, { as });
async function favoritesOf(id: string) {
  const rows = await world.store.read
    .select()
    .from(favoriteDistrict)
    .where(eq(favoriteDistrict.chariteerId, id))
    .orderBy(asc(favoriteDistrict.position));
  return rows.map((row) => row.districtId);
}

it('the list takes the place of the former one, in its order [API-07, DIS-08, ENT-06]', async () => {
  expect((await update(['2', '1'])).data).toEqual({
    updateChariteer: {
      id: 'volunteer',
      nameFirst: 'Rosa',
      favoriteDistricts: [
        { id: '2', name: 'Riverside' },
        { id: '1', name: 'Harborside' },
      ],
    },
  });
  await update(['1', '3']);
  expect(await favoritesOf('volunteer')).toEqual(['1', '3']);
  await update([]);
  expect(await favoritesOf('volunteer')).toEqual([]);
});

it('the count of declared volunteers follows [DIS-08, DIS-10]', async () => {
  const counts = async () =>
    (await world.gql<{ district: unknown }>('{ district(id: "1") { declaredChariteersCount } }')).data
      ?.district;
  expect(await counts()).toEqual({ declaredChariteersCount: 0 });
  await update(['1']);
  expect(await counts()).toEqual({ declaredChariteersCount: 1 });
});

it('a third one is refused in the words of the page, and changes nothing [DIS-09]', async () => {
  await update(['1', '2']);
  expect(await update(['1', '2', '3'])).toMatchObject({
    code: 'TOO_MANY_FAVORITE_DISTRICTS',
    errors: [{ message: 'You can only favorite up to 2 districts' }],
  });
  expect(await favoritesOf('volunteer')).toEqual(['1', '2']);
});

it('one named twice counts once [DIS-09]', async () => {
  await update(['1', '1', '2', '1']);
  expect(await favoritesOf('volunteer')).toEqual(['1', '2']);
});

it('many toggles at once never leave more than two [DIS-09]', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => update(number % 2 ? ['1', '2'] : ['3', '1'])));
  expect(await favoritesOf('volunteer')).toHaveLength(2);
});

it.each([
  ['a visitor', ['1'], null, 'volunteer', 'NOT_LOGGED_IN'],
  ['somebody else', ['1'], 'gold', 'volunteer', 'FORBIDDEN'],
  ['a manager', ['1'], 'managers', 'volunteer', 'FORBIDDEN'],
  ['an account without a record', ['1'], 'new', 'new', 'CHARITEER_NOT_FOUND'],
  ['a district that is not there', ['1', '99'], 'volunteer', 'volunteer', 'DISTRICT_NOT_FOUND'],
  ['a list that is none', { a: 1 }, 'volunteer', 'volunteer', 'BAD_USER_INPUT'],
] as const)('%s is refused, and changes nothing [API-07, OPEN-API-01]', async (_case, list, as, id, code) => {
  await update(['2']);
  expect((await update(list, as, id)).code).toBe(code);
  expect(await favoritesOf('volunteer')).toEqual(['2']);
});
