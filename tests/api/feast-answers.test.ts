import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEAST_QUESTIONS, feastFormJson, readFeastAnswers } from '#domain/sign-up/feast-form.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { othersOnQuest } from '../support/others-on-quest.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SIGN_UP = `mutation($questId: ID!, $chariteerId: ID!, $formJSON: String) {
  createContract(questId: $questId, chariteerId: $chariteerId, formJSON: $formJSON) { id }
}`;
const LIST = '{ quest(id: "feast") { pledgedContracts { formJSON chariteer { username } } } }';

const MEAL = 'Ten trays of baked ziti, half of them without meat.';
const answers = {
  ...Object.fromEntries(
    FEAST_QUESTIONS.flatMap((question) =>
      question.type === 'radio' ? [[question.id, question.needed ?? question.options[0] ?? '']] : [],
    ),
  ),
  meal: MEAL,
  helpers: 'My sister and a neighbor',
};

type Listed = { quest: { pledgedContracts: { formJSON: string | null }[] } };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(
    async (tx) => void (await upcomingQuest(tx, { id: 'feast', eventType: 'SUPPLY-REQUEST', endedAt: null })),
  );
  const formJSON = feastFormJson(answers, 'volunteer', TEST_NOW);
  const signUp = { questId: 'feast', chariteerId: 'volunteer', formJSON };
  expect((await world.gql(SIGN_UP, signUp, { as: 'volunteer' })).errors).toBeUndefined();
  await world.store.write((tx) => othersOnQuest(tx, 'feast'));
});
afterAll(() => world.close());

async function mealSeenBy(as: CastName | null): Promise<string | null> {
  const { data } = await world.gql<Listed>(LIST, {}, { as });
  const [contract] = data?.quest.pledgedContracts ?? [];
  // Visitors are told of no one (DEC-30).
  if (as !== null) expect(contract, 'the sign-up itself is listed').toBeDefined();
  return readFeastAnswers(contract?.formJSON ?? null)?.meal ?? null;
}

describe('what a donor answered', () => {
  it.each([
    'volunteer',
    'provider',
    'staff',
    'admins',
    'boardmembers',
    'employees',
    'managers',
    'staffrole',
    'nightcasemanagers',
    'kitchenmanagers',
    'frontdeskstaff',
    'coordinators',
    'captains',
  ] as const)('%s read it in the volunteer list of the quest [OPEN-SUP-03]', async (as) => {
    expect(await mealSeenBy(as)).toBe(MEAL);
  });

  it.each([null, 'teen', 'gold', 'guildadmin', 'trustedminors'] as const)(
    '%s do not: it is sent with memberContactInfo R only [OPEN-SUP-03]',
    async (as) => {
      expect(await mealSeenBy(as)).toBeNull();
    },
  );
});
