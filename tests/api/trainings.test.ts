import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { orientation } from '#db/schema/orientation.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIELDS =
  'id templateId providerId name description ageThreshold estimatedTime estimatedCost url isInUse isAboutSafety fulfilledBy';
const CREATE = `mutation($input: NewTemplateOrientationInput!) {
  createTemplateOrientation(input: $input) { ${FIELDS} }
}`;
const UPDATE = `mutation($input: TemplateOrientationChangesInput!) {
  updateTemplateOrientation(input: $input) { ${FIELDS} }
}`;
const DELETE = 'mutation($id: ID!) { deleteTemplateOrientation(id: $id) { id } }';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    await insertTraining(tx, { id: 'foreign', providerId: '3', name: 'Foreign' });
    await insertTrainingRecord(tx, {
      id: 'record',
      templateId: 'foreign',
      providerId: '3',
      chariteerId: 'volunteer',
    });
  });
});
afterEach(() => world.close());

type Training = Record<string, unknown> & { id: string };

const create = (form: Record<string, unknown>, as: CastName | null = 'captains') =>
  world.gql<{ createTemplateOrientation: Training }>(
    CREATE,
    { input: { providerId: '1', name: 'Knives', fulfilledBy: 'Applying', ...form } },
    { as },
  );
const update = (form: Record<string, unknown>, as: CastName | null = 'captains') =>
  world.gql<{ updateTemplateOrientation: Training }>(UPDATE, { input: { id: 'kitchen', ...form } }, { as });
const remove = (id: string, as: CastName | null = 'captains') => world.gql(DELETE, { id }, { as });
const stored = async (id: string) =>
  (await world.store.read.select().from(orientation).where(eq(orientation.id, id)))[0];

