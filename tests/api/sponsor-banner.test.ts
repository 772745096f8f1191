import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const CLOSE = 'mutation { closeSponsorBanner }';

it('closes the sponsor banner for the viewer alone, who is told at every login [DEC-81]', async () => {
  expect((await world.gql(CLOSE, {}, { as: 'volunteer' })).data).toEqual({ closeSponsorBanner: true });
  const closed = await world.store.read
    .select({ id: chariteer.id, at: chariteer.sponsorBannerClosedAt })
    .from(chariteer)
    .where(eq(chariteer.sponsorBannerClosedAt, TEST_NOW));
  expect(closed).toEqual([{ id: 'volunteer', at: TEST_NOW }]);
  const sessions = createSessions(world.store, world.config, world.clock.now);
  const closedAtOf = async (id: string) =>
    (await sessions.find(await sessions.open(id)))?.account.sponsorBannerClosedAt;
  expect(await closedAtOf('volunteer')).toBe(TEST_NOW);
  expect(await closedAtOf('gold')).toBeNull();
});

it('changes nothing for accounts without a volunteer record, and refuses visitors [DEC-81]', async () => {
  expect((await world.gql(CLOSE, {}, { as: 'provider' })).data).toEqual({ closeSponsorBanner: true });
  expect((await world.gql(CLOSE)).code).toBe('NOT_LOGGED_IN');
});
