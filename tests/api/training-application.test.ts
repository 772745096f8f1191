import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { orientation } from '#db/schema/orientation.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import type { CastName } from '../support/cast.ts';
import { signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const APPLY = `mutation ($orientations: [OrientationInput!]!, $questId: ID!) {
  createMultipleOrientations(orientations: $orientations, questId: $questId) {
    templateId providerId name resolution startedAt
  }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'trained' });
    await upcomingQuest(tx, { id: 'draft', publishingStatus: 'Draft' });
    await upcomingQuest(tx, { id: 'gone', publishingStatus: 'Cancelled' });
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    await insertTraining(tx, { id: 'knives', providerId: '1', name: 'Knives', ageThreshold: 18 });
    await insertTraining(tx, { id: 'other', providerId: '2', name: 'Other' });
    for (const questId of ['trained', 'draft', 'gone']) {
      for (const templateId of ['kitchen', 'knives']) {
        await tx.insert(questRequiredOrientation).values({ questId, templateId });
      }
    }
  });
});
afterEach(() => world.close());

const apply = (templateIds: string[], as: CastName | null = 'volunteer', questId = 'trained') =>
  world.gql(APPLY, { orientations: templateIds.map((templateId) => ({ templateId })), questId }, { as });
const complete = (id: string | undefined, expiredAt: string | null) =>
  world.gql(
    `mutation($id: ID!, $expiredAt: DateTime) {
      updateOrientation(id: $id, resolution: Complete, expiredAt: $expiredAt, supervisorId: "managers") { id }
    }`,
    { id, expiredAt },
    { as: 'managers' },
  );
const trainingsShown = async () => {
  const asked = `{ quest(id: "trained") { viewerVerdict { trainings {
    name status isFulfilled isAboutSafety fulfilledBy
  } } } }`;
  type Shown = { quest: { viewerVerdict: { trainings: { name: string }[] } } };
  const { data } = await world.gql<Shown>(asked, {}, { as: 'volunteer' });
  return data?.quest.viewerVerdict.trainings.sort((one, other) => one.name.localeCompare(other.name));
};
const records = (chariteerId: string) =>
  world.store.read.select().from(orientation).where(eq(orientation.chariteerId, chariteerId));

describe('applying for training', () => {
  it('several modules in one call are Provisional, and open the quest [API-24, ORI-08, OPEN-ORI-01, PERM-02]', async () => {
    expect((await signUp(world, 'volunteer', 'trained')).code).toBe('TRAINING_REQUIRED');
    const { data } = await apply(['kitchen', 'knives', 'kitchen']);
    const record = { providerId: '1', resolution: 'Provisional', startedAt: '2026-11-16T15:00:00.000Z' };
    expect(data).toEqual({
      createMultipleOrientations: [
        { templateId: 'kitchen', name: 'Kitchen', ...record },
        { templateId: 'knives', name: 'Knives', ...record },
      ],
    });
    expect(await records('volunteer')).toHaveLength(2);
    expect((await signUp(world, 'volunteer', 'trained')).code).toBeUndefined();
  });

  it('applying for a training about safety opens nothing until a person marks it complete, and then until its expiry [SAF-14, DEC-32]', async () => {
    await world.store.write((tx) =>
      tx
        .update(orientation)
        .set({ isAboutSafety: true, fulfilledBy: 'Complete' })
        .where(eq(orientation.id, 'kitchen')),
    );
    await apply(['kitchen', 'knives']);
    expect((await signUp(world, 'volunteer', 'trained')).code).toBe('TRAINING_REQUIRED');
    expect(await trainingsShown()).toEqual([
      {
        name: 'Kitchen',
        status: 'Provisional',
        isFulfilled: false,
        isAboutSafety: true,
        fulfilledBy: 'Complete',
      },
      {
        name: 'Knives',
        status: 'Provisional',
        isFulfilled: true,
        isAboutSafety: false,
        fulfilledBy: 'Applying',
      },
    ]);
    const [record] = (await records('volunteer')).filter(({ templateId }) => templateId === 'kitchen');
    await complete(record?.id, new Date(world.clock.now() + 1000).toISOString());
    world.clock.advance(1000);
    expect((await signUp(world, 'volunteer', 'trained')).code).toBe('TRAINING_REQUIRED');
    await complete(record?.id, null);
    expect((await signUp(world, 'volunteer', 'trained')).code).toBeUndefined();
  });

  it('what was applied for is not applied for again, and all are refused together [ORI-09]', async () => {
    await apply(['kitchen']);
    expect((await apply(['knives', 'kitchen'])).code).toBe('ORIENTATION_ALREADY_STARTED');
    expect(await records('volunteer')).toHaveLength(1);
  });

  it('after a failure one applies anew, and the older record stays [OPEN-ORI-02]', async () => {
    await world.store.write((tx) =>
      insertTrainingRecord(tx, {
        templateId: 'kitchen',
        providerId: '1',
        chariteerId: 'volunteer',
        resolution: 'Failed',
      }),
    );
    world.clock.advance(1000);
    expect((await apply(['kitchen'])).code).toBeUndefined();
    expect((await records('volunteer')).map(({ resolution }) => resolution).sort()).toEqual([
      'Failed',
      'Provisional',
    ]);
  });

  it('the threshold of age holds [OPEN-ORI-03]', async () => {
    const answer = await apply(['knives'], 'teen');
    expect([answer.code, answer.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'You must be at least 18 to apply for Knives.',
    ]);
    expect((await apply(['kitchen'], 'teen')).code).toBeUndefined();
  });

  it('who is too young for the quest is told so, and no training of it is taken [OPEN-ORI-03, DEC-36]', async () => {
    const agePolicies = JSON.stringify([{ name: 'Adults', supervisedAge: 18, soloAge: 18, maxAge: 100 }]);
    await world.store.write(async (tx) => {
      await tx
        .update(provider)
        .set({ agePolicies })
        .where(eq(provider.id, '1'))
        .returning({ id: provider.id });
      await tx
        .update(quest)
        .set({ agePolicyIndex: 0 })
        .where(eq(quest.id, 'trained'))
        .returning({ id: quest.id });
    });
    const answer = await apply(['kitchen'], 'teen');
    expect([answer.code, answer.errors?.[0]?.extensions.statusCode]).toEqual(['AGE_NOT_ALLOWED', 403]);
    expect(await records('teen')).toEqual([]);
    const asked =
      '{ quest(id: "trained") { viewerVerdict { verdict isTooYoung trainings { name isTooYoung } } } }';
    const seenBy = async (as: CastName | null) => (await world.gql(asked, {}, { as })).data;
    const trainings = (isTooYoung: boolean) =>
      expect.arrayContaining([
        { name: 'Kitchen', isTooYoung: false },
        { name: 'Knives', isTooYoung },
      ]);
    // The gate's own answer keeps its order (DEC-36).
    expect(await seenBy('teen')).toEqual({
      quest: {
        viewerVerdict: { verdict: 'TRAINING_REQUIRED', isTooYoung: true, trainings: trainings(true) },
      },
    });
    expect(await seenBy('volunteer')).toEqual({
      quest: {
        viewerVerdict: { verdict: 'TRAINING_REQUIRED', isTooYoung: false, trainings: trainings(false) },
      },
    });
    expect(await seenBy(null)).toMatchObject({
      quest: { viewerVerdict: { verdict: 'LOG_IN', isTooYoung: false, trainings: trainings(false) } },
    });
  });

  it.each([
    ['a visitor', ['kitchen'], null, 'trained', 'NOT_LOGGED_IN'],
    ['somebody without a volunteer record', ['kitchen'], 'new', 'trained', 'NO_VOLUNTEER_RECORD'],
    ['a training that the quest does not ask for', ['other'], 'volunteer', 'trained', 'BAD_USER_INPUT'],
    ['a training that is none', ['nothing'], 'volunteer', 'trained', 'BAD_USER_INPUT'],
    ['no training', [], 'volunteer', 'trained', 'BAD_USER_INPUT'],
    ['a quest that is a draft', ['kitchen'], 'volunteer', 'draft', 'QUEST_NOT_FOUND'],
    ['a quest that is cancelled', ['kitchen'], 'volunteer', 'gone', 'QUEST_CANCELLED'],
    ['a quest that is none', ['kitchen'], 'volunteer', 'nothing', 'QUEST_NOT_FOUND'],
  ] as const)('refuses %s [API-24, ERR-32]', async (_, templateIds, as, questId, code) => {
    expect((await apply([...templateIds], as, questId)).code).toBe(code);
    expect(await records(as ?? '')).toEqual([]);
  });
});
