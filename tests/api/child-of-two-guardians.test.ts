import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaveListsOfAccount } from '#api/places/waiting/leave-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { dataCopy } from '#db/schema/data-copy.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import { quest } from '#db/schema/quest.ts';
import { recordMerge } from '#db/schema/record-merge.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { DECIDE, mailsTo } from '../support/guardian.ts';
import { MERGE, merge, UNDO } from '../support/merged-records.ts';
import { opened } from '../support/opened.ts';
import { tokenFor } from '../support/registration.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const MO = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01' };
const REGISTER = 'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }';
const SIGNED = { volunteer: 'Rosa Delmar', gold: 'Leo Delmar' };
type Guardian = keyof typeof SIGNED;

let world: World;
let keptId: string;
let droppedId: string;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 2 * DAY_MS }));
  keptId = await child('volunteer');
  droppedId = await child('gold');
});
afterEach(() => world.close());

async function child(as: Guardian): Promise<string> {
  const input = { ...MO, signedName: SIGNED[as] };
  const { data } = await world.gql<{ registerChild: { id: string } }>(REGISTER, { input }, { as });
  return data?.registerChild.id ?? '';
}
const ownChildren = async (as: CastName) =>
  (
    await world.gql<{ ownChildren: { id: string; isShared: boolean }[] }>(
      '{ ownChildren { id isShared } }',
      {},
      { as },
    )
  ).data?.ownChildren;
const guardiansOf = async (id: string) =>
  (await world.store.read.select().from(childRecord).where(eq(childRecord.chariteerId, id)))
    .map(({ guardianAccountId, signedName }) => `${guardianAccountId}: ${signedName}`)
    .sort();
const consentOf = async (id: string) => {
  const { read } = world.store;
  const rows = await read.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, id));
  return rows.map((row) => opened(read, 'guardian_consent', row))[0];
};
const signUp = (as: CastName) =>
  world.gql<{ createContract: { id: string } }>(
    'mutation ($chariteerId: ID!) { createContract(chariteerId: $chariteerId, questId: "q") { id } }',
    { chariteerId: keptId },
    { as },
  );
const erase = (as: CastName, id = keptId) =>
  world.gql('mutation ($id: ID!) { eraseChild(id: $id) }', { id }, { as });
/** What a guardian was told, without the question whether the records become one. */
const toldTo = async (as: CastName) =>
  (await mailsTo(world, castEmail(as))).filter(({ subject }) => subject !== 'Can we join two records of Mo?');
const subjects = async (as: CastName) => (await toldTo(as)).map(({ subject }) => subject);
const ask = (email: string) =>
  world.gql('mutation ($email: String!) { sendGuardianLink(email: $email) }', { email });
const undo = (id: string) => world.gql(UNDO, { id }, { as: 'staff' });

async function childAsStored() {
  const { read } = world.store;
  const [record] = await read.select().from(chariteer).where(eq(chariteer.id, keptId));
  return { record, consent: await consentOf(keptId) };
}
const TAKE_BACK = 'mutation ($token: String!) { takeAccountBack(token: $token) }';

/** Closes the account of a guardian; the token of the link that takes it back. */
async function closeAccountOf(as: Guardian): Promise<string> {
  const { errors } = await world.gql(
    'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }',
    { emailAddress: castEmail(as) },
    { as },
  );
  expect(errors).toBeUndefined();
  const texts = (await mailsTo(world, castEmail(as))).map(({ body }) => body);
  return texts.map((body) => /\/take-back\?token=([\w-]{43})\n/.exec(body)?.[1]).findLast(Boolean) ?? '';
}

/** The token of the last link to a page that was mailed to one of the guardians; empty where none was. */
async function tokenOf(as: Guardian, page: 'guardian' | 'guardian/consent'): Promise<string> {
  const last = (await mailsTo(world, castEmail(as))).findLast(({ body }) => body.includes(`/${page}?token=`));
  return last ? tokenFor(page, last.body) : '';
}

/** A guardian's own page by a link and the code that came to the same address, and the agreement taken back there. */
async function withdraw(as: Guardian): Promise<void> {
  await ask(castEmail(as));
  const token = await tokenOf(as, 'guardian');
  await world.gql('mutation ($token: String!) { sendGuardianCode(token: $token) }', { token });
  const code = /(?<![\w-])\d{6}(?![\w-])/.exec((await mailsTo(world, castEmail(as))).at(-1)?.body ?? '')?.[0];
  const entered = await world.gql<{ enterGuardianCode: { browserKey: string } }>(
    'mutation ($token: String!, $code: String!) { enterGuardianCode(token: $token, code: $code) { browserKey } }',
    { token, code },
  );
  const { errors } = await world.gql(
    'mutation ($token: String!, $browserKey: String!) { withdrawGuardianConsent(token: $token, browserKey: $browserKey) }',
    { token, browserKey: entered.data?.enterGuardianCode.browserKey },
  );
  expect(errors).toBeUndefined();
}

