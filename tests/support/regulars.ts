import { eq } from 'drizzle-orm';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { insertStamp, type Quest } from '#db/factories/insert-quest.ts';
import { insertRegular, SATURDAYS } from '#db/factories/insert-regular.ts';
import { provider } from '#db/schema/provider.ts';
import { expandMonth, type MonthlyScheduleEntry, postingOf } from '#domain/books/monthly-schedule.ts';
import type { World } from './world.ts';

/** The 1st and 3rd Saturday of every month, from 9 to 12. */
export const SATURDAY_SOUP: MonthlyScheduleEntry = { ...SATURDAYS, quest_id: 'soup', supervisor_name: '' };

/** Gives charity 1 a stamp of ten spots and the schedule. */
export async function scheduleSoup(
  world: World,
  stamp: Partial<Quest> = {},
  schedule: readonly MonthlyScheduleEntry[] = [SATURDAY_SOUP],
): Promise<void> {
  await world.store.write(async (tx) => {
    await insertLocation(tx, { id: 'soup-hall', providerId: '1' });
    await insertStamp(tx, { id: 'soup', providerId: '1', eventTitle: 'Serve soup', ...stamp });
    const questConfiguration = JSON.stringify({ bundleBook: { monthly_schedule: schedule } });
    await tx.update(provider).set({ questConfiguration }).where(eq(provider.id, '1'));
  });
}

/** Makes these people regulars, one after the other; their regular has their name. */
export async function makeRegulars(
  world: World,
  names: readonly string[],
  times: Partial<MonthlyScheduleEntry> = {},
): Promise<void> {
  await world.store.write(async (tx) => {
    for (const [at, name] of names.entries())
      await insertRegular(tx, {
        id: name,
        chariteerId: name,
        stampId: 'soup',
        providerId: '1',
        since: at,
        times,
      });
  });
}

const POST = `mutation($quests: [QuestFromTemplateInput!]!) {
  createQuestsFromTemplates(quests: $quests) { id undoToken } }`;

/** Posts a month 'YYYY-MM' of the schedule, and returns the quests in their order. */
export async function postMonth(
  world: World,
  month: string,
  schedule: readonly MonthlyScheduleEntry[] = [SATURDAY_SOUP],
  publishingStatus: 'Published' | 'Draft' = 'Published',
  more: object = {},
): Promise<{ id: string; undoToken: string }[]> {
  const titles = new Map(schedule.map(({ quest_id }) => [quest_id, quest_id]));
  const items = expandMonth({ month, schedule, reservations: [], titles });
  const quests = items.map((item) => {
    const { startedAt, endedAt, ...posting } = postingOf(item);
    return {
      ...posting,
      ...more,
      providerId: '1',
      postedById: 'managers',
      publishingStatus,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    };
  });
  type Posted = { createQuestsFromTemplates: { id: string; undoToken: string }[] };
  const { data, errors } = await world.gql<Posted>(POST, { quests }, { as: 'managers' });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createQuestsFromTemplates;
}

/** Saves another schedule for charity 1 as its manager; `volunteer` was a regular of the one before. */
export async function saveSchedule(world: World, schedule: readonly MonthlyScheduleEntry[]): Promise<void> {
  await scheduleSoup(world);
  await makeRegulars(world, ['volunteer']);
  await changeSchedule(world, schedule);
}

/** Saves another schedule for charity 1 as its manager. */
export async function changeSchedule(world: World, schedule: readonly MonthlyScheduleEntry[]): Promise<void> {
  type Read = { provider: { questConfigurationVersion: string } };
  const read = '{ provider(id: "1") { questConfigurationVersion } }';
  const { data } = await world.gql<Read>(read, {}, { as: 'managers' });
  const variables = {
    books: JSON.stringify({ bundleBook: { monthly_schedule: schedule } }),
    version: data?.provider.questConfigurationVersion,
  };
  const { errors } = await world.gql(SAVE, variables, { as: 'managers' });
  if (errors) throw new Error(JSON.stringify(errors));
}

const SAVE = `mutation ($books: String!, $version: String!) {
  saveQuestConfiguration(providerId: "1", questConfiguration: $books, expectedVersion: $version) { id } }`;
