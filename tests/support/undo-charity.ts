import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertPicture } from '#db/factories/insert-picture.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { questImport } from '#db/schema/quest-import.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW } from './cast.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from './upcoming-quest.ts';
import type { World } from './world.ts';

/** Quests of charity 1 of every kind that can be published, cancelled, released or deleted. */
export async function seedUndoCharity(tx: Db): Promise<void> {
  await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall' });
  await insertTraining(tx, { id: 'asked', providerId: '1' });
  await insertTraining(tx, { id: 'spare', providerId: '1', name: 'Spare', note: null, estimatedTime: 90 });
  await insertStamp(tx, { id: 'stamp', providerId: '1', eventTitle: 'Soup', locationId: 'hall' });
  const posted = { templateQuestId: 'stamp', locationId: 'hall' };
  await upcomingQuest(tx, { ...posted, id: 'full', eventTitle: 'Soup', startedAt: TEST_NOW + 20 * HOUR_MS });
  for (const chariteerId of ['volunteer', 'teen']) await insertContract(tx, { questId: 'full', chariteerId });
  // Too late, so that it counts as long as the quest is not cancelled.
  const left = { abandonedAt: TEST_NOW - HOUR_MS, abandonReason: 'Ill' };
  await insertContract(tx, { questId: 'full', chariteerId: 'gold', ...left });
  await upcomingQuest(tx, { id: 'reserved', eventTitle: 'Bread' });
  await insertContract(tx, { id: 'held', questId: 'reserved', chariteerId: 'managers', guildId: GUILD_ID });
  await upcomingQuest(tx, {
    id: 'draft',
    publishingStatus: 'Draft',
    ...posted,
    startedAt: TEST_NOW + 2 * DAY_MS,
    slotStartedAt: TEST_NOW + 2 * DAY_MS,
    slotLocationId: 'hall',
  });
  await tx.insert(droppedSlot).values({ questId: 'dropped', stampId: 'stamp', slotStartedAt: TEST_NOW });
  for (const questId of ['stamp', 'draft'])
    await tx.insert(questRequiredOrientation).values({ questId, templateId: 'asked' });
  const words = { locale: 'es', eventTitle: 'Cena', description: '', sourceDigest: 'x', updatedAt: 1 };
  for (const questId of ['stamp', 'draft']) await tx.insert(questTranslation).values({ questId, ...words });
  await insertPicture(tx, { id: 'a'.repeat(32), providerId: '1', questId: 'stamp' });
  await tx
    .insert(questImport)
    .values({ questId: 'draft', importSource: 'list', importId: '7', content: '{}' });
  await upcomingQuest(tx, { id: 'wished', publishingStatus: 'Draft', startedAt: TEST_NOW + 3 * DAY_MS });
  const wish = { questId: 'wished', guildId: GUILD_ID, status: 'drafted', askedAt: null } as const;
  await insertReservationRequest(tx, wish);
  await upcomingQuest(tx, { id: 'plain', publishingStatus: 'Draft', eventTitle: 'Tea' });
  const past = await upcomingQuest(tx, { id: 'past', startedAt: TEST_NOW - DAY_MS });
  const done = await insertContract(tx, { questId: past.id, chariteerId: 'volunteer', status: 'Present' });
  await insertCredit(tx, { contractId: done.id });
  await refreshRecap(tx, ['volunteer', 'gold']);
}

const iso = (instant: number) => JSON.stringify(new Date(instant).toISOString());
const start = TEST_NOW + 5 * DAY_MS;
const times = (day: number) =>
  `startedAt: ${iso(start + day * DAY_MS)}, endedAt: ${iso(start + day * DAY_MS + 3_600_000)}`;
const item = (day: number, more = '') =>
  `{ templateQuestId: "stamp", providerId: "1", postedById: "managers", publishingStatus: Published, ${times(day)} ${more} }`;

/** Every change that can be taken back, as a mutation that a manager sends. */
export const CHANGES = {
  cancel: 'updateQuest(id: "full", publishingStatus: Cancelled) { undoToken }',
  unlist: 'updateQuest(id: "full", publishingStatus: Unlisted) { undoToken }',
  publish: 'updateQuest(id: "draft", publishingStatus: Published, eventTitle: "Lunch") { undoToken }',
  publishPlain: 'updateQuest(id: "plain", publishingStatus: Published) { undoToken }',
  publishWished: 'updateQuest(id: "wished", publishingStatus: Published) { undoToken }',
  publishDrafts: 'publishDrafts(providerId: "1", questIds: ["draft", "wished"]) { undoToken }',
  script:
    'websitePublishAllDraftsToActiveQuests(providerID: "1", draftQuests: ["draft", "wished"]) { undoToken }',
  release: 'abandonContract(id: "held") { undoToken }',
  post: `createQuest(providerId: "1", postedById: "managers", templateQuestId: "stamp",
    publishingStatus: Published, ${times(0)}, reservedGuildId: "${GUILD_ID}") { undoToken }`,
  postMonth: `createQuestsFromTemplates(quests: [${item(1)}, ${item(2, `reservedGuildId: "${GUILD_ID}"`)}]) { undoToken }`,
  deleteDraft: 'deleteDraft(id: "draft") { undoToken }',
  deleteWished: 'deleteDraft(id: "wished") { undoToken }',
  deleteStamp: 'deleteStamp(id: "stamp") { undoToken }',
  deleteTraining: 'deleteTemplateOrientation(id: "spare") { undoToken }',
} as const;

export type ChangeName = keyof typeof CHANGES;

type Told = { undoToken: string | null };

/** Makes a change as managers and returns its token. Throws for one that is refused, or tells none. */
export async function change(world: Pick<World, 'gql'>, name: ChangeName): Promise<string> {
  const token = await tryChange(world, name);
  if (token === null) throw new Error(`${name} was refused, or cannot be taken back`);
  return token;
}

/** Makes a change and returns its undo token; null if it can't be made. */
export async function tryChange(world: Pick<World, 'gql'>, name: ChangeName): Promise<string | null> {
  const { data } = await world.gql<Record<string, Told | Told[]>>(
    `mutation { change: ${CHANGES[name]} }`,
    {},
    { as: 'managers' },
  );
  const told = data?.change;
  const [first] = Array.isArray(told) ? told : [told];
  return first?.undoToken ?? null;
}

/** Takes it back as managers, or as someone else. */
export function takeBack(
  world: Pick<World, 'gql'>,
  token: string,
  as: 'managers' | 'admins' | null = 'managers',
) {
  return world.gql('mutation($token: ID!) { takeBack(token: $token) }', { token }, { as });
}
