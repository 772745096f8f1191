import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import {
  charityDocument,
  documentRequirement,
  documentSignature,
  documentVersion,
} from '#db/schema/charity-document.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS = 'id title text audience validMonths isForAll requiredBy version countsFrom hash signedCount';
const SAVE = `mutation ($input: DocumentInput!) { saved: saveDocument(input: $input) { ${FIELDS} } }`;
const SIGN = `mutation ($id: ID!, $documents: [SignedDocumentInput!]!, $name: String!) {
  signDocuments(chariteerId: $id, documents: $documents, fullName: $name) }`;
const TO_SIGN = `query ($questId: ID!, $id: ID) { documentsToSign(questId: $questId, chariteerId: $id) { id title text hash } }`;
const WAIVER = { providerId: '1', title: 'Waiver', text: '<p>At my own risk.</p>', audience: 'everyone' };

type Document = { id: string; version: number; countsFrom: number; hash: string; text: string };
type ToSign = { id: string; title: string; hash: string };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
});
afterEach(() => world.close());

async function save(input: object = {}, as: CastName = 'admins') {
  const { data, code } = await world.gql<{ saved: Document }>(
    SAVE,
    { input: { ...WAIVER, isForAll: true, ...input } },
    { as },
  );
  return code ?? data?.saved ?? 'nothing';
}
async function saved(input: object = {}, as?: CastName): Promise<Document> {
  const answer = await save(input, as);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
async function toSign(as: CastName = 'volunteer', questId = 'q', id?: string): Promise<ToSign[]> {
  const { data } = await world.gql<{ documentsToSign: ToSign[] }>(TO_SIGN, { questId, id }, { as });
  return data?.documentsToSign ?? [];
}
async function sign(
  documents: readonly { id: string; hash: string }[],
  { as = 'volunteer' as CastName, id = as as string, name = 'Vera Volunteer' } = {},
) {
  const read = documents.map(({ id: documentId, hash }) => ({ id: documentId, hash }));
  return (await world.gql(SIGN, { id, documents: read, name }, { as })).code ?? 'signed';
}
const signatures = () => world.store.read.select().from(documentSignature);

describe('a document that a charity has people sign', () => {
  it('refuses a sign-up until its text is read and signed, and lets it pass then [WAV-03]', async () => {
    const { id } = await saved();
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('DOCUMENT_REQUIRED');
    const read = await toSign();
    expect(read).toMatchObject([{ id, title: 'Waiver', text: '<p>At my own risk.</p>' }]);
    expect(await sign(read)).toBe('signed');
    expect(await toSign()).toEqual([]);
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
  });

  it('is refused when it was replaced since it was read, and nothing is signed [WAV-02, WAV-03]', async () => {
    const first = await saved();
    const other = await saved({ title: 'Photos' });
    const read = await toSign();
    const second = await saved({ id: first.id, version: 1, text: '<p>At my very own risk.</p>' });
    expect(second).toMatchObject({ version: 2, countsFrom: 2 });
    expect(await sign(read)).toBe('DOCUMENT_REPLACED');
    expect(await signatures()).toEqual([]);
    expect(await toSign()).toMatchObject([
      { id: other.id },
      { id: first.id, text: '<p>At my very own risk.</p>' },
    ]);
  });

  it.each([
    [true, undefined],
    [false, 'DOCUMENT_REQUIRED'],
  ])(
    'keeps older signatures (%s) as the admin says of a new text [WAV-02]',
    async (keepsSignatures, code) => {
      const { id } = await saved();
      await sign(await toSign());
      await saved({ id, version: 1, text: '<p>Other words.</p>', keepsSignatures });
      expect((await signUp(world, 'volunteer', 'q')).code).toBe(code);
    },
  );

  it('keeps its version when only its terms change, and older versions as they were signed [WAV-02]', async () => {
    const { id, hash } = await saved();
    await sign(await toSign());
    expect(await saved({ id, version: 1, validMonths: 12 })).toMatchObject({ version: 1, hash });
    await saved({ id, version: 1, text: '<p>Other words.</p>' });
    const { data } = await world.gql<{ ownSignatures: object[] }>(
      '{ ownSignatures { title text charity signedName role way expiresAt } }',
      {},
      { as: 'volunteer' },
    );
    expect(data?.ownSignatures).toEqual([
      {
        ...{ title: 'Waiver', text: '<p>At my own risk.</p>', charity: 'Harbor Table' },
        ...{ signedName: 'Vera Volunteer', role: 'self', way: 'site', expiresAt: null },
      },
    ]);
    await expect(
      world.store.write((tx) =>
        tx.update(documentVersion).set({ text: 'x' }).where(eq(documentVersion.documentId, id)),
      ),
    ).rejects.toThrow();
  });

  it('is required where it says: of all quests, of a stamp and its quests, or of one quest [WAV-01]', async () => {
    await world.store.write(async (tx) => {
      await insertStamp(tx, { id: 'stamp', providerId: '1' });
      await upcomingQuest(tx, { id: 'stamped', templateQuestId: 'stamp', startedAt: TEST_NOW + 3 * DAY_MS });
      await upcomingQuest(tx, { id: 'elsewhere', providerId: '2' });
    });
    const { id, version } = await saved({ isForAll: false, requiredBy: ['stamp'] });
    const of = async (questId: string) => (await toSign('volunteer', questId)).length;
    expect([await of('q'), await of('stamped')]).toEqual([0, 1]);
    await saved({ id, version, isForAll: false, requiredBy: ['q'] });
    expect([await of('q'), await of('stamped')]).toEqual([1, 0]);
    await saved({ id, version, isForAll: true });
    expect([await of('q'), await of('stamped'), await of('elsewhere')]).toEqual([1, 1, 0]);
    expect(await save({ id, version, isForAll: false, requiredBy: ['elsewhere'] })).toBe('QUEST_NOT_FOUND');
    await world.gql('mutation ($id: ID!) { withdrawDocument(id: $id) }', { id }, { as: 'admins' });
    expect(await of('q')).toBe(0);
    expect(await save({ id, version })).toBe('DOCUMENT_NOT_FOUND');
  });

  it('is required of one date of a stamp too, which leaves the other dates and what the stamp requires alone [WAV-01]', async () => {
    await world.store.write(async (tx) => {
      await insertStamp(tx, { id: 'stamp', providerId: '1' });
      for (const [index, id] of ['one', 'two'].entries())
        await upcomingQuest(tx, { id, templateQuestId: 'stamp', startedAt: TEST_NOW + (3 + index) * DAY_MS });
    });
    await saved({ title: 'Photos', isForAll: false, requiredBy: ['stamp'] });
    const waiver = await saved({ isForAll: false });
    const foreign = await saved({ providerId: '2', title: 'Foreign' }, 'staff');
    const require = (documentIds: string[], questId = 'one') =>
      world.gql(
        'mutation ($questId: ID!, $documentIds: [ID!]!) { requireDocuments(questId: $questId, documentIds: $documentIds) }',
        { questId, documentIds },
        { as: 'admins' },
      );
    const of = async (questId: string) => (await toSign('volunteer', questId)).map(({ title }) => title);
    expect((await require([waiver.id, waiver.id])).code).toBeUndefined();
    expect([await of('one'), await of('two')]).toEqual([['Photos', 'Waiver'], ['Photos']]);
    expect((await require([foreign.id])).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await require([waiver.id], 'none')).code).toBe('QUEST_NOT_FOUND');
    expect((await require([])).code).toBeUndefined();
    expect(await of('one')).toEqual(['Photos']);
  });

  it('stays with the quests of a stamp that is deleted, and with the stamp alone once that is back [WAV-01]', async () => {
    await world.store.write(async (tx) => {
      await insertStamp(tx, { id: 'stamp', providerId: '1' });
      await upcomingQuest(tx, { id: 'stamped', templateQuestId: 'stamp', startedAt: TEST_NOW + 3 * DAY_MS });
    });
    await saved({ isForAll: false, requiredBy: ['stamp'] });
    await world.store.write((tx) =>
      tx.insert(checkRequirement).values({ questId: 'stamp', kind: 'foodHandler' }),
    );
    const required = async () => [
      (await world.store.read.select().from(documentRequirement)).map(({ questId }) => questId),
      (await world.store.read.select().from(checkRequirement)).map(({ questId }) => questId),
    ];
    const { data } = await world.gql<{ deleteStamp: { undoToken: string } }>(
      'mutation { deleteStamp(id: "stamp") { undoToken } }',
      {},
      { as: 'admins' },
    );
    expect(await required()).toEqual([['stamped'], ['stamped']]);
    const token = data?.deleteStamp.undoToken;
    await world.gql('mutation ($token: ID!) { takeBack(token: $token) }', { token }, { as: 'admins' });
    expect(await required()).toEqual([['stamp'], ['stamp']]);
  });

  it.each([
    ['managers', 'FORBIDDEN'],
    ['guildadmin', 'FORBIDDEN'],
    ['volunteer', 'FORBIDDEN'],
  ] as const)('is written by admins, not by %s [WAV-01]', async (as, code) => {
    expect(await save({}, as)).toBe(code);
  });

  it.each([
    ['a title', { title: ' ' }],
    ['a shorter title', { title: 'x'.repeat(81) }],
    ['a text', { text: '<p></p>' }],
    ['months', { validMonths: 0 }],
  ])('needs %s [WAV-01]', async (_what, input) => {
    expect(await save(input)).toBe('BAD_USER_INPUT');
  });

  it('is not changed over what someone else saved meanwhile, nor by another charity [WAV-02]', async () => {
    const { id } = await saved();
    await saved({ id, version: 1, title: 'Risks' });
    expect(await save({ id, version: 1, title: 'Other' })).toBe('EDIT_CONFLICT');
    expect(await save({ id, version: 2, providerId: '2' }, 'staff')).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('a signature', () => {
  it('keeps hash, name, role, time, its end and three bytes of the address, and is never changed [WAV-05]', async () => {
    const { hash } = await saved({ validMonths: 3 });
    await sign(await toSign(), { name: '  Vera   Volunteer ' });
    const [kept] = await signatures();
    expect(kept).toMatchObject({
      ...{ versionHash: hash, signedName: 'Vera Volunteer', role: 'self', way: 'site', signedAt: TEST_NOW },
      ...{ expiresAt: Date.parse('2027-02-16T15:00:00Z'), addressPrefix: '203.0.113', seenById: null },
    });
    const rename = world.store.write((tx) =>
      tx.update(documentSignature).set({ signedName: 'Someone Else' }),
    );
    await expect(rename).rejects.toThrow();
    const log = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'documents-signed'));
    expect(log).toMatchObject([{ actorId: 'volunteer', subjectId: 'volunteer' }]);
  });

  it('ends after the months that the document says, and is asked for again [WAV-01, WAV-07]', async () => {
    await world.store.write(async (tx) => {
      await insertDocument(tx, { id: 'd' });
      const expiresAt = TEST_NOW + HOUR_MS;
      await insertSignature(tx, { versionId: 'd-1', chariteerId: 'volunteer', expiresAt });
    });
    expect(await toSign()).toEqual([]);
    world.clock.advance(HOUR_MS);
    expect((await signUp(world, 'volunteer', 'q')).code).toBe('DOCUMENT_REQUIRED');
    await sign(await toSign());
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
  });

  it('needs a first and a last name, and is written once for each text [WAV-05]', async () => {
    const read = [await saved()];
    const long = `Vera ${'x'.repeat(116)}`;
    for (const name of ['', 'Vera', 'V', '1 2', 'Vera 2', 'Mickey <b>Mouse</b>', long])
      expect(await sign(read, { name }), name).toBe('BAD_USER_INPUT');
    for (const name of ['José O’Neill-Díaz, Jr.', "D'Arcy Ng", 'ليلى حسن'])
      expect(await sign(read, { name })).toBe('signed');
    expect(await signatures()).toHaveLength(1);
  });

  it('is a guardian’s for a child, whose own does not count, and ends at 18 [WAV-04, WAV-08]', async () => {
    const read = [await saved()];
    await world.store.write(async (tx) => {
      const { id } = await insertVolunteerRow(tx, { id: 'kid', dateOfBirth: '2010-12-01' });
      const record = { signedName: 'Vera', textVersion: '1', createdAt: TEST_NOW };
      await tx.insert(childRecord).values({ chariteerId: id, guardianAccountId: 'volunteer', ...record });
    });
    expect(await sign(read, { as: 'teen' })).toBe('FORBIDDEN');
    expect(await sign(read, { as: 'gold', id: 'kid' })).toBe('FORBIDDEN');
    expect(await toSign('volunteer', 'q', 'kid')).toHaveLength(1);
    const childVerdicts = async () =>
      (
        await world.gql<{ quest: { childVerdicts: object[] } }>(
          '{ quest(id: "q") { childVerdicts { isUnsigned } } }',
          {},
          { as: 'volunteer' },
        )
      ).data?.quest.childVerdicts;
    expect(await childVerdicts()).toEqual([{ isUnsigned: true }]);
    expect(await sign(read, { id: 'kid' })).toBe('signed');
    expect(await childVerdicts()).toEqual([{ isUnsigned: false }]);
    expect(await toSign('volunteer', 'q', 'kid')).toEqual([]);
    expect(await signatures()).toMatchObject([{ chariteerId: 'kid', role: 'guardian' }]);
    await world.store.write((tx) =>
      tx.update(chariteer).set({ dateOfBirth: '1990-01-01' }).where(eq(chariteer.id, 'kid')),
    );
    expect(await toSign('volunteer', 'q', 'kid')).toHaveLength(1);
  });

  it.each([
    ['adults', 1, 0],
    ['minors', 0, 1],
    ['everyone', 1, 1],
  ])('is asked of %s [WAV-01]', async (audience, ofAdult, ofMinor) => {
    await saved({ audience });
    const isRefused = async (as: CastName) => ((await signUp(world, as, 'q')).code ? 1 : 0);
    expect([await isRefused('volunteer'), await isRefused('teen')]).toEqual([ofAdult, ofMinor]);
  });
});

describe('who signed', () => {
  const LIST = `query ($id: ID!) { documentSignatures(id: $id) { total items {
    chariteerId username nameFirst nameLast signedName role way version isValid } } }`;

  it('is read by who reads names and takes attendance, with what counts [WAV-07, WAV-09]', async () => {
    await world.store.write(async (tx) => {
      await insertDocument(tx, { id: 'd' });
      await insertSignature(tx, { versionId: 'd-1', chariteerId: 'volunteer' });
      await insertSignature(tx, {
        versionId: 'd-1',
        chariteerId: 'gold',
        role: 'guardian',
        signedAt: 1,
        expiresAt: 2,
      });
    });
    const { nameFirst, nameLast } = chariteer;
    const isVera = eq(chariteer.id, 'volunteer');
    const [named] = await world.store.read.select({ nameFirst, nameLast }).from(chariteer).where(isVera);
    const { data } = await world.gql<{ documentSignatures: object }>(LIST, { id: 'd' }, { as: 'managers' });
    expect(data?.documentSignatures).toMatchObject({
      total: 2,
      items: [
        { chariteerId: 'volunteer', signedName: 'Vera Volunteer', version: 1, isValid: true, ...named },
        { chariteerId: 'gold', isValid: false, nameFirst: null, nameLast: null },
      ],
    });
    for (const as of ['captains', 'guildadmin', 'volunteer'] as const)
      expect((await world.gql(LIST, { id: 'd' }, { as })).code).toBe('FORBIDDEN');
    await world.store.write((tx) => tx.update(charityDocument).set({ countsFrom: 2, version: 2 }));
    expect((await world.gql(LIST, { id: 'd' }, { as: 'managers' })).code).toBe('DOCUMENT_NOT_FOUND');
  });
});
