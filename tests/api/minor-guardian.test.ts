import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepRefusedConsents } from '#api/people/guardians/end-refused-consents.ts';
import { issueGuardianLink } from '#api/people/guardians/guardian-links.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { DECIDE, mailsTo } from '../support/guardian.ts';
import { merge } from '../support/merged-records.ts';
import { tokenFor } from '../support/registration.ts';
import { contractsOf } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MINOR_BIRTH = '2010-01-05';
const MO = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01' };
const SIGNED = { volunteer: 'Rosa Delmar', gold: 'Leo Delmar' };
type Guardian = keyof typeof SIGNED;

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 2 * DAY_MS }));
});
afterEach(() => world.close());

async function child(as: Guardian): Promise<string> {
  const { data } = await world.gql<{ registerChild: { id: string } }>(
    'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
    { input: { ...MO, signedName: SIGNED[as] } },
    { as },
  );
  return data?.registerChild.id ?? '';
}
const correct = async (id: string, dateOfBirth = MINOR_BIRTH) => {
  const correction = `mutation { correctBirthDate(chariteerId: "${id}", dateOfBirth: "${dateOfBirth}") { id } }`;
  expect((await world.gql(correction, {}, { as: 'staff' })).errors).toBeUndefined();
};
const signUp = (as: CastName, id: string) =>
  world.gql<{ createContract: { id: string } }>(
    'mutation ($id: ID!) { createContract(chariteerId: $id, questId: "q") { id } }',
    { id },
    { as },
  );
const ownChildren = async (as: CastName) =>
  (await world.gql<{ ownChildren: { id: string }[] }>('{ ownChildren { id } }', {}, { as })).data
    ?.ownChildren;
const erase = (as: CastName, id: string) =>
  world.gql('mutation ($id: ID!) { eraseChild(id: $id) }', { id }, { as });
const consentOf = async (id: string) =>
  (await world.store.read.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, id)))[0];
const guardiansOf = async (id: string) =>
  (await world.store.read.select().from(childRecord).where(eq(childRecord.chariteerId, id))).map(
    ({ guardianAccountId }) => guardianAccountId,
  );
const activeSpots = async () =>
  (await contractsOf(world, 'q')).filter(({ abandonedAt }) => abandonedAt === null);
const sweep = () => sweepRefusedConsents(world.store, { now: world.clock.now(), config: world.config });
const subjectsTo = async (as: CastName) =>
  (await mailsTo(world, castEmail(as))).map(({ subject }) => subject);

/** Writes a birth date as an older version or a restored account would have left it. */
const turnMinor = (id: string) =>
  world.store.write(async (tx) => {
    await tx.update(account).set({ dateOfBirth: MINOR_BIRTH }).where(eq(account.id, id));
    await tx.update(chariteer).set({ dateOfBirth: MINOR_BIRTH }).where(eq(chariteer.id, id));
  });

const WAYS: [string, (id: string) => Promise<unknown>][] = [
  ['a correction by staff', (id) => correct(id)],
  ['any other way, once the sweep has run', (id) => turnMinor(id).then(sweep)],
];

describe('a guardian of a registered child who turns out to be under 18', () => {
  it.each(WAYS)('by %s loses every right over the child [DEC-77]', async (_way, turn) => {
    const id = await child('volunteer');
    const { data } = await signUp('volunteer', id);
    await turn('volunteer');
    expect(await activeSpots()).toEqual([]);
    expect(await consentOf(id)).toMatchObject({ state: 'asked', consentedAt: null, signedName: null });
    expect(await ownChildren('volunteer')).toEqual([]);
    expect((await signUp('volunteer', id)).code).toBe('FORBIDDEN');
    expect((await erase('volunteer', id)).code).toBe('CHARITEER_NOT_FOUND');
    const bail = await world.gql(
      `mutation { updateContract(id: "${data?.createContract.id}", updateAction: "BAIL") { id } }`,
      {},
      { as: 'volunteer' },
    );
    expect(bail.code).toBeDefined();
  });

  it('gets no link to decide for the child, and an older one opens nothing [DEC-77]', async () => {
    const id = await child('volunteer');
    const ask = () =>
      world.gql('mutation ($email: String!) { sendGuardianLink(email: $email) }', {
        email: castEmail('volunteer'),
      });
    await ask();
    const token = tokenFor('guardian', (await mailsTo(world, castEmail('volunteer'))).at(-1)?.body);
    await correct('volunteer');
    const before = (await mailsTo(world, castEmail('volunteer'))).length;
    world.clock.advance(DAY_MS);
    await ask();
    expect(await mailsTo(world, castEmail('volunteer'))).toHaveLength(before);
    const view = await world.gql('query ($t: String!) { guardianView(token: $t) { username } }', {
      t: token,
    });
    expect(view.code).toBeDefined();
    expect((await consentOf(id))?.state).toBe('asked');
  });

  it('can’t decide by a link that was sent before the correction [DEC-77]', async () => {
    const id = await child('volunteer');
    const token = await world.store.write(async (tx) => {
      await tx
        .update(guardianConsent)
        .set({ state: 'asked', consentedAt: null, signedName: null })
        .where(eq(guardianConsent.chariteerId, id));
      return issueGuardianLink(tx, world.clock.now(), id, 'decision', 'volunteer');
    });
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    await correct('volunteer');
    const decision = await world.gql(DECIDE, { token, isAgreed: true, signedName: 'Rosa Delmar' });
    expect(decision.code).toBe('GUARDIAN_ADDRESS_REFUSED');
    expect((await consentOf(id))?.state).toBe('asked');
  });

  it('staff are told once, by the child’s user name and without a word of ages [DEC-77]', async () => {
    await child('volunteer');
    await correct('volunteer');
    await sweep();
    const told = (await mailsTo(world, castEmail('staff'))).filter(({ subject }) =>
      subject.endsWith('needs another guardian'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.body).not.toMatch(/\bage|\b18\b|birth|minor|Delmar|volunteer@/i);
    expect(await subjectsTo('volunteer')).not.toContain('Name a different guardian');
  });

  it.each(WAYS)(
    'by %s leaves a child to its adult guardian, with its spots [DEC-77, JOI-13]',
    async (_way, turn) => {
      const [keptId, droppedId] = [await child('volunteer'), await child('gold')];
      await merge(world, keptId, droppedId);
      expect((await guardiansOf(keptId)).sort()).toEqual(['gold', 'volunteer']);
      await signUp('volunteer', keptId);
      await turn('volunteer');
      expect(await guardiansOf(keptId)).toEqual(['gold']);
      expect(await activeSpots()).toHaveLength(1);
      expect(await consentOf(keptId)).toMatchObject({ state: 'given' });
      expect((await ownChildren('gold'))?.map(({ id }) => id)).toEqual([keptId]);
      expect(await subjectsTo('staff')).not.toContainEqual(expect.stringContaining('needs another guardian'));
    },
  );

  it('has the child back once staff correct a mistake, and agrees again [DEC-77]', async () => {
    const id = await child('volunteer');
    await correct('volunteer');
    await correct('volunteer', '1980-01-05');
    expect(await ownChildren('volunteer')).toEqual([{ id }]);
    expect((await signUp('volunteer', id)).code).toBe('GUARDIAN_CONSENT_MISSING');
  });
});
