import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { sweepMerges } from '#api/operations/merging/forget-merges.ts';
import { renewMergeQuestions } from '#api/operations/merging/renew-merge-questions.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { mergeRequest, recordMerge } from '#db/schema/record-merge.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { DECIDE, mailsTo, SIGNED } from '../support/guardian.ts';
import { DECIDE_MERGE, MERGE, mergeLinks } from '../support/merged-records.ts';
import { mails, registered, TEEN_BIRTH, tokenFor } from '../support/registration.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let first: string;
let second: string;
beforeEach(async () => {
  world = await openWorld({ env: { MINIMUM_AGE: '13' } });
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q', startedAt: TEST_NOW + 20 * DAY_MS }));
  first = await child('volunteer', 'Rosa Delmar');
  world.clock.advance(DAY_MS);
  second = await child('gold', 'Leo Delmar');
});
afterEach(() => world.close());

async function child(as: CastName, signedName: string): Promise<string> {
  const input = { nameFirst: 'Mo', nameLast: 'Delmar', dateOfBirth: '2018-05-01', signedName };
  const { data } = await world.gql<{ registerChild: { id: string } }>(
    'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
    { input },
    { as },
  );
  return data?.registerChild.id ?? '';
}
/** Sessions of staff end within hours. */
const asStaff = async () => ({
  headers: { authorization: `Bearer ${await world.sessions.open('staff')}` },
});
const merge = async (keptId: string, droppedId: string) =>
  world.gql(MERGE, { keptId, droppedId }, await asStaff());
const decide = (isAgreed: boolean, token?: string) => world.gql(DECIDE_MERGE, { token, isAgreed });
const signUp = async (as: CastName, chariteerId: string) =>
  (
    await world.gql<{ createContract: { id: string } }>(
      'mutation ($id: ID!) { createContract(chariteerId: $id, questId: "q") { id } }',
      { id: chariteerId },
      { as },
    )
  ).data?.createContract.id;
const childrenOf = async (as: CastName) =>
  (
    await world.gql<{ ownChildren: { id: string }[] }>('{ ownChildren { id } }', {}, { as })
  ).data?.ownChildren.map(({ id }) => id);
const bailOut = (as: CastName, id: string | undefined) =>
  world.gql('mutation ($id: ID!) { abandonContract(id: $id) { abandonedAt } }', { id }, { as });
const standing = async () => {
  const { data } = await world.gql<{ likelyDoubles: { items: { standing: string | null }[] } }>(
    '{ likelyDoubles { items { standing } } }',
    {},
    await asStaff(),
  );
  return data?.likelyDoubles.items.map((one) => one.standing);
};