describe('a child whom both parents registered', () => {
  it('is one record under both accounts, with what each signed; both are told, and neither of the other [JOI-13: children]', async () => {
    await merge(world, keptId, droppedId);
    expect(await guardiansOf(keptId)).toEqual(['gold: Leo Delmar', 'volunteer: Rosa Delmar']);
    for (const as of ['volunteer', 'gold'] as const) {
      expect(await ownChildren(as)).toEqual([{ id: keptId, isShared: true }]);
      const [told] = await toldTo(as);
      expect(told?.subject).toBe('Your child’s two records are now one');
      expect(told?.body).toContain('two guardians’ records of Mo');
      expect(told?.body).toContain('If either of you withdraws consent, that counts.');
      expect(told?.body).not.toContain(castEmail(as === 'gold' ? 'volunteer' : 'gold'));
    }
  });

  it('staff read who will see it [JOI-13: children]', async () => {
    const { data } = await world.gql<Record<string, never>>(
      `mutation ($keptId: ID!, $droppedId: ID!) { previewMerge(keptId: $keptId, droppedId: $droppedId) {
        guardians { username hasKept hasDropped } kept { email } dropped { email } } }`,
      { keptId, droppedId },
      { as: 'staff' },
    );
    expect(data).toEqual({
      previewMerge: {
        guardians: [
          { username: 'volunteer', hasKept: true, hasDropped: false },
          { username: 'gold', hasKept: false, hasDropped: true },
        ],
        kept: { email: castEmail('volunteer') },
        dropped: { email: castEmail('gold') },
      },
    });
  });

  it('what one guardian withdrew and the other one gave is not merged [JOI-13, WAV-06: children]', async () => {
    const ended = { state: 'withdrawn' as const, endedAt: TEST_NOW };
    await world.store.write((tx) =>
      tx.update(guardianConsent).set(ended).where(eq(guardianConsent.chariteerId, droppedId)),
    );
    for (const sides of [
      { keptId, droppedId },
      { keptId: droppedId, droppedId: keptId },
    ])
      expect((await world.gql(MERGE, sides, { as: 'staff' })).code).toBe('CONSENTS_DIFFER');
  });

  it('is two records again, each under its own guardian, who are both told [JOI-14: children]', async () => {
    const before = await Promise.all([consentOf(keptId), consentOf(droppedId)]);
    const id = await merge(world, keptId, droppedId);
    expect((await undo(id)).errors).toBeUndefined();
    expect(await guardiansOf(keptId)).toEqual(['volunteer: Rosa Delmar']);
    expect(await guardiansOf(droppedId)).toEqual(['gold: Leo Delmar']);
    expect(await Promise.all([consentOf(keptId), consentOf(droppedId)])).toEqual(before);
    for (const as of ['volunteer', 'gold'] as const)
      expect(await subjects(as)).toContain('Your child’s records are separate again');
  });

  it('either signs the child up and bails it out, and both get the letter; nobody else does [DEC-48: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    const contractId = (await signUp('gold')).data?.createContract.id;
    expect(contractId).toBeTruthy();
    const letters = await Promise.all((['volunteer', 'gold'] as const).map(subjects));
    expect(letters[0]?.at(-1)).toBe(letters[1]?.at(-1));
    expect(letters[0]).toHaveLength(2);
    expect((await signUp('quiet')).code).toBe('FORBIDDEN');
    const bail = 'mutation ($id: ID!) { abandonContract(id: $id) { abandonedAt } }';
    expect((await world.gql(bail, { id: contractId }, { as: 'volunteer' })).code).toBeUndefined();
  });

  it('a guardian who deletes it loses it alone, and charities reach the other one [DEC-48: several guardians]', async () => {
    const id = await merge(world, keptId, droppedId);
    expect((await erase('volunteer')).data).toEqual({ eraseChild: false });
    expect(await ownChildren('volunteer')).toEqual([]);
    expect(await ownChildren('gold')).toEqual([{ id: keptId, isShared: false }]);
    const { read } = world.store;
    const [record] = await read.select().from(chariteer).where(eq(chariteer.id, keptId));
    expect(record && opened(read, 'chariteer', record)).toMatchObject({
      nameFirst: 'Mo',
      emailAddress: castEmail('gold'),
      emergencyContactName: 'Leo Delmar (guardian)',
    });
    expect(await consentOf(keptId)).toMatchObject({
      state: 'given',
      guardianName: 'Leo Delmar',
      guardianEmail: castEmail('gold'),
      signedName: 'Leo Delmar',
    });
    // Nothing of the one who went is kept for the way back.
    expect(await read.select().from(recordMerge)).toEqual([]);
    expect((await undo(id)).code).toBe('MERGE_NOT_FOUND');
    expect((await erase('volunteer')).code).toBe('CHARITEER_NOT_FOUND');
    expect((await erase('gold')).data).toEqual({ eraseChild: true });
    expect(await read.select().from(childRecord)).toEqual([]);
    const [bare] = await read.select().from(chariteer).where(eq(chariteer.id, keptId));
    expect(bare).toMatchObject({ nameFirst: null, removedAt: TEST_NOW });
  });

  it('each gets links to the own address; the no of one counts, and only that one takes it back [SAF-08: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    await signUp('volunteer');
    await withdraw('gold');
    expect(await consentOf(keptId)).toMatchObject({ state: 'withdrawn', guardianEmail: castEmail('gold') });
    expect((await signUp('volunteer')).code).toBe('GUARDIAN_CONSENT_MISSING');
    const links = await world.store.read.select().from(guardianLink);
    await ask(castEmail('volunteer'));
    expect(await world.store.read.select().from(guardianLink)).toEqual(links);
    await ask(castEmail('gold'));
    const token = await tokenOf('gold', 'guardian/consent');
    const given = await world.gql(DECIDE, { token, isAgreed: true, signedName: 'Leo Delmar' });
    expect(given.data).toEqual({ decideGuardianConsent: 'GIVEN' });
    expect((await signUp('volunteer')).code).toBeUndefined();
  });

  it('who has let go of the record opens nothing of it by an old link [SAF-08: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    await ask(castEmail('gold'));
    const token = await tokenOf('gold', 'guardian');
    const view = 'query ($token: String!) { guardianView(token: $token) { username } }';
    expect((await world.gql(view, { token })).errors).toBeUndefined();
    await erase('gold');
    expect((await world.gql(view, { token })).code).toBe('INVALID_TOKEN');
  });

  it('whose file tells of a child loses it by letting the child go, and the other keeps theirs [JOI-15: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    await world.store.write(async (tx) => {
      for (const accountId of ['volunteer', 'gold'])
        await tx.insert(dataCopy).values({ accountId, locale: 'en', state: 'making', askedAt: TEST_NOW });
    });
    await erase('gold');
    const left = await world.store.read.select({ id: dataCopy.accountId }).from(dataCopy);
    expect(left).toEqual([{ id: 'volunteer' }]);
  });

  it('a no that was said in between goes with whoever said it [SAF-08, JOI-14: several guardians]', async () => {
    const id = await merge(world, keptId, droppedId);
    await withdraw('gold');
    expect((await undo(id)).errors).toBeUndefined();
    expect(await consentOf(droppedId)).toMatchObject({
      state: 'withdrawn',
      guardianEmail: castEmail('gold'),
      signedName: 'Leo Delmar',
    });
    // Who stays has their own consent again, which is shut until they agree.
    expect(await consentOf(keptId)).toMatchObject({
      state: 'withdrawn',
      guardianEmail: castEmail('volunteer'),
    });
  });

  it('who closes the account takes only the own part along, and has it back [DEC-49: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    const before = await childAsStored();
    const token = await closeAccountOf('volunteer');
    expect(await guardiansOf(keptId)).toEqual(['gold: Leo Delmar']);
    expect((await childAsStored()).record).toMatchObject({
      nameFirst: 'Mo',
      emailAddress: castEmail('gold'),
    });
    expect((await world.gql(TAKE_BACK, { token })).errors).toBeUndefined();
    expect(await guardiansOf(keptId)).toEqual(['gold: Leo Delmar', 'volunteer: Rosa Delmar']);
    expect(await childAsStored()).toEqual(before);
  });

  it('a record that the other one deleted meanwhile does not come back [DEC-49: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    const token = await closeAccountOf('volunteer');
    await erase('gold');
    expect((await world.gql(TAKE_BACK, { token })).errors).toBeUndefined();
    expect(await world.store.read.select().from(childRecord)).toEqual([]);
  });

  it('a blocked guardian takes no place from the child that the other one has [DEC-48: several guardians]', async () => {
    await merge(world, keptId, droppedId);
    const waits = { id: 'w', questId: 'q', chariteerId: keptId, joinedAt: TEST_NOW };
    await world.store.write(async (tx) => {
      await tx.insert(waitingPerson).values(waits);
      await tx.update(quest).set({ waitingCount: 1 }).where(eq(quest.id, 'q'));
    });
    const context = { ...world, now: TEST_NOW } as never;
    await world.store.write((tx) => leaveListsOfAccount(tx, context, 'volunteer'));
    expect(await world.store.read.select().from(waitingPerson)).toHaveLength(1);
    await world.store.write(async (tx) => {
      await tx.update(account).set({ isBanned: true, banReason: 'x' }).where(eq(account.id, 'gold'));
      await leaveListsOfAccount(tx, context, 'volunteer');
    });
    expect(await world.store.read.select().from(waitingPerson)).toEqual([]);
  });
});
