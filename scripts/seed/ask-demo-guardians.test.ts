import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_NOW } from '../../tests/support/cast.ts';
import { readMails } from '../../tests/support/mails.ts';
import { tokenFor } from '../../tests/support/registration.ts';
import { openWorld, type World } from '../../tests/support/world.ts';
import { askDemoGuardians } from './ask-demo-guardians.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await askDemoGuardians(world.store, world.config, TEST_NOW);
});
afterAll(() => world.close());

it('the mailbox of a first start holds one link, by which the guardian of who waits decides [SAF-08, SAF-18]', async () => {
  const mails = await readMails(world);
  expect(mails.map(({ kind, recipient, status }) => [kind, recipient, status])).toEqual([
    ['guardian-asked', 'guardian@demo.example', 'waiting'],
  ]);
  const token = tokenFor('guardian/consent', mails[0]?.body);
  const { data } = await world.gql(
    'query ($token: String!) { guardianRequest(token: $token) { username } }',
    {
      token,
    },
  );
  expect(data).toEqual({ guardianRequest: { username: 'waiting' } });
  const decide = `mutation ($token: String!) {
    decideGuardianConsent(token: $token, isAgreed: true, signedName: "Robin Guardian") }`;
  expect((await world.gql(decide, { token })).errors).toBeUndefined();
  const before = (await readMails(world)).length;
  await askDemoGuardians(world.store, world.config, TEST_NOW);
  expect(await readMails(world), 'nobody waits any more').toHaveLength(before);
});
