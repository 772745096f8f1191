import { hashPassword } from '#api/access/auth/password.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { DEMO_PASSWORD } from './cast.ts';
import type { World } from './world.ts';

export const PREVIEW = `mutation ($keptId: ID!, $droppedId: ID!) { previewMerge(keptId: $keptId, droppedId: $droppedId) {
  kept { username } dropped { username } parts { subject moved setAside } } }`;
export const MERGE = `mutation ($keptId: ID!, $droppedId: ID!) { mergeRecords(keptId: $keptId, droppedId: $droppedId) {
  id keptId keptUsername droppedUsername mergedAt undoUntil undoneAt } }`;
export const UNDO = `mutation ($id: ID!) { undoMerge(id: $id) {
  id keptUsername droppedUsername undoneAt } }`;
export const DOUBLES = '{ likelyDoubles { items { one { id } other { id } same } total } }';

export type Merged = { mergeRecords: { id: string; keptId: string; droppedUsername: string } };

/** Somebody with account and record, whose log-in is the demo password's. */
export async function person(world: World, id: string, values: Record<string, unknown> = {}): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await world.store.write((tx) =>
    insertVolunteer(tx, { account: { id, username: id, passwordHash, ...values } }),
  );
}

/** Staff merges two records; the id of the merge. */
export async function merge(world: World, keptId: string, droppedId: string): Promise<string> {
  const { data, errors } = await world.gql<Merged>(MERGE, { keptId, droppedId }, { as: 'staff' });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.mergeRecords.id;
}
