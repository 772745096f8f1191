import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { sendPicture } from '../support/send-picture.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const CALL = 'Call me at 917 555 0199';
const TEXTS = ['eventTitle', 'description', 'firstMinutes', 'giverName'] as const;
const REFUSED = 'CONTACT_DETAILS_TO_YOUNG';
const [startedAt, endedAt] = [TEST_NOW + DAY_MS, TEST_NOW + DAY_MS + 3 * HOUR_MS].map((at) =>
  new Date(at).toISOString(),
);

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'hall', providerId: '1', address: '305 Monument Street, Hoboken, NJ' });
    await insertStamp(tx, { id: 'stamp', providerId: '1', locationId: 'hall' });
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    await upcomingQuest(tx, { id: 'q', description: '<p>Ring 201 555 0143.</p>' });
  });
});
afterEach(() => world.close());

const codeOf = async (document: string, variables: Record<string, unknown>, as: CastName) =>
  (await world.gql(document, variables, { as })).code;
const edit = (texts: Record<string, string>, as: CastName) =>
  codeOf(
    `mutation($id: ID!, $eventTitle: String, $description: String, $firstMinutes: String, $giverName: String) {
      updateQuest(id: $id, eventTitle: $eventTitle, description: $description, firstMinutes: $firstMinutes,
        giverName: $giverName) { id } }`,
    { id: 'q', ...texts },
    as,
  );
const translate = (eventTitle: string, as: CastName) =>
  codeOf(
    `mutation($t: String) { translateQuest(id: "q", locale: "es", eventTitle: $t, description: "Ven.") { id } }`,
    { t: eventTitle },
    as,
  );
const create = (firstMinutes: string, as: CastName) =>
  codeOf(
    `mutation($by: ID!, $at: DateTime, $until: DateTime, $text: String) { createQuest(providerId: "1", postedById: $by,
      templateQuestId: "stamp", startedAt: $at, endedAt: $until, firstMinutes: $text) { id } }`,
    { by: as, at: startedAt, until: endedAt, text: firstMinutes },
    as,
  );
const post = (giverName: string, as: CastName) =>
  codeOf(
    'mutation($quests: [QuestFromTemplateInput!]!) { createQuestsFromTemplates(quests: $quests) { id } }',
    {
      quests: [
        {
          ...{ templateQuestId: 'stamp', providerId: '1', postedById: as, publishingStatus: 'Published' },
          ...{ startedAt: endedAt, endedAt: new Date(TEST_NOW + DAY_MS + 5 * HOUR_MS), giverName },
        },
      ],
    },
    as,
  );
const changeStamp = (text: string, as: CastName) =>
  codeOf(
    'mutation($input: StampChangesInput!) { updateStamp(input: $input) { id } }',
    { input: { id: 'stamp', equipment: text } },
    as,
  );
const makeStamp = (text: string, as: CastName) =>
  codeOf(
    'mutation($input: NewStampInput!) { createStamp(input: $input) { id } }',
    { input: { providerId: '1', fromQuestId: 'stamp', stampTitle: text } },
    as,
  );

it.each(['captains', 'coordinators'] as const)(
  'refuses contact details in any text of a quest by %s [SAF-12]',
  async (as) => {
    for (const name of TEXTS) expect([name, await edit({ [name]: CALL }, as)]).toEqual([name, REFUSED]);
    expect(await edit({ description: 'Come in at the side door.' }, as)).toBeUndefined();
  },
);

it.each([
  ['a translation', translate, 'captains'],
  ['a change of a stamp', changeStamp, 'captains'],
  ['a new quest', create, 'coordinators'],
  ['a supervisor of several quests', post, 'coordinators'],
  ['a new stamp', makeStamp, 'coordinators'],
] as const)(
  'refuses contact details in %s by who may not read names of the young [SAF-12]',
  async (_what, write, as) => {
    expect(await write(CALL, as)).toBe(REFUSED);
    expect(await write('At the side door', as)).toBeUndefined();
    expect(await write(CALL, 'managers')).toBeUndefined();
  },
);