describe('the trainings that a charity offers', () => {
  it('a new one comes back whole, and quests can ask for it at once [OPEN-ORI-04, OPEN-API-02]', async () => {
    const { data, errors } = await create({
      name: ' Knives ',
      description: '<p>Be <b>careful</b><script>x</script></p>',
      ageThreshold: 18,
      estimatedTime: 90,
      estimatedCost: 1250,
      url: 'https://training.example/knives',
    });
    expect(errors).toBeUndefined();
    const { id, ...training } = data?.createTemplateOrientation ?? { id: '' };
    expect(training).toEqual({
      templateId: id,
      providerId: '1',
      name: 'Knives',
      description: '<p>Be <b>careful</b></p>',
      ageThreshold: 18,
      estimatedTime: 90,
      estimatedCost: 1250,
      url: 'https://training.example/knives',
      isInUse: false,
      isAboutSafety: false,
      fulfilledBy: 'Applying',
    });
    await world.store.write((tx) => upcomingQuest(tx, { id: 'q' }));
    const edit = `mutation($ids: [ID!]) { updateQuest(id: "q", requiredOrientations: $ids) {
      requiredOrientations { id isInUse } provider { templateOrientations { name } }
    } }`;
    const answer = await world.gql<{ updateQuest: unknown }>(edit, { ids: [id] }, { as: 'captains' });
    expect(answer.data?.updateQuest).toEqual({
      requiredOrientations: [{ id, isInUse: true }],
      provider: { templateOrientations: [{ name: 'Kitchen' }, { name: 'Knives' }] },
    });
  });

  it('only what is given changes; records follow the name and keep the rest [OPEN-ORI-04]', async () => {
    await world.store.write((tx) =>
      insertTrainingRecord(tx, {
        id: 'rosa',
        templateId: 'kitchen',
        providerId: '1',
        name: 'Kitchen',
        chariteerId: 'volunteer',
        estimatedCost: 500,
      }),
    );
    const { data } = await update({ name: 'Kitchen safety', estimatedCost: null });
    expect(data?.updateTemplateOrientation).toMatchObject({
      name: 'Kitchen safety',
      description: 'How we work.',
      estimatedTime: 60,
      estimatedCost: null,
    });
    expect(await stored('rosa')).toMatchObject({ name: 'Kitchen safety', estimatedCost: 500 });
  });

  it('whoever offers a training says whether applying is enough; about safety it never is [SAF-14]', async () => {
    const { errors } = await create({ fulfilledBy: null });
    expect(errors?.[0]?.message).toBe('Say whether applying is enough.');
    expect((await create({ isAboutSafety: true, fulfilledBy: 'Applying' })).code).toBe('BAD_USER_INPUT');
    const { data } = await create({ isAboutSafety: true, fulfilledBy: null });
    expect(data?.createTemplateOrientation).toMatchObject({ isAboutSafety: true, fulfilledBy: 'Complete' });
  });

  it('a training that becomes one about safety takes its records along, and stays one while it says so [SAF-14]', async () => {
    await world.store.write((tx) =>
      insertTrainingRecord(tx, {
        id: 'rosa',
        templateId: 'kitchen',
        providerId: '1',
        chariteerId: 'volunteer',
        resolution: 'Provisional',
      }),
    );
    await update({ isAboutSafety: true });
    expect(await stored('rosa')).toMatchObject({ isAboutSafety: true, fulfilledBy: 'Complete' });
    expect((await update({ fulfilledBy: 'Applying' })).code).toBe('BAD_USER_INPUT');
    await update({ isAboutSafety: false, fulfilledBy: 'Applying' });
    expect(await stored('rosa')).toMatchObject({ isAboutSafety: false, fulfilledBy: 'Applying' });
  });

  it('one that nobody asks for and nobody has can go [OPEN-ORI-04]', async () => {
    expect((await remove('kitchen')).data).toEqual({ deleteTemplateOrientation: { id: 'kitchen' } });
    expect(await stored('kitchen')).toBeUndefined();
    const entries = await world.store.read
      .select({ action: auditEntry.action, actorId: auditEntry.actorId })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, 'kitchen'));
    expect(entries).toEqual([{ action: 'training-deleted', actorId: 'captains' }]);
  });

  it('staff reads in the audit log which training was changed [OPEN-ORI-04]', async () => {
    await update({ estimatedTime: 30 });
    const log = '{ auditPage(filter: { action: "training" }) { items { action subjectName detail } } }';
    const { data } = await world.gql<{ auditPage: { items: unknown[] } }>(log, {}, { as: 'staff' });
    expect(data?.auditPage.items).toEqual([
      { action: 'training-edited', subjectName: 'Kitchen', detail: '{"fields":"estimatedTime"}' },
    ]);
  });

  it('what a quest or stamp asks for, or a volunteer has, must stay [OPEN-ORI-04]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await tx.insert(questRequiredOrientation).values({ questId: 'q', templateId: 'kitchen' });
    });
    expect((await remove('kitchen')).code).toBe('ORIENTATION_IN_USE');
    expect((await remove('foreign', 'staff')).code).toBe('ORIENTATION_IN_USE');
    expect(await stored('kitchen')).toBeDefined();
  });

  it('the page lists them by name, finds words in it, and holds no records [OPEN-ORI-04]', async () => {
    await create({ name: 'arrival' });
    const ask = (q: string | null, as: CastName = 'captains') =>
      world.gql(
        'query($q: String) { templateOrientationPage(providerId: "1", q: $q) { total items { name } } }',
        { q },
        { as },
      );
    expect((await ask(null)).data).toEqual({
      templateOrientationPage: { total: 2, items: [{ name: 'arrival' }, { name: 'Kitchen' }] },
    });
    expect((await ask(' KITCH')).data).toMatchObject({ templateOrientationPage: { total: 1 } });
    const one = '{ templateOrientation(id: "record") { name } }';
    expect((await world.gql(one, {}, { as: 'staff' })).code).toBe('ORIENTATION_NOT_FOUND');
  });

  it('a charity has at most a hundred [OPEN-ORI-04]', async () => {
    await world.store.write(async (tx) => {
      for (let number = 0; number < 99; number++) await insertTraining(tx, { providerId: '1' });
    });
    const { code, errors } = await create({});
    expect([code, errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', '100 trainings at most.']);
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(201) }],
    ['a description that is too long', { description: 'x'.repeat(10_001) }],
    ['an age that nobody reaches', { ageThreshold: 121 }],
    ['a time before the start', { estimatedTime: -1 }],
    ['a cost beyond reason', { estimatedCost: 2_000_000_000 }],
    ['an address that runs a script', { url: 'javascript:alert(1)' }],
  ])('refuses %s [OPEN-ORI-04]', async (_, form) => {
    expect((await create(form)).code).toBe('BAD_USER_INPUT');
    expect((await update(form)).code).toBe('BAD_USER_INPUT');
    expect((await world.store.read.select().from(orientation)).length).toBe(3);
  });

  it.each([
    ['a visitor', null, 'NOT_LOGGED_IN'],
    ['a volunteer', 'volunteer', 'FORBIDDEN'],
    ['who only reads recaps', 'boardmembers', 'FORBIDDEN'],
  ] as const)('%s is refused [OPEN-ORI-04, PERM-17]', async (_, as, code) => {
    expect((await create({}, as)).code).toBe(code);
    expect((await update({ name: 'Mine' }, as)).code).toBe(code);
    expect((await remove('kitchen', as)).code).toBe(code);
    expect((await stored('kitchen'))?.name).toBe('Kitchen');
  });

  it('a volunteer’s record is no training to edit or delete [OPEN-ORI-04]', async () => {
    expect((await update({ id: 'record', name: 'x' }, 'staff')).code).toBe('ORIENTATION_NOT_FOUND');
    expect((await remove('record', 'staff')).code).toBe('ORIENTATION_NOT_FOUND');
    expect((await create({ providerId: 'nothing' })).code).toBe('PROVIDER_NOT_FOUND');
  });
});
