import { expect } from 'vitest';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

const FIND = `query Find($filter: FindFilter, $sort: FindSort, $page: Int, $showAll: Boolean) {
  findQuests(filter: $filter, sort: $sort, page: $page, showAll: $showAll) {
    quests { miles quest { id eventTitle provider { id name } location { name } viewerVerdict { verdict } } }
    total isTotalAtLeast page hasMore place { label latitude longitude }
    types { type count isAtLeast } leftOut { reason count isAtLeast } loosen { filter day miles count isAtLeast }
  }
}`;

export type Found = {
  quests: { miles: number | null; quest: { id: string; viewerVerdict: { verdict: string } } }[];
  total: number;
  isTotalAtLeast: boolean;
  page: number;
  hasMore: boolean;
  place: { label: string; latitude: number; longitude: number } | null;
  types: { type: string; count: number; isAtLeast: boolean }[];
  leftOut: { reason: string; count: number; isAtLeast: boolean }[];
  loosen: { filter: string; day: string | null; miles: number | null; count: number; isAtLeast: boolean }[];
};

export type Sought = {
  filter?: Record<string, unknown>;
  sort?: string;
  page?: number;
  showAll?: boolean;
};

/** What is found, whatever else the answer says. */
export async function find(world: World, sought: Sought = {}, as: CastName | null = null): Promise<Found> {
  const { data, errors } = await world.gql<{ findQuests: Found }>(FIND, sought, { as });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('No data');
  return data.findQuests;
}

/** The ids of the quests alone. */
export async function findIds(
  world: World,
  sought: Sought = {},
  as: CastName | null = null,
): Promise<string[]> {
  return (await find(world, sought, as)).quests.map(({ quest }) => quest.id);
}

/** The code by which a question is refused. */
export async function findRefusal(world: World, sought: Sought): Promise<string | undefined> {
  return (await world.gql(FIND, sought)).code;
}