it.each([
  ['a phone number', CALL],
  ['the address of a person', 'https://wa.me/19175550199'],
])(
  'refuses %s among the tags of a quest and a stamp by who may not read names of the young [SAF-12]',
  async (_, tag) => {
    const quests = (serviceTags: string[], as: CastName) =>
      codeOf(
        `mutation($by: ID!, $at: DateTime, $until: DateTime, $tags: [String!]) { createQuest(providerId: "1", postedById: $by,
        templateQuestId: "stamp", startedAt: $at, endedAt: $until, serviceTags: $tags) { id } }`,
        { by: as, at: startedAt, until: endedAt, tags: serviceTags },
        as,
      );
    const stamps = (serviceTags: string[], as: CastName) =>
      codeOf(
        'mutation($input: StampChangesInput!) { updateStamp(input: $input) { id } }',
        { input: { id: 'stamp', serviceTags } },
        as,
      );
    for (const write of [quests, stamps]) {
      expect(await write(['food', tag], 'coordinators')).toBe(REFUSED);
      expect(await write(['food', 'https://apply.example/form'], 'coordinators')).toBeUndefined();
    }
    expect(await stamps(['food', tag], 'managers')).toBeUndefined();
    expect(await stamps(['food', tag], 'captains')).toBeUndefined();
  },
);

it('keeps what the charity has published, and what stood in the texts before [SAF-12]', async () => {
  expect(await edit({ firstMinutes: 'Come to 305 Monument Street' }, 'captains')).toBeUndefined();
  expect(await edit({ description: '<p>Please ring 201 555 0143.</p>' }, 'captains')).toBeUndefined();
  expect(await edit({ description: '<p>Ring 201 555 0144.</p>' }, 'captains')).toBe(REFUSED);
});

it.each([
  ['name', CALL, 'Food safety'],
  ['description', '<p>insta: jess.runner22</p>', '<p>How to wash fruit.</p>'],
  ['url', 'https://wa.me/19175550199', 'https://www.servsafe.com/handlers'],
] as const)(
  'refuses contact details in the %s of a training by who may not read names of the young [SAF-12]',
  async (field, details, harmless) => {
    const offer = (text: string, as: CastName) =>
      codeOf(
        'mutation($input: NewTemplateOrientationInput!) { createTemplateOrientation(input: $input) { id } }',
        { input: { providerId: '1', name: 'Kitchen', fulfilledBy: 'Complete', [field]: text } },
        as,
      );
    const change = (text: string, as: CastName) =>
      codeOf(
        'mutation($input: TemplateOrientationChangesInput!) { updateTemplateOrientation(input: $input) { id } }',
        { input: { id: 'kitchen', [field]: text } },
        as,
      );
    for (const write of [offer, change]) {
      for (const as of ['captains', 'coordinators'] as const) expect(await write(details, as)).toBe(REFUSED);
      expect(await write(harmless, 'captains')).toBeUndefined();
      expect(await write(details, 'managers')).toBeUndefined();
    }
  },
);

it('refuses contact details under a picture by captains, at its upload and at a change [SAF-12]', async () => {
  const refused = await sendPicture(world, { id: 'q', as: 'captains', altText: CALL });
  expect(refused.code).toBe(REFUSED);
  const { id } = await sendPicture(world, { id: 'q', as: 'captains' });
  const describePicture = (text: string, as: CastName) =>
    codeOf(
      'mutation($id: ID!, $text: String!) { describePicture(id: $id, altText: $text) { id } }',
      { id, text },
      as,
    );
  expect(await describePicture(CALL, 'captains')).toBe(REFUSED);
  expect(await describePicture('People at a table', 'captains')).toBeUndefined();
  expect(await describePicture(CALL, 'managers')).toBeUndefined();
});
