import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertTraining } from '#db/factories/insert-training.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { DEFAULT_ALERT_FILTERS } from '#domain/alerts/alert-form.ts';
import { find, findIds } from '../support/find.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Day before the volunteer's 21st birthday in New York, and the birthday. */
const QUESTS = { eve: '2026-12-01T04:59:00Z', birthday: '2026-12-01T05:00:00Z' } as const;
type QuestId = keyof typeof QUESTS | 'undated';
const QUEST_IDS: readonly QuestId[] = ['eve', 'birthday', 'undated'];

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await tx.update(chariteer).set({ dateOfBirth: '2005-12-01' }).where(eq(chariteer.id, 'volunteer'));
    for (const [id, startedAt] of Object.entries(QUESTS))
      await upcomingQuest(tx, { id, startedAt: Date.parse(startedAt), agePolicyIndex: 0 });
    await upcomingQuest(tx, { id: 'undated', startedAt: null, eventType: 'HYBRID-ROLE', agePolicyIndex: 0 });
  });
});
afterEach(() => world.close());

const policy = (supervisedAge: number, soloAge: number, maxAge: number) =>
  world.store.write((tx) => setAgePolicy(tx, { supervisedAge, soloAge, maxAge }));

async function verdicts(): Promise<Record<string, string>> {
  const { quests } = await find(world, { showAll: true }, 'volunteer');
  const shown = quests.map((one) => [one.quest.id, one.quest.viewerVerdict.verdict]);
  return Object.fromEntries(shown.filter(([id]) => QUEST_IDS.some((one) => one === id)));
}
async function takeable(): Promise<string[]> {
  const ids = await findIds(world, {}, 'volunteer');
  return QUEST_IDS.filter((id) => ids.includes(id));
}
const isAlerted = async (questId: QuestId) => {
  type Found = { getChariteerAlertVolunteers: { volunteers: { id: string }[] } };
  const filters = { ...DEFAULT_ALERT_FILTERS, newVolunteers: true };
  const { data, errors } = await world.gql<Found>(
    'query($input: ChariteerAlertInput!) { getChariteerAlertVolunteers(input: $input) { volunteers { id } } }',
    { input: { questId, districtIds: [], filters } },
    { as: 'managers' },
  );
  expect(errors).toBeUndefined();
  return data?.getChariteerAlertVolunteers.volunteers.some(({ id }) => id === 'volunteer');
};

describe('ages are those of the quest’s day, of roles without a date those of today', () => {
  it('in the lowest age, in sign-up, lists, verdicts and alerts [DEC-68]', async () => {
    await policy(21, 21, 100);
    expect(await verdicts()).toEqual({ eve: 'TOO_YOUNG', birthday: 'OPEN', undated: 'TOO_YOUNG' });
    expect(await takeable()).toEqual(['birthday']);
    expect(await Promise.all((['eve', 'birthday'] as const).map(isAlerted))).toEqual([false, true]);
    expect((await signUp(world, 'volunteer', 'eve')).code).toBe('AGE_NOT_ALLOWED');
    expect((await signUp(world, 'volunteer', 'undated')).code).toBe('AGE_NOT_ALLOWED');
    expect((await signUp(world, 'volunteer', 'birthday')).errors).toBeUndefined();
  });

  it('in the age from which someone comes alone [DEC-68]', async () => {
    await policy(10, 21, 100);
    expect(await verdicts()).toMatchObject({ eve: 'WITH_SUPERVISION', birthday: 'OPEN' });
    expect((await signUp(world, 'volunteer', 'eve')).code).toBe('SUPERVISOR_MISSING');
    expect((await signUp(world, 'volunteer', 'birthday')).errors).toBeUndefined();
  });

  it('in the highest age [DEC-68]', async () => {
    await policy(0, 0, 21);
    expect(await verdicts()).toEqual({ eve: 'OPEN', birthday: 'TOO_OLD', undated: 'HYBRID_ROLE' });
    expect(await takeable()).toEqual(['eve', 'undated']);
    expect(await Promise.all((['eve', 'birthday'] as const).map(isAlerted))).toEqual([true, false]);
    expect((await signUp(world, 'volunteer', 'birthday')).code).toBe('AGE_NOT_ALLOWED');
    expect((await signUp(world, 'volunteer', 'eve')).errors).toBeUndefined();
  });

  it('in the age for a training that the quest requires [DEC-68, ORI-16]', async () => {
    await world.store.write(async (tx) => {
      await insertTraining(tx, { id: 'knives', providerId: '1', ageThreshold: 21 });
      await tx.update(quest).set({ agePolicyIndex: null }).where(sql`true`);
      const demands = QUEST_IDS.map((questId) => ({ questId, templateId: 'knives' }));
      await tx.insert(questRequiredOrientation).values(demands);
    });
    const shown = async (questId: QuestId) => {
      type Shown = { quest: { viewerVerdict: { trainings: { isTooYoung: boolean }[] } } };
      const query = 'query($id: ID!) { quest(id: $id) { viewerVerdict { trainings { isTooYoung } } } }';
      const { data } = await world.gql<Shown>(query, { id: questId }, { as: 'volunteer' });
      return data?.quest.viewerVerdict.trainings[0]?.isTooYoung;
    };
    const applied = async (questId: QuestId) =>
      (
        await world.gql(
          `mutation($questId: ID!) {
            createMultipleOrientations(orientations: [{ templateId: "knives" }], questId: $questId) { id } }`,
          { questId },
          { as: 'volunteer' },
        )
      ).code;
    expect(await Promise.all(QUEST_IDS.map(shown))).toEqual([true, false, true]);
    expect(await applied('eve')).toBe('BAD_USER_INPUT');
    expect(await applied('undated')).toBe('BAD_USER_INPUT');
    expect(await applied('birthday')).toBeUndefined();
  });
});
