import { and, desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eraseVolunteer } from '#api/operations/erasure/erase-volunteer.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { orientation } from '#db/schema/orientation.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const UPDATE = `mutation($id: ID!, $resolution: Resolution, $expiredAt: DateTime, $note: String,
  $supervisorId: ID!, $expected: SeenOrientationInput) {
  updateOrientation(id: $id, resolution: $resolution, expiredAt: $expiredAt, note: $note,
    supervisorId: $supervisorId, expected: $expected) {
    id templateId providerId name description ageThreshold estimatedTime estimatedCost url note startedAt
    resolution resolvedAt expiredAt isReplaced chariteer { id username nameFirst }
  }
}`;
const LIST = `query($specificProvider: ID!, $templateId: ID, $q: String, $page: Int, $perPage: Int) {
  countSpecificOrientations(specificProvider: $specificProvider, templateId: $templateId, q: $q)
  getSpecificOrientations(specificProvider: $specificProvider, templateId: $templateId, q: $q, page: $page,
    perPage: $perPage) { id name isReplaced resolution chariteer { username nameFirst emailAddress } }
}`;
type Listed = {
  countSpecificOrientations: number;
  getSpecificOrientations: {
    id: string;
    isReplaced: boolean;
    chariteer: { username: string | null; nameFirst: string | null; emailAddress: string | null };
  }[];
};

const HELD = { templateId: 'kitchen', providerId: '1', name: 'Kitchen', resolution: 'Provisional' } as const;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'trained' });
    await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft', startedAt: TEST_NOW + 1 });
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    await insertTraining(tx, { id: 'arrival', providerId: '1', name: 'arrival' });
    await insertTraining(tx, { id: 'elsewhere', providerId: '3', name: 'Elsewhere' });
    for (const questId of ['trained', 'draft']) {
      await tx.insert(questRequiredOrientation).values({ questId, templateId: 'kitchen' });
    }
    const startedAt = TEST_NOW - DAY_MS;
    const open = { ...HELD, startedAt, resolvedAt: null };
    await insertTrainingRecord(tx, { ...open, id: 'rosa', chariteerId: 'volunteer', note: 'Bring boots' });
    await insertTrainingRecord(tx, { ...open, id: 'gold', chariteerId: 'gold', startedAt: startedAt + 1 });
    await insertTrainingRecord(tx, {
      id: 'foreign',
      templateId: 'elsewhere',
      providerId: '3',
      chariteerId: 'volunteer',
    });
  });
});
afterEach(() => world.close());

const update = (form: Record<string, unknown>, as: CastName | null = 'managers', id = 'rosa') =>
  world.gql<{ updateOrientation: Record<string, unknown> }>(
    UPDATE,
    { id, supervisorId: as ?? 'managers', ...form },
    { as },
  );
const list = async (variables: Record<string, unknown> = {}, as: CastName = 'managers') =>
  (await world.gql<Listed>(LIST, { specificProvider: '1', ...variables }, { as })).data;
const idsOf = (listed: Listed | null | undefined) => listed?.getSpecificOrientations.map(({ id }) => id);
const stored = async (id = 'rosa') =>
  (await world.store.read.select().from(orientation).where(eq(orientation.id, id)))[0];
const mails = () => readMails(world);
const iso = (instant: number) => new Date(instant).toISOString();

describe('setting what a volunteer has of a training', () => {
  it('the full record comes back, decided now [API-26, OPEN-API-02, ORI-02, ENT-26]', async () => {
    const expiredAt = iso(TEST_NOW + 365 * DAY_MS);
    const { data, errors } = await update({ resolution: 'Complete', expiredAt, note: 'Well <b>done</b>' });
    expect(errors).toBeUndefined();
    expect(data?.updateOrientation).toEqual({
      id: 'rosa',
      templateId: 'kitchen',
      providerId: '1',
      name: 'Kitchen',
      description: '',
      ageThreshold: null,
      estimatedTime: null,
      estimatedCost: null,
      url: null,
      note: 'Well <b>done</b>',
      startedAt: iso(TEST_NOW - DAY_MS),
      resolution: 'Complete',
      resolvedAt: iso(TEST_NOW),
      expiredAt,
      isReplaced: false,
      chariteer: { id: 'volunteer', username: 'volunteer', nameFirst: 'Rosa' },
    });
  });

  it('the five resolutions follow each other in any order [ORI-02]', async () => {
    for (const resolution of [...RESOLUTIONS, ...RESOLUTIONS.toReversed()]) {
      const { data } = await update({ resolution });
      expect(data?.updateOrientation.resolution).toBe(resolution);
    }
    expect((await update({ resolution: 'Expired' })).errors).toBeDefined();
  });

  it('only what is given changes, and a resolution of null is none [ORI-21]', async () => {
    await update({ note: 'Gloves too' });
    expect(await stored()).toMatchObject({
      note: 'Gloves too',
      resolution: 'Provisional',
      expiredAt: null,
      resolvedAt: null,
    });
    await update({ resolution: null, note: null });
    expect(await stored()).toMatchObject({ note: null, resolution: 'Provisional' });
  });

  it('what a decision means for the quest holds at once [ORI-04]', async () => {
    await update({ resolution: 'Failed' });
    expect((await signUp(world, 'volunteer', 'trained')).code).toBe('TRAINING_REQUIRED');
    await update({ resolution: 'Complete', expiredAt: iso(TEST_NOW) });
    expect((await signUp(world, 'volunteer', 'trained')).code).toBe('TRAINING_REQUIRED');
    await update({ expiredAt: null });
    expect((await signUp(world, 'volunteer', 'trained')).code).toBeUndefined();
  });

  it('a note keeps bold, italic and underline, and 299 characters [ORI-17, ORI-18]', async () => {
    const markup =
      '<p><strong>A</strong><script>x</script></p><em onclick="x">b</em><br><a href="x">c</a><u>d</u>';
    expect((await update({ note: markup })).data?.updateOrientation.note).toBe(
      '<b>A</b>\n<i>b</i>\nc<u>d</u>',
    );
    expect((await update({ note: 'x'.repeat(5000) })).data?.updateOrientation.note).toBe('x'.repeat(299));
    expect((await update({ note: `<b>${'&'.repeat(400)}` })).data?.updateOrientation.note).toBe(
      `<b>${'&amp;'.repeat(58)}</b>`,
    );
    expect((await update({ note: '<p> </p>' })).data?.updateOrientation.note).toBeNull();
  });

  it('what an older program has stored is cleaned when it is read [ORI-18]', async () => {
    await world.store.write((tx) =>
      tx.update(orientation).set({ note: '<img src=x><b>!</b>' }).where(eq(orientation.id, 'rosa')),
    );
    const { data } = await world.gql<{ chariteer: { startedOrientations: unknown[] } }>(
      '{ chariteer(id: "volunteer") { startedOrientations { id note isReplaced chariteer { id } } } }',
      {},
      { as: 'volunteer' },
    );
    expect(data?.chariteer.startedOrientations).toContainEqual({
      id: 'rosa',
      note: '<b>!</b>',
      isReplaced: false,
      chariteer: { id: 'volunteer' },
    });
  });

  it('of two managers at once the second hears what the first has changed [ORI-16]', async () => {
    const expected = { resolution: 'Provisional', note: 'Bring boots' };
    await update({ resolution: 'Complete', expected });
    const { code, errors } = await update({ resolution: 'Failed', note: 'Late', expected });
    expect([code, errors?.[0]?.extensions.changedFields]).toEqual([
      'EDIT_CONFLICT',
      { resolution: 'Complete' },
    ]);
    expect(await stored()).toMatchObject({ resolution: 'Complete', note: 'Bring boots' });
    expect((await update({ note: 'Late', expected: { note: expected.note } })).code).toBeUndefined();
    expect((await update({ note: 'Late', expected: { note: expected.note } })).code).toBeUndefined();
  });

  it('the audit log keeps who changed which fields, and no words [API-26]', async () => {
    await update({ resolution: 'Complete', note: 'secret-note' });
    await update({ resolution: 'Complete' });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subjectId, 'rosa'), eq(auditEntry.action, 'training-record-edited')));
    expect(entries.map(({ actorId, detail }) => ({ actorId, detail }))).toEqual([
      { actorId: 'managers', detail: { fields: 'resolution note', from: 'Provisional', to: 'Complete' } },
    ]);
  });

  it.each([
    ['a visitor', {}, null, 'rosa', 'NOT_LOGGED_IN'],
    ['the volunteer', { resolution: 'Complete' }, 'volunteer', 'rosa', 'FORBIDDEN'],
    ['who edits quests only', { resolution: 'Complete' }, 'captains', 'rosa', 'FORBIDDEN'],
    ['a manager of another charity', { resolution: 'Complete' }, 'managers', 'foreign', 'FORBIDDEN'],
    ['another acting account', { supervisorId: 'admins' }, 'managers', 'rosa', 'FORBIDDEN'],
    ['a record that is none', {}, 'managers', 'nothing', 'ORIENTATION_NOT_FOUND'],
    [
      'a training as it is offered',
      { resolution: 'Complete' },
      'managers',
      'kitchen',
      'ORIENTATION_NOT_FOUND',
    ],
    ['an end before the start', { expiredAt: iso(TEST_NOW - DAY_MS) }, 'managers', 'rosa', 'BAD_USER_INPUT'],
    ['an end in another age', { expiredAt: '2101-01-01T00:00:00Z' }, 'managers', 'rosa', 'BAD_USER_INPUT'],
  ] as const)('refuses %s [API-26, ORI-06, ORI-13, ERR-34]', async (_, form, as, id, code) => {
    const before = await stored(id);
    expect((await update(form, as, id)).code).toBe(code);
    expect(await stored(id)).toEqual(before);
    expect(await mails()).toEqual([]);
  });
});

describe('the mail about a training', () => {
  it('goes out with a change of the resolution, and with nothing else [ORI-05, OPEN-ORI-05]', async () => {
    await update({ note: 'Gloves', expiredAt: iso(TEST_NOW + DAY_MS) });
    await update({ resolution: 'Provisional' });
    expect(await mails()).toEqual([]);
    await update({ resolution: 'Complete', note: 'Well <b>done</b>', expiredAt: null });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'volunteer@demo.example',
      ownerId: 'volunteer',
      subject: 'Complete: Kitchen',
    });
    for (const part of [
      'Harbor Table reviewed “Kitchen”.',
      'New status: Complete',
      'Their note: Well done',
      'http://chariteers.test/questList/1/quest/trained',
    ]) {
      expect(mail?.body).toContain(part);
    }
  });

  it('leads to the quests of the charity when none asks for the training [OPEN-ORI-05]', async () => {
    await world.store.write((tx) => tx.delete(questRequiredOrientation));
    await update({ resolution: 'Failed' });
    expect((await mails())[0]?.body.split('\n\n')).toContain('http://chariteers.test/questList/1');
  });

  it('goes to confirmed addresses only, since it carries words that somebody typed [ORI-05]', async () => {
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    expect((await update({ resolution: 'Complete' })).code).toBeUndefined();
    expect(await mails()).toEqual([]);
  });
});

describe('the list of what volunteers have', () => {
  it('by training, the newest first, without trainings as they are offered [API-25, ORI-06, ORI-12]', async () => {
    await world.store.write(async (tx) => {
      await insertTrainingRecord(tx, {
        ...HELD,
        id: 'first',
        templateId: 'arrival',
        name: 'arrival',
        chariteerId: 'teen',
      });
    });
    const listed = await list();
    expect(listed?.countSpecificOrientations).toBe(3);
    expect(idsOf(listed)).toEqual(['first', 'gold', 'rosa']);
    expect(idsOf(await list({ templateId: 'kitchen' }))).toEqual(['gold', 'rosa']);
    expect(idsOf(await list({ perPage: 1, page: 2 }))).toEqual(['gold']);
    expect((await world.gql(LIST, { specificProvider: '1', perPage: 101 }, { as: 'managers' })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('takes as many statements for a hundred records as for one [API-25]', async () => {
    await world.store.write(async (tx) => {
      for (let day = 2; day < 99; day += 1) {
        await insertTrainingRecord(tx, { ...HELD, chariteerId: 'teen', startedAt: TEST_NOW - day * DAY_MS });
      }
    });
    await world.tokenOf('managers');
    const statementsOf = async (perPage: number) => {
      const before = world.store.statementCount();
      expect(idsOf(await list({ perPage }))).toHaveLength(perPage === 1 ? 1 : 99);
      return world.store.statementCount() - before;
    };
    expect(await statementsOf(100)).toBe(await statementsOf(1));
  });

  it('an older record of somebody who has applied again is told as replaced [OPEN-ORI-02]', async () => {
    await world.store.write((tx) =>
      insertTrainingRecord(tx, { ...HELD, id: 'again', chariteerId: 'volunteer', startedAt: TEST_NOW }),
    );
    expect((await list())?.getSpecificOrientations.map((one) => [one.id, one.isReplaced])).toEqual([
      ['again', false],
      ['gold', false],
      ['rosa', true],
    ]);
  });

  it('names follow the rights, and so does the search; the address needs a sign-up there [ORI-12, PERM-19, SAF-07]', async () => {
    const [, rosa] = (await list())?.getSpecificOrientations ?? [];
    expect(rosa?.chariteer).toEqual({
      username: 'volunteer',
      nameFirst: 'Rosa',
      emailAddress: null,
    });
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'signed-up' });
      await insertContract(tx, { questId: 'signed-up', chariteerId: 'volunteer' });
    });
    const [, reached] = (await list())?.getSpecificOrientations ?? [];
    expect(reached?.chariteer.emailAddress).toBe('volunteer@demo.example');
    expect(idsOf(await list({ q: ' rosA del' }))).toEqual(['rosa']);
    expect(idsOf(await list({ q: 'gold' }))).toEqual(['gold']);
    expect(await list({ q: 'nobody' })).toMatchObject({ countSpecificOrientations: 0 });
  });

  it('who has left is not listed and not edited; the note went with them [ORI-12]', async () => {
    await world.store.write((tx) => eraseVolunteer(tx, { now: TEST_NOW, config: world.config }, 'volunteer'));
    expect(idsOf(await list())).toEqual(['gold']);
    expect((await update({ note: 'x' })).code).toBe('ORIENTATION_NOT_FOUND');
    expect((await stored())?.note).toBeNull();
  });

  it.each([
    ['ORI-13 PERM-23 who may not read recaps', 'employees', '1', 'FORBIDDEN'],
    ['ORI-13 a manager of another charity', 'managers', '3', 'FORBIDDEN'],
    ['API-25 ERR-33 a charity that is none', 'managers', 'nothing', 'PROVIDER_NOT_FOUND'],
  ] as const)('%s is refused', async (_, as, specificProvider, code) => {
    expect((await world.gql(LIST, { specificProvider }, { as })).code).toBe(code);
  });
});

describe('the trainings of a volunteer', () => {
  it('a training that was failed is applied for again on the page of the quest [ORI-09, OPEN-ORI-02]', async () => {
    await update({ resolution: 'Failed' });
    const { code } = await world.gql(
      `mutation { createMultipleOrientations(orientations: [{ templateId: "kitchen" }], questId: "trained") { id } }`,
      {},
      { as: 'volunteer' },
    );
    expect(code).toBeUndefined();
    const [newest] = await world.store.read
      .select({ resolution: orientation.resolution })
      .from(orientation)
      .where(eq(orientation.chariteerId, 'volunteer'))
      .orderBy(desc(orientation.startedAt))
      .limit(1);
    expect(newest?.resolution).toBe('Provisional');
  });
});
