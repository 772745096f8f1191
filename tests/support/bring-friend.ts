import { eq } from 'drizzle-orm';
import { friendToken } from '#api/access/outbox/links/friend-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contract } from '#db/schema/contract.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { pastQuest } from './upcoming-quest.ts';
import type { World } from './world.ts';

/** What someone's link has behind `with`. */
export function tokenOf({ config, clock }: World, inviterId: string): string {
  return friendToken(config.dataKey, inviterId, clock.now());
}

/** Gold has invited a volunteer to a quest, whom a manager marks present there. */
export async function bringFriend(world: World, questId = 'brought'): Promise<void> {
  const invited = { questId, inviterId: 'gold', invitedId: 'volunteer' };
  await world.store.write(async (tx) => {
    await pastQuest(tx, { id: questId });
    await insertContract(tx, { id: `on-${questId}`, questId, chariteerId: 'volunteer' });
    await tx.insert(friendInvitation).values({ ...invited, createdAt: world.clock.now() });
  });
  await markFriend(world, `on-${questId}`, 'Present');
}

/** A manager's mark; answers the code of a refusal. */
export async function markFriend(world: World, id: string, status: 'Present' | 'Absent') {
  const item = `{ updateAction: "EDIT-ATTENDANCE", id: "${id}", status: ${status}, supervisorId: "managers" }`;
  const { code } = await world.gql(
    `mutation { updateContracts(contracts: [${item}]) { id } }`,
    {},
    { as: 'managers' },
  );
  return code;
}

/** The place of someone on a quest. */
export async function placeOf({ store }: World, questId: string, chariteerId: string) {
  const rows = await store.read.select().from(contract).where(eq(contract.questId, questId));
  return rows.find((row) => row.chariteerId === chariteerId);
}
