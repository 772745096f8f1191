import { like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '#api/access/auth/limits.ts';
import { byAddress, countAttempt } from '#api/access/auth/rate-limit.ts';
import { rateLimit } from '#db/schema/setting.ts';
import { LOG_IN } from '../support/browser.ts';
import { castEmail, DEMO_PASSWORD, TEST_NOW } from '../support/cast.ts';
import { FORM, REGISTER } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const SCHOOL = '203.0.113.7';
const { username, password, emailAddress: email } = FORM;

/** Every operation that a network has a limit for. */
const OPERATIONS: readonly [operation: string, limit: LimitName, query: string, variables?: object][] = [
  ['a log-in', 'logInByAddress', LOG_IN, { email: castEmail('volunteer'), password: DEMO_PASSWORD }],
  ['a registration', 'registrationByAddress', REGISTER, { input: FORM }],
  [
    'a registration in steps',
    'registrationByAddress',
    `mutation { registerUser(email: "${email}", username: "${username}", password: "${password}") { playerId } }`,
  ],
  [
    'a link to a new password',
    'recoveryByAddress',
    `mutation { sendAccountRecoveryEmail(email: "${castEmail('volunteer')}", titleId: "chariteers") }`,
  ],
  [
    'a guardian’s new link',
    'recoveryByAddress',
    'mutation { sendGuardianLink(email: "robin@family.example") }',
  ],
  [
    'a charity that asks to join',
    'charityRequestByAddress',
    `mutation { askForCharityAccount(input: { charityName: "Soup", contactName: "Ana", emailAddress: "a@b.example",
      place: "Hoboken", message: "Soup on Fridays." }) }`,
  ],
];

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

async function countedBefore(limit: LimitName, count: number): Promise<void> {
  const ofLimit = like(rateLimit.key, `${limit}:%`);
  await world.store.write((tx) => tx.delete(rateLimit).where(ofLimit));
  await countAttempt(world.store, [byAddress(limit, SCHOOL)], TEST_NOW);
  await world.store.write((tx) => tx.update(rateLimit).set({ count }).where(ofLimit));
}

describe.each(OPERATIONS)('%s from a network over its limit', (_operation, limit, query, variables = {}) => {
  const { most } = LIMITS[limit];
  const ask = (address = SCHOOL) => world.gql(query, { ...variables }, { address });

  it('waits at twice the limit, and is heard; one from elsewhere does not wait [SAF-24]', async () => {
    await countedBefore(limit, most * 2 - 1);
    expect((await ask()).data).toBeTruthy();
    expect(world.waits).toEqual([2_000]);
  });

  it('waits for 8 s before it is refused at ten times the limit, by HTTP 429 [SAF-24]', async () => {
    await countedBefore(limit, most * 10 - 1);
    expect((await ask()).data).toBeTruthy();
    expect(world.waits).toEqual([8_000]);
    await countedBefore(limit, most * 10);
    expect(await ask()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await ask('198.51.100.1')).status).toBe(200);
    expect(world.waits).toHaveLength(1);
  });
});
