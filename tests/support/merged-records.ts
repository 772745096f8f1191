import { eq } from 'drizzle-orm';
import { hashPassword } from '#api/access/auth/password.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { recordMerge } from '#db/schema/record-merge.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { readMails } from './mails.ts';
import type { World } from './world.ts';

export const PREVIEW = `mutation ($keptId: ID!, $droppedId: ID!) { previewMerge(keptId: $keptId, droppedId: $droppedId) {
  kept { username } dropped { username } parts { subject moved setAside } } }`;
export const MERGE = `mutation ($keptId: ID!, $droppedId: ID!) { mergeRecords(keptId: $keptId, droppedId: $droppedId) {
  id keptId keptUsername droppedUsername mergedAt undoUntil undoneAt } }`;
export const UNDO = `mutation ($id: ID!) { undoMerge(id: $id) {
  id keptUsername droppedUsername undoneAt } }`;
export const DOUBLES = '{ likelyDoubles { items { one { id } other { id } same } total } }';

export type Merged = { mergeRecords: { id: string; keptId: string; droppedUsername: string } };

/** Someone with account and record, whose login is the demo password's. */
export async function person(world: World, id: string, values: Record<string, unknown> = {}): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await world.store.write((tx) =>
    insertVolunteer(tx, { account: { id, username: id, passwordHash, ...values } }),
  );
}

/** Someone's second account, which staff have blocked, becomes one with the first; the id of the merge. */
export async function mergeWithBlocked(world: World, keptId: string): Promise<string> {
  await person(world, 'blocked', { isBanned: true, banReason: 'Spam' });
  return merge(world, keptId, 'blocked');
}

export const DECIDE_MERGE = `mutation ($token: String!, $isAgreed: Boolean!) { decideMerge(token: $token, isAgreed: $isAgreed) }`;

/** Staff merges two records, and a guardian who is asked agrees; the id of the merge. */
export async function merge(world: World, keptId: string, droppedId: string): Promise<string> {
  const { data, code, errors } = await world.gql<Merged>(MERGE, { keptId, droppedId }, { as: 'staff' });
  if (data) return data.mergeRecords.id;
  if (code !== 'MERGE_WAITS') throw new Error(JSON.stringify(errors));
  const token = (await mergeLinks(world)).at(-1)?.token;
  const decided = await world.gql(DECIDE_MERGE, { token, isAgreed: true });
  if (!decided.data) throw new Error(JSON.stringify(decided.errors));
  const [made] = await world.store.read
    .select()
    .from(recordMerge)
    .where(eq(recordMerge.droppedId, droppedId));
  return made?.id ?? '';
}

/** The links by which guardians were asked about merges, with who got each. */
export async function mergeLinks(
  world: World,
): Promise<{ recipient: string; token: string; body: string }[]> {
  return (await readMails(world)).flatMap(({ recipient, body }) => {
    const token = /\/guardian\/records\?token=([\w-]{43})\n/.exec(body)?.[1];
    return token === undefined ? [] : [{ recipient, token, body }];
  });
}
