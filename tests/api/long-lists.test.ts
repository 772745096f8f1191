import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const FANS = 700;
/** Every tenth hides the user name from strangers. */
const HIDDEN = FANS / 10;

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertDistrict(tx, { id: 'crowd' });
    await tx.run(sql`INSERT INTO chariteer (id, username, emailAddress, dateOfBirth, nameFirst, nameLast, createdAt, hidesUsername)
      WITH RECURSIVE fan(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM fan WHERE n < ${FANS})
      SELECT printf('fan%04d', n), printf('fan%04d', n), 'fan' || n || '@demo.example', '1990-05-17', 'Ada', 'Fan', 0,
        n % 10 = 0 FROM fan`);
    await tx.run(sql`INSERT INTO favorite_district (chariteerId, districtId, position)
      SELECT id, 'crowd', 1 FROM chariteer WHERE id LIKE 'fan%'`);
    await insertFavoriteDistricts(tx, 'volunteer', ['crowd']);
    await tx.run(sql`INSERT INTO audit_entry (id, at, actorId, action, subjectType, subjectId, detail)
      WITH RECURSIVE entry(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM entry WHERE n < 60)
      SELECT 'entry-' || (61 - n), ${TEST_NOW} + n / 20 * 1000, 'managers', 'crowd-made', 'quest', 'q', '{}' FROM entry`);
  });
});
afterAll(() => world.close());

type District = { declaredChariteers: { id: string; username: string }[]; declaredChariteersCount: number };

describe('a district with many volunteers', () => {
  it('names 500 by user name, the viewer among them, and counts all [DIS-15, DIS-16]', async () => {
    const query = '{ district(id: "crowd") { declaredChariteers { id username } declaredChariteersCount } }';
    const { data } = await world.gql<{ district: District }>(query, {}, { as: 'volunteer' });
    const named = (data?.district.declaredChariteers ?? []).map(({ username }) => username);
    expect(named).toHaveLength(500);
    expect(named).toEqual(named.toSorted());
    expect(named.at(-1)).toBe('volunteer');
    expect(data?.district.declaredChariteersCount).toBe(FANS + 1);
  });

  it('gives no one’s spot in the list to someone whose name is not shown [SAF-03]', async () => {
    const query = '{ districts { id declaredChariteers { username } } }';
    const { data } = await world.gql<{ districts: (District & { id: string })[] }>(query, {}, { as: 'gold' });
    const crowd = data?.districts.find(({ id }) => id === 'crowd')?.declaredChariteers ?? [];
    expect(crowd).toHaveLength(500);
    expect(crowd.filter(({ username }) => username.startsWith('fan') && username.endsWith('0'))).toEqual([]);
    expect(FANS - HIDDEN).toBeGreaterThan(500);
  });
});

it('pages of the audit log hold each entry once, the latest first, however many came at one instant [SAF-21]', async () => {
  const ids: string[] = [];
  for (let page = 1; page <= 4; page += 1) {
    const query = `{ auditPage(page: ${page}, perPage: 17, filter: { action: "crowd-made" }) { total items { id actorUsername } } }`;
    const { data } = await world.gql<{
      auditPage: { total: number; items: { id: string; actorUsername: string }[] };
    }>(query, {}, { as: 'staff' });
    expect(data?.auditPage.total).toBe(60);
    expect(data?.auditPage.items[0]?.actorUsername).toBe('managers');
    ids.push(...(data?.auditPage.items ?? []).map(({ id }) => id));
  }
  expect(ids).toEqual(Array.from({ length: 60 }, (_, index) => `entry-${index + 1}`));
});