describe('two records of one child with different guardians', () => {
  it('stay apart until the first guardian agrees: the other neither sees the next spot nor gives it up [DEC-78]', async () => {
    const spot = await signUp('volunteer', first);
    expect(spot).toBeTruthy();
    for (const [kept, dropped] of [
      [first, second],
      [second, first],
    ] as const)
      expect(await merge(kept, dropped)).toMatchObject({
        code: 'MERGE_WAITS',
        errors: [{ message: 'A Guardian Was Asked' }],
      });
    expect(await childrenOf('gold')).toEqual([second]);
    expect(await childrenOf('volunteer')).toEqual([first]);
    expect((await bailOut('gold', spot)).code).toBe('CONTRACT_NOT_FOUND');
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
  });

  it('the guardian with the earliest valid consent is asked, once, and hears nothing of the other [DEC-78]', async () => {
    await merge(second, first);
    await merge(first, second);
    const links = await mergeLinks(world);
    expect(links.map(({ recipient }) => recipient)).toEqual([castEmail('volunteer')]);
    expect(links[0]?.body).toContain('Mo');
    expect(links[0]?.body).not.toMatch(new RegExp(`gold|Leo|${castEmail('gold')}`, 'i'));
    expect(await mailsTo(world, castEmail('gold'))).toEqual([]);
    const rows = await world.store.read.select().from(mergeRequest);
    expect(JSON.stringify(rows)).not.toContain(links[0]?.token);
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'merge-asked'));
    expect(entries).toMatchObject([{ actorId: 'staff', subjectId: second }]);
  });

  it('reading the link changes nothing; a yes merges, once, and tells both [DEC-78, JOI-13]', async () => {
    await merge(second, first);
    const [link] = await mergeLinks(world);
    const question = 'query ($token: String!) { mergeQuestion(token: $token) { child expiresAt } }';
    for (let time = 0; time < 2; time += 1)
      expect((await world.gql(question, { token: link?.token })).data).toEqual({
        mergeQuestion: { child: 'Mo', expiresAt: new Date(world.clock.now() + 7 * DAY_MS).toISOString() },
      });
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
    const answers = await Promise.all([decide(true, link?.token), decide(false, link?.token)]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, 'LINK_USED']);
    expect(await childrenOf('gold')).toEqual([second]);
    expect(await childrenOf('volunteer')).toEqual([second]);
    expect(await world.store.read.select().from(recordMerge)).toMatchObject([{ mergedById: 'staff' }]);
    for (const as of ['volunteer', 'gold'] as const)
      expect((await mailsTo(world, castEmail(as))).map(({ subject }) => subject)).toContain(
        'Your child’s two records are now one',
      );
  });

  it('after a no they stay apart, nobody is told, and staff read the same as without an answer [DEC-78]', async () => {
    await merge(first, second);
    const [link] = await mergeLinks(world);
    const before = await mails(world);
    expect((await decide(false, link?.token)).data).toEqual({ decideMerge: true });
    expect((await mails(world)).length).toBe(before.length);
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
    expect((await merge(first, second)).code).toBe('MERGE_WAITS');
    expect(await standing()).toEqual(['MERGE_WAITS']);
    world.clock.advance(7 * DAY_MS);
    expect((await merge(first, second)).code).toBe('NOT_MERGED');
    expect(await standing()).toEqual(['NOT_MERGED']);
    expect(await mergeLinks(world)).toHaveLength(1);
    const actions = (await world.store.read.select().from(auditEntry)).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('merge'))).toEqual(['merge-asked']);
  });

  it('the link expires after 7 days, and staff can ask again a month after they did [DEC-78]', async () => {
    await merge(first, second);
    const [link] = await mergeLinks(world);
    world.clock.advance(7 * DAY_MS);
    expect((await decide(true, link?.token)).code).toBe('LINK_EXPIRED');
    expect((await merge(first, second)).code).toBe('NOT_MERGED');
    world.clock.advance(23 * DAY_MS);
    await sweepMerges(world.store, world.clock.now() + 1);
    expect(await world.store.read.select().from(mergeRequest)).toEqual([]);
    expect(await standing()).toEqual([null]);
    expect((await merge(first, second)).code).toBe('MERGE_WAITS');
  });

  it('an email that ran out unsent is sent anew, once, and its link works for 7 days from then [DEC-78, SAF-18]', async () => {
    const renew = () => renewMergeQuestions(world.store, { now: world.clock.now(), config: world.config });
    await merge(first, second);
    world.clock.advance(DAY_MS);
    await expireMail(world.store, world.clock.now());
    expect(await mergeLinks(world)).toEqual([]);
    expect((await Promise.all([renew(), renew()])).sort()).toEqual([0, 1]);
    const links = await mergeLinks(world);
    expect(links.map(({ recipient }) => recipient)).toEqual([castEmail('volunteer')]);
    world.clock.advance(7 * DAY_MS - 1);
    expect(await standing()).toEqual(['MERGE_WAITS']);
    await decide(true, links[0]?.token);
    expect(await world.store.read.select().from(recordMerge)).toHaveLength(1);
  });

  it('no email is sent anew to someone who is not to be asked any more [DEC-78]', async () => {
    const renew = () => renewMergeQuestions(world.store, { now: world.clock.now(), config: world.config });
    await merge(first, second);
    await expireMail(world.store, world.clock.now() + DAY_MS);
    await world.store.write((tx) =>
      tx.update(childRecord).set({ guardianAccountId: 'quiet' }).where(eq(childRecord.chariteerId, first)),
    );
    expect(await renew()).toBe(0);
    expect(await mergeLinks(world)).toEqual([]);
  });

  it('a link has no say once its reader is the child’s guardian no more [DEC-78]', async () => {
    await merge(first, second);
    const [link] = await mergeLinks(world);
    await world.store.write((tx) =>
      tx.update(childRecord).set({ guardianAccountId: 'quiet' }).where(eq(childRecord.chariteerId, first)),
    );
    expect((await decide(true, link?.token)).code).toBe('INVALID_TOKEN');
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
  });

  it('a yes merges nothing that could not be merged any more [DEC-78]', async () => {
    await merge(first, second);
    const [link] = await mergeLinks(world);
    await world.store.write((tx) =>
      tx
        .update(guardianConsent)
        .set({ state: 'withdrawn', endedAt: TEST_NOW })
        .where(eq(guardianConsent.chariteerId, second)),
    );
    expect((await decide(true, link?.token)).data).toEqual({ decideMerge: true });
    expect(await world.store.read.select().from(recordMerge)).toEqual([]);
  });

  it('with the same guardian nobody is asked [DEC-78, JOI-13]', async () => {
    const third = await child('volunteer', 'Rosa Delmar');
    expect((await merge(first, third)).code).toBeUndefined();
    expect(await mergeLinks(world)).toEqual([]);
  });
});

it('accounts of one teen who named different guardians wait for the first one, too [DEC-78, JOI-13]', async () => {
  const ids: string[] = [];
  for (const [username, guardianEmail] of [
    ['Kestrel', 'rosa@family.example'],
    ['Lantern', 'leo@family.example'],
  ] as const) {
    world.clock.advance(DAY_MS);
    const guardian = { guardianName: 'Pat Parent', guardianEmail, hasConsented: true };
    const form = { username, emailAddress: `${username === 'Kestrel' ? 'one' : 'two'}@new.example` };
    const { playerId } = await registered(world, {
      ...form,
      password: 'rowing past the pier',
      passwordConfirmation: 'rowing past the pier',
      dateOfBirth: TEEN_BIRTH,
      guardian,
    });
    const asked = (await mailsTo(world, guardianEmail)).at(-1);
    const token = tokenFor('guardian/consent', asked?.body);
    await world.gql(DECIDE, { token, isAgreed: true, signedName: SIGNED });
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Confirmed' })
        .where(eq(contactEmail.accountId, playerId)),
    );
    ids.push(playerId);
  }
  const [one = '', other = ''] = ids;
  expect((await merge(other, one)).code).toBe('MERGE_WAITS');
  const links = await mergeLinks(world);
  expect(links.map(({ recipient }) => recipient)).toEqual(['rosa@family.example']);
  expect(links[0]?.body).not.toMatch(/Lantern|leo@|Wilhelmina/);
  await decide(true, links[0]?.token);
  expect(await world.store.read.select().from(recordMerge)).toHaveLength(1);
});
