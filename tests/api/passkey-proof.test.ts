import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { TEST_NOW } from '../support/cast.ts';
import { begin, PROVE_BY_PASSKEY, withPasskey } from '../support/passkeys.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;
let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const prove = (credential: string) => world.gql(PROVE_BY_PASSKEY, { credential }, { as: 'volunteer' });
const makeFeed = async () =>
  (await world.gql('mutation { createCalendarFeed { address } }', {}, { as: 'volunteer' })).code;
const hasPasskey = async () =>
  (await world.gql('{ identityProof { way hasPasskey } }', {}, { as: 'volunteer' })).data?.identityProof;

it('what asks for a proof goes through for 15 minutes after one by a passkey [SAF-25: by a passkey]', async () => {
  expect(await hasPasskey()).toEqual({ way: 'PASSWORD', hasPasskey: false });
  const { device } = await withPasskey(world, 'volunteer');
  expect(await hasPasskey()).toEqual({ way: 'PASSWORD', hasPasskey: true });
  world.clock.set(TEST_NOW + 20 * MINUTE_MS);
  expect(await makeFeed()).toBe('PROOF_NEEDED');
  const proved = await prove(device.sign(await begin(world, 'volunteer', 'beginPasskeyProof')));
  expect(proved.data).toEqual({
    proveByPasskey: { isRecent: true, recentUntil: new Date(TEST_NOW + 35 * MINUTE_MS).toISOString() },
  });
  expect(await makeFeed()).toBeUndefined();
});

it('only one’s own proves anything, once, in the session that was asked [SAF-25: by a passkey]', async () => {
  const { device } = await withPasskey(world, 'volunteer');
  const { device: foreign } = await withPasskey(world, 'gold', 2);
  const asked = () => begin(world, 'volunteer', 'beginPasskeyProof');
  expect((await prove(foreign.sign(await asked()))).code).toBe('PASSKEY_OF_ANOTHER');
  expect((await prove(device.sign(await begin(world, 'gold', 'beginPasskeyProof')))).code).toBe(
    'PASSKEY_ENDED',
  );
  const credential = device.sign(await asked());
  expect((await prove(credential)).errors).toBeUndefined();
  expect((await prove(credential)).code).toBe('PASSKEY_ENDED');
  const actions = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
  const proofs = actions.filter((action) => action.startsWith('proof-'));
  expect(proofs).toEqual(['proof-refused', 'proof-refused', 'proof-given', 'proof-refused']);
});

it('tries are counted with those of the password, and without a passkey nothing is begun [SAF-25: by a passkey]', async () => {
  const asked = () => world.gql('mutation { beginPasskeyProof }', {}, { as: 'volunteer' });
  expect((await asked()).code).toBe('PASSKEY_NOT_FOUND');
  const { device } = await withPasskey(world, 'volunteer');
  const options = await begin(world, 'volunteer', 'beginPasskeyProof');
  for (let count = 0; count < 10; count += 1)
    await prove(device.sign(options, { challenge: 'x'.repeat(43) }));
  expect((await prove(device.sign(options))).code).toBe('RATE_LIMITED');
});
