import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepRefusedConsents } from '#api/people/guardians/end-refused-consents.ts';
import { account } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { type CastName, castEmail } from '../support/cast.ts';
import { consentOf, DECIDE, mailsTo, registeredTeen } from '../support/guardian.ts';
import { merge } from '../support/merged-records.ts';
import { FORM, GUARDIAN, tokenFor } from '../support/registration.ts';
import { contractsOf } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
});
afterEach(() => world.close());

const REFUSED = 'GUARDIAN_ADDRESS_REFUSED';
const ENDED = { state: 'asked', linkSentAt: null, signedName: null, consentedAt: null };

const linkAt = async (address: string, page: 'guardian' | 'guardian/consent') =>
  tokenFor(
    page,
    (await mailsTo(world, address)).findLast(({ body }) => body.includes(`/${page}?token=`))?.body,
  );
const decide = (token: string, signedName = 'Rosa Delmar') =>
  world.gql(DECIDE, { token, isAgreed: true, signedName });
const block = (id: CastName) =>
  world.gql(
    `mutation { banAccount(accountId: "${id}", reason: "Reported twice") { id } }`,
    {},
    { as: 'staff' },
  );
const activeSpots = async () =>
  (await contractsOf(world, 'q')).filter(({ abandonedAt }) => abandonedAt === null).length;

/** Someone of sixteen on a quest, whose guardian has agreed at this address. */
async function teenUnder(guardianEmail: string) {
  const teen = await registeredTeen(world, { guardian: { ...GUARDIAN, guardianEmail } });
  expect((await decide(await linkAt(guardianEmail, 'guardian/consent'))).data).toEqual({
    decideGuardianConsent: 'GIVEN',
  });
  const signedUp = await world.gql(
    'mutation ($id: ID!) { createContract(chariteerId: $id, questId: "q") { id } }',
    { id: teen.playerId },
    { headers: teen.headers },
  );
  expect(signedUp.code).toBeUndefined();
  const verify = tokenFor('verifyEmail', (await mailsTo(world, FORM.emailAddress))[0]?.body);
  await world.gql('mutation ($token: String!) { verifyEmail(token: $token) }', { token: verify });
  return teen.playerId;
}

const MO = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01', signedName: 'Rosa Delmar' };
async function childOf(as: CastName): Promise<string> {
  const { data } = await world.gql<{ registerChild: { id: string } }>(
    'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
    { input: MO },
    { as },
  );
  return data?.registerChild.id ?? '';
}
const signUpChild = (as: CastName, id: string) =>
  world.gql('mutation ($id: ID!) { createContract(chariteerId: $id, questId: "q") { id } }', { id }, { as });

describe('a mailbox of someone whom staff have blocked', () => {
  it.each(['banned@demo.example', 'banned+kids@demo.example'])(
    'decides nothing for a child and reads nothing of one, and whoever names it hears no word of it: %s [DEC-77, SAF-08]',
    async (guardianEmail) => {
      const teen = await registeredTeen(world, { guardian: { ...GUARDIAN, guardianEmail } });
      const token = await linkAt(guardianEmail, 'guardian/consent');
      const seen = await world.gql('query ($t: String!) { guardianRequest(token: $t) { username } }', {
        t: token,
      });
      expect([(await decide(token)).code, seen.code]).toEqual([REFUSED, REFUSED]);
      expect((await consentOf(world, teen.playerId))?.state).toBe('asked');
      const toTeen = (await mailsTo(world, FORM.emailAddress)).map(({ body }) => body).join();
      expect(toTeen).not.toMatch(/\bban|block/i);
    },
  );
});

describe('a guardian whom staff block', () => {
  it('loses every consent: spots and links end, and the child names another without a word of it [DEC-77]', async () => {
    const id = await teenUnder(castEmail('volunteer'));
    const standing = await linkAt(castEmail('volunteer'), 'guardian');
    expect(await activeSpots()).toBe(1);
    expect((await block('volunteer')).errors).toBeUndefined();
    expect(await consentOf(world, id)).toMatchObject(ENDED);
    expect(await activeSpots()).toBe(0);
    const view = await world.gql('query ($t: String!) { guardianView(token: $t) { username } }', {
      t: standing,
    });
    expect(view.code).toBe('LINK_USED');
    const told = (await mailsTo(world, FORM.emailAddress)).at(-1);
    expect(told?.subject).toBe('Name a different guardian');
    expect(told?.body).not.toMatch(/\bban|block/i);
  });

  it('by an older version loses them once the sweep has run, and other guardians keep theirs [DEC-77]', async () => {
    const id = await teenUnder(castEmail('volunteer'));
    const sweep = () => sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
    await sweep();
    expect((await consentOf(world, id))?.state).toBe('given');
    await world.store.write((tx) =>
      tx.update(account).set({ isBanned: true }).where(eq(account.id, 'volunteer')),
    );
    for (let time = 0; time < 2; time += 1) await sweep();
    expect(await consentOf(world, id)).toMatchObject(ENDED);
    const subjects = (await mailsTo(world, FORM.emailAddress)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one === 'Name a different guardian')).toHaveLength(1);
  });

  it('loses a registered child’s consent, opens nothing, and agrees anew after the block [DEC-77]', async () => {
    const id = await childOf('volunteer');
    await signUpChild('volunteer', id);
    const ask = () =>
      world.gql('mutation ($e: String!) { sendGuardianLink(email: $e) }', { e: castEmail('volunteer') });
    await ask();
    const standing = await linkAt(castEmail('volunteer'), 'guardian');
    await block('volunteer');
    expect(await consentOf(world, id)).toMatchObject(ENDED);
    expect(await activeSpots()).toBe(0);
    const view = await world.gql('query ($t: String!) { guardianView(token: $t) { username } }', {
      t: standing,
    });
    expect(view.code).toBeDefined();
    const before = (await mailsTo(world, castEmail('volunteer'))).length;
    await ask();
    expect(await mailsTo(world, castEmail('volunteer'))).toHaveLength(before);
    await world.gql('mutation { unbanAccount(accountId: "volunteer") { id } }', {}, { as: 'staff' });
    await ask();
    expect((await decide(await linkAt(castEmail('volunteer'), 'guardian/consent'))).code).toBeUndefined();
    expect(await consentOf(world, id)).toMatchObject({ state: 'given' });
  });

  it('leaves a child with another guardian to that one, and hears no more of it [DEC-77, JOI-13]', async () => {
    const [keptId, droppedId] = [await childOf('volunteer'), await childOf('gold')];
    await merge(world, keptId, droppedId);
    await signUpChild('volunteer', keptId);
    await block('volunteer');
    expect(await activeSpots()).toBe(1);
    expect(await consentOf(world, keptId)).toMatchObject({ state: 'given' });
    const before = (await mailsTo(world, castEmail('volunteer'))).length;
    await world.gql(
      'mutation { writeToQuest(questId: "q", audience: everybody, text: "Bring gloves", clientKey: "w") { id } }',
      {},
      { as: 'managers' },
    );
    expect(await mailsTo(world, castEmail('volunteer'))).toHaveLength(before);
    expect((await mailsTo(world, castEmail('gold'))).at(-1)?.body).toContain('Bring gloves');
    const guardians = await world.store.read.select().from(childRecord);
    expect(guardians, 'the block can be lifted').toHaveLength(2);
  });
});
