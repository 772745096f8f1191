import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { CastName } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const SET = `mutation ($id: ID!, $subscriptionStatus: SubscriptionStatus!) {
  setSubscriptionStatus(id: $id, subscriptionStatus: $subscriptionStatus) { id subscriptionStatus }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const set = (as: CastName | null, subscriptionStatus: string, id = 'volunteer') =>
  world.gql(SET, { id, subscriptionStatus }, { as });
const statusOf = async (id: string) =>
  (await world.store.read.select().from(chariteer).where(eq(chariteer.id, id)))[0]?.subscriptionStatus;

it.each(['silver', 'gold', 'unsubscribed'])('staff sets %s [ACC-49, OPEN-ACC-07]', async (status) => {
  expect((await set('staff', status)).data).toEqual({
    setSubscriptionStatus: { id: 'volunteer', subscriptionStatus: status },
  });
  expect(await statusOf('volunteer')).toBe(status);
  const info = await world.gql('{ getAccountInfo { subscriptionStatus } }', {}, { as: 'volunteer' });
  expect(info.data).toEqual({ getAccountInfo: { subscriptionStatus: status } });
  expect(await world.store.read.select().from(auditEntry)).toMatchObject([
    {
      action: 'subscription',
      actorId: 'staff',
      subjectId: 'volunteer',
      detail: { subscriptionStatus: status },
    },
  ]);
});

it.each([
  ['a visitor', null, 'gold', 'volunteer', 'NOT_LOGGED_IN'],
  ['the volunteer', 'volunteer', 'gold', 'volunteer', 'FORBIDDEN'],
  ['a charity’s admin', 'admins', 'gold', 'volunteer', 'FORBIDDEN'],
  ['the role staff of a charity', 'staffrole', 'gold', 'volunteer', 'FORBIDDEN'],
  ['a status that there is not', 'staff', 'platinum', 'volunteer', 'BAD_USER_INPUT'],
  ['an account without a record', 'staff', 'gold', 'new', 'CHARITEER_NOT_FOUND'],
] as const)('%s is refused [ACC-49, OPEN-ACC-07]', async (_case, as, status, id, code) => {
  expect((await set(as, status, id)).code).toBe(code);
  expect(await statusOf('volunteer')).toBe('unsubscribed');
});
