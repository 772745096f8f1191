import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

const MINUTE = 60_000;

/** Asks the API as whoever is logged in on the page. */
export async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

export type MonthQuest = { id: string; title: string; volunteers: { id: string; name: string }[] };

/**
 * A quest of charity 1 that only one test knows, with so many past volunteers on it. It starts in `startsInMinutes`
 * and takes two hours. The page has to be that of a manager.
 */
export async function postQuest(
  page: Page,
  {
    title,
    volunteers = 0,
    startsInMinutes = 45,
    spots = 20,
  }: { title: string; volunteers?: number; startsInMinutes?: number; spots?: number },
): Promise<MonthQuest> {
  const { getAccountInfo, provider, pastVolunteers } = await ask<MonthFacts>(page, MONTH_FACTS);
  const postedById = getAccountInfo.playerId;
  const startedAt = Date.now() + startsInMinutes * MINUTE;
  const { createQuest } = await ask<{ createQuest: { id: string } }>(page, POST, {
    postedById,
    title,
    spots,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(startedAt + 120 * MINUTE).toISOString(),
    locationId: provider.approvedLocations[0]?.id,
  });
  const chosen = pastVolunteers.slice(0, volunteers);
  for (const { id: chariteerId } of chosen) {
    await ask(page, ADD, { questId: createQuest.id, chariteerId, supervisorId: postedById });
  }
  const people = chosen.map(({ id, nameFirst, nameLast }) => ({ id, name: `${nameFirst} ${nameLast}` }));
  return { id: createQuest.id, title, volunteers: people };
}

/** Takes a place for whoever is logged in on the page, without a visit to the quest. */
export async function signUpFor(page: Page, { id: questId }: { id: string }): Promise<void> {
  const { getAccountInfo } = await ask<{ getAccountInfo: { playerId: string } }>(
    page,
    '{ getAccountInfo { playerId } }',
  );
  const signUp = `mutation($questId: ID!, $chariteerId: ID!) {
    createContract(questId: $questId, chariteerId: $chariteerId) { id }
  }`;
  await ask(page, signUp, { questId, chariteerId: getAccountInfo.playerId });
}

type MonthFacts = {
  getAccountInfo: { playerId: string };
  provider: { approvedLocations: { id: string }[] };
  pastVolunteers: { id: string; nameFirst: string; nameLast: string }[];
};

const MONTH_FACTS = `{
  getAccountInfo { playerId }
  provider(id: "1") { approvedLocations { id } }
  pastVolunteers(providerId: "1", perPage: 40) { id nameFirst nameLast }
}`;

const POST = `mutation($postedById: ID!, $title: String!, $spots: Int!, $startedAt: DateTime!, $endedAt: DateTime!, $locationId: ID) {
  createQuest(
    providerId: "1", postedById: $postedById, eventTitle: $title, publishingStatus: Published
    description: "<p>Bring <b>gloves</b>.</p>", serviceTags: ["food"], resourceMaxNumber: $spots
    startedAt: $startedAt, endedAt: $endedAt, locationId: $locationId
  ) { id }
}`;

const ADD = `mutation($questId: ID!, $chariteerId: ID!, $supervisorId: ID!) {
  addPastVolunteer(questId: $questId, chariteerId: $chariteerId, supervisorId: $supervisorId) { id }
}`;
