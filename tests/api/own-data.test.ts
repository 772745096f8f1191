import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { FEAST_QUESTIONS, feastFormJson } from '#domain/sign-up/feast-form.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const USER_DATA = `{ getUserData {
  quests { questId } completedQuests { questId } templates { id publishingStatus } locations { id } } }`;
const READ_ONLY_DATA = `{ getReadOnlyData {
  activityLog { action } completedQuests { questId }
  serviceRecords { chariteer { id } questsCompleted }
  surveys { surveyId submitterId submissionTimestamp answers { questionID questionType answer } } } }`;

const ANSWERS = Object.fromEntries(
  FEAST_QUESTIONS.map((question) => [
    question.id,
    question.type === 'radio'
      ? (question.needed ?? question.options[0] ?? '')
      : 'Ten trays of baked ziti, half of them without meat.',
  ]),
);

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: 'done' });
    await insertContract(tx, { questId: 'done', chariteerId: 'volunteer', status: 'Present' });
    await upcomingQuest(tx, { id: 'feast', eventType: 'SUPPLY-REQUEST', endedAt: null });
    await insertStamp(tx, { id: 'stamp-1', providerId: '1' });
    await insertStamp(tx, { id: 'stamp-2', providerId: '2' });
    await insertStamp(tx, { id: 'stamp-3', providerId: '3' });
    await insertLocation(tx, { id: 'hall-1', providerId: '1' });
    await insertLocation(tx, { id: 'new-1', providerId: '1', isApproved: false });
    await insertLocation(tx, { id: 'hall-3', providerId: '3' });
  });
  const { errors } = await world.gql(
    'mutation($form: String) { createContract(questId: "feast", chariteerId: "volunteer", formJSON: $form) { id } }',
    { form: feastFormJson(ANSWERS, 'volunteer', TEST_NOW) },
    { as: 'volunteer' },
  );
  expect(errors).toBeUndefined();
});
afterAll(() => world.close());

type UserData = Record<'quests' | 'completedQuests' | 'templates' | 'locations', Record<string, string>[]>;

async function userData(as: CastName): Promise<UserData | undefined> {
  return (await world.gql<{ getUserData: UserData }>(USER_DATA, {}, { as })).data?.getUserData;
}

describe('keys of user data [ENT-41]', () => {
  it('Quests and CompletedQuests are the own sign-ups; who runs nothing has no Templates and Locations [ENT-41]', async () => {
    expect(await userData('volunteer')).toEqual({
      quests: [{ questId: 'feast' }],
      completedQuests: [{ questId: 'done' }],
      templates: [],
      locations: [],
    });
  });

  it('Templates and Locations are those of the charities that the account runs [ENT-41]', async () => {
    const ofOne = {
      quests: [],
      completedQuests: [],
      templates: [{ id: 'stamp-1', publishingStatus: 'Template' }],
      locations: [{ id: 'hall-1' }],
    };
    expect(await userData('provider')).toEqual(ofOne);
    expect(await userData('captains')).toEqual(ofOne);
    const both = await userData('managers');
    expect(both?.templates.map(({ id }) => id)).toEqual(['stamp-1', 'stamp-2']);
  });

  it('read-only data: ActivityLog, ServiceRecords, Surveys and CompletedQuests of the own account [ENT-41]', async () => {
    const { data } = await world.gql(READ_ONLY_DATA, {}, { as: 'volunteer' });
    expect(data).toEqual({
      getReadOnlyData: {
        activityLog: expect.any(Array),
        completedQuests: [{ questId: 'done' }],
        serviceRecords: [{ chariteer: { id: 'volunteer' }, questsCompleted: 1 }],
        surveys: [
          {
            surveyId: 'feast',
            submitterId: 'volunteer',
            submissionTimestamp: new Date(TEST_NOW).toISOString(),
            answers: FEAST_QUESTIONS.map(({ id, type }) => ({
              questionID: id,
              questionType: type,
              answer: ANSWERS[id],
            })),
          },
        ],
      },
    });
  });

  it.each(['new', 'provider'] as const)(
    '%s has no volunteer record, so neither service record nor surveys [ENT-41]',
    async (as) => {
      const { data, errors } = await world.gql(READ_ONLY_DATA, {}, { as });
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        getReadOnlyData: { completedQuests: [], serviceRecords: [], surveys: [] },
      });
    },
  );
});
