import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { supervision } from '#db/schema/supervision.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { opened } from '../support/opened.ts';
import { contractsOf, setAgePolicy, takenCount } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
});
afterEach(() => world.close());

const INPUT = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01', signedName: 'Rosa Delmar' };
const REGISTER =
  'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id username nameFirst } }';
type Registered = { registerChild: { id: string; username: string } };
const register = (as: CastName | null = 'volunteer', changes: Record<string, unknown> = {}) =>
  world.gql<Registered>(REGISTER, { input: { ...INPUT, ...changes } }, { as });
const childOf = async () => (await register()).data?.registerChild.id ?? '';
const signUp = (
  chariteerId: string,
  as: CastName | null = 'volunteer',
  supervisingGuardian: string | null = null,
) =>
  world.gql<{ createContract: { id: string } }>(
    `mutation ($chariteerId: ID!, $supervisingGuardian: String) {
      createContract(chariteerId: $chariteerId, questId: "q", supervisingGuardian: $supervisingGuardian) { id }
    }`,
    { chariteerId, supervisingGuardian },
    { as },
  );
const erase = (id: string, as: CastName | null = 'volunteer') =>
  world.gql('mutation ($id: ID!) { eraseChild(id: $id) }', { id }, { as });

describe('a child under the account of an adult', () => {
  it('has a record and no account, a made-up user name, and the guardian’s own consent [DEC-48, OPEN-SAF-02]', async () => {
    const { data } = await register();
    expect(data?.registerChild.username).toMatch(/^Helper\d{6}$/);
    const id = data?.registerChild.id ?? '';
    const { read } = world.store;
    expect(await read.select().from(chariteer).where(eq(chariteer.id, id))).toMatchObject([
      { nameFirst: 'Mo', dateOfBirth: '2018-05-01', emailAddress: castEmail('volunteer') },
    ]);
    const consents = await read.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, id));
    expect(consents.map((row) => opened(read, 'guardian_consent', row))).toMatchObject([
      { state: 'given', guardianName: 'Rosa Delmar', consentedAt: TEST_NOW, textVersion: '2026-12-draft' },
    ]);
    const entries = (await read.select().from(auditEntry)).filter(
      ({ action }) => action === 'child-registered',
    );
    expect(entries).toMatchObject([{ actorId: 'volunteer', subjectId: id }]);
  });

  it.each([
    ['a visitor', null, {}, 'NOT_LOGGED_IN'],
    ['somebody young', 'teen', {}, 'FORBIDDEN'],
    ['an account without a record', 'new', {}, 'NO_VOLUNTEER_RECORD'],
    ['a child old enough for an account', 'volunteer', { dateOfBirth: '2013-11-16' }, 'BAD_USER_INPUT'],
    ['no signature', 'volunteer', { signedName: 'Rosa' }, 'BAD_USER_INPUT'],
  ] as const)('%s is refused [DEC-48]', async (_case, as, changes, code) => {
    expect((await register(as, changes)).code).toBe(code);
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
  });

  it('the consent for a child keeps the language it was read in [LNG-11: consents]', async () => {
    const { data } = await register('volunteer', { locale: 'es' });
    const [consent] = await world.store.read
      .select({ textLocale: guardianConsent.textLocale })
      .from(guardianConsent)
      .where(eq(guardianConsent.chariteerId, data?.registerChild.id ?? ''));
    expect(consent?.textLocale).toBe('es');
    expect((await register('volunteer', { locale: 'tlh' })).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('an address that is not confirmed is refused [DEC-48]', async () => {
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    expect((await register()).errors?.[0]?.message).toBe('Confirm your own email first.');
  });

  it('is signed up and bailed out by the guardian, and by nobody else [DEC-48]', async () => {
    const id = await childOf();
    for (const as of ['gold', 'staff', 'managers', null] as const) {
      expect((await signUp(id, as)).code).toBe(as === null ? 'NOT_LOGGED_IN' : 'FORBIDDEN');
    }
    const contractId = (await signUp(id)).data?.createContract.id;
    expect(await takenCount(world, 'q')).toBe(1);
    const verdicts = await world.gql(
      '{ quest(id: "q") { childVerdicts { verdict contractId child { nameFirst } } } }',
      {},
      { as: 'volunteer' },
    );
    expect(verdicts.data).toEqual({
      quest: { childVerdicts: [{ verdict: 'SIGNED_UP', contractId, child: { nameFirst: 'Mo' } }] },
    });
    const bail = 'mutation ($id: ID!) { abandonContract(id: $id) { abandonedAt } }';
    expect((await world.gql(bail, { id: contractId }, { as: 'gold' })).code).toBe('CONTRACT_NOT_FOUND');
    expect((await world.gql(bail, { id: contractId }, { as: 'volunteer' })).code).toBeUndefined();
    expect(await takenCount(world, 'q')).toBe(0);
  });

  it('meets the whole gate: the ages of the quest, and none of the guardian’s rights [DEC-48]', async () => {
    const id = (await register('managers')).data?.registerChild.id ?? '';
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 10, soloAge: 16, maxAge: 100 });
      await tx.run(`UPDATE quest SET "agePolicyIndex" = 0 WHERE id = 'q'`);
    });
    expect((await signUp(id, 'managers')).code).toBe('AGE_NOT_ALLOWED');
  });

  it('where a quest asks for it the guardian says to come along [DEC-48, SAF-11]', async () => {
    const id = await childOf();
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 5, soloAge: 16, maxAge: 100 });
      await tx.run(`UPDATE quest SET "agePolicyIndex" = 0 WHERE id = 'q'`);
    });
    expect((await signUp(id)).code).toBe('SUPERVISOR_MISSING');
    expect((await signUp(id, 'volunteer', 'Rosa Delmar')).code).toBeUndefined();
    const { read } = world.store;
    const supervisions = await read.select().from(supervision);
    expect(supervisions.map((row) => opened(read, 'supervision', row))).toMatchObject([
      { state: 'agreed', guardianName: 'Rosa Delmar' },
    ]);
    const [held] = await contractsOf(world, 'q');
    const name = (as: CastName) =>
      world.gql(
        'mutation ($id: ID!) { nameSupervisor(contractId: $id, supervisingGuardian: "Ana Delmar") }',
        { id: held?.id },
        { as },
      );
    expect((await name('gold')).code).toBe('CONTRACT_NOT_FOUND');
    expect((await name('volunteer')).code).toBeUndefined();
  });

  it('mails about the child go to the guardian [DEC-48]', async () => {
    const id = await childOf();
    const contractId = (await signUp(id)).data?.createContract.id;
    const boot = await world.gql(
      'mutation ($id: ID!) { updateContract(id: $id, updateAction: "BOOT", supervisorId: "managers") { id } }',
      { id: contractId },
      { as: 'managers' },
    );
    expect(boot.code).toBeUndefined();
    const mails = await mailsTo(world, castEmail('volunteer'));
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['You’re in', 'Removed from a quest']);
    expect((await contractsOf(world, 'q'))[0]?.status).toBe('Booted');
  });

  it('is erased by the guardian, and with the guardian’s account [DEC-48]', async () => {
    const id = await childOf();
    await signUp(id);
    expect((await erase(id, 'gold')).code).toBe('CHARITEER_NOT_FOUND');
    expect((await erase(id)).code).toBeUndefined();
    expect(await takenCount(world, 'q')).toBe(0);
    const gone = { nameFirst: null, dateOfBirth: null, removedAt: TEST_NOW };
    const bare = async (one: string) =>
      world.store.read.select().from(chariteer).where(eq(chariteer.id, one));
    expect(await bare(id)).toMatchObject([gone]);
    const other = await childOf();
    const remove = `mutation { removeChariteer(input: { emailAddress: "${castEmail('volunteer')}" }) { id } }`;
    expect((await world.gql(remove, {}, { as: 'volunteer' })).code).toBeUndefined();
    expect(await bare(other)).toMatchObject([gone]);
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
  });

  it('others see no children of anybody [DEC-48]', async () => {
    await childOf();
    const read = (as: CastName) =>
      world.gql('{ ownChildren { id } quest(id: "q") { childVerdicts { verdict } } }', {}, { as });
    expect((await read('gold')).data).toEqual({ ownChildren: [], quest: { childVerdicts: [] } });
    const own = await read('volunteer');
    expect(own.data).toMatchObject({ ownChildren: [{}], quest: { childVerdicts: [{ verdict: 'OPEN' }] } });
  });
});
