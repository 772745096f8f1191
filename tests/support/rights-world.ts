import { eq } from 'drizzle-orm';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument } from '#db/factories/insert-document.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertPicture } from '#db/factories/insert-picture.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { charityDocument } from '#db/schema/charity-document.ts';
import { picture } from '#db/schema/picture.ts';
import { quest } from '#db/schema/quest.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { GUILD_ID, TEST_NOW } from './cast.ts';
import { DAY_MS, pastQuest, upcomingQuest } from './upcoming-quest.ts';
import { openWorld, type World } from './world.ts';

/** The charity whose people ask, and one that no one of them runs. */
export const SIDES = { own: '1', foreign: '3' } as const;

/** The pictures of their quests: ids that no one could guess. */
export const PICTURES = { own: 'a'.repeat(32), foreign: 'b'.repeat(32) } as const;

/** A world with everyone and everything that the rows of `operation-rights.ts` name. */
export async function openRightsWorld(): Promise<World> {
  const world = await openWorld();
  await world.store.write(async (tx) => {
    await insertVolunteer(tx, { account: { id: 'outsider', username: 'outsider' } });
    await insertMembership(tx, { groupId: 'group-2', accountId: 'outsider', roleId: 'managers' });
    const young = { id: 'youngmanager', username: 'youngmanager', dateOfBirth: '2010-05-17' };
    await insertVolunteer(tx, { account: young });
    await insertMembership(tx, { groupId: 'group-1', accountId: 'youngmanager', roleId: 'managers' });
    await seedSide(tx, 'own', SIDES.own);
    await seedSide(tx, 'foreign', SIDES.foreign);
  });
  return world;
}

async function seedSide(tx: Db, side: string, providerId: string) {
  await upcomingQuest(tx, { id: `quest-${side}`, providerId });
  await insertPicture(tx, {
    id: PICTURES[side === 'own' ? 'own' : 'foreign'],
    providerId,
    questId: `quest-${side}`,
  });
  await upcomingQuest(tx, { id: `cancelled-${side}`, providerId, publishingStatus: 'Cancelled' });
  await pastQuest(tx, { id: `past-${side}`, providerId });
  const questId = `quest-${side}`;
  await insertContract(tx, { id: `held-${side}`, questId, chariteerId: 'gold' });
  const abandonedAt = TEST_NOW - DAY_MS;
  const ended = { questId, chariteerId: side === 'own' ? 'volunteer' : 'gold', abandonedAt };
  await insertContract(tx, { id: `ended-${side}`, ...ended });
  const released = { questId, chariteerId: 'admins', guildId: GUILD_ID, abandonedAt };
  await insertContract(tx, { id: `released-${side}`, ...released });
  const declined = { status: 'declined', guildId: GUILD_ID, questId, decidedAt: TEST_NOW } as const;
  await insertReservationRequest(tx, { id: `request-${side}`, ...declined });
  const templateId = `training-${side}`;
  await insertTraining(tx, { id: templateId, providerId });
  const about = { questId, createdAt: TEST_NOW, body: 'Hello' };
  await tx.insert(questMessage).values([
    { ...about, id: `said-${side}`, kind: 'to-people', audience: 'everybody' },
    { ...about, id: `asked-${side}`, kind: 'from-volunteer', volunteerId: 'gold', authorId: 'gold' },
  ]);
  await insertDocument(tx, { id: `document-${side}`, providerId, isForAll: false });
  await insertTrainingRecord(tx, { id: `record-${side}`, templateId, providerId, chariteerId: 'gold' });
}

/** Pictures and documents that a call may have removed. */
export async function putPicturesBack(world: World): Promise<void> {
  await world.store.write(async (tx) => {
    await tx.update(charityDocument).set({ endedAt: null });
    for (const [side, providerId] of Object.entries(SIDES)) {
      const id = PICTURES[side as keyof typeof SIDES];
      const [found] = await tx.select({ id: picture.id }).from(picture).where(eq(picture.id, id));
      if (!found) await insertPicture(tx, { id, providerId, questId: `quest-${side}` });
    }
  });
}

/** Stamps that a call may have deleted. */
export async function putStampsBack(world: World): Promise<void> {
  await world.store.write(async (tx) => {
    for (const [side, providerId] of Object.entries(SIDES)) {
      const id = `stamp-${side}`;
      const [found] = await tx.select({ id: quest.id }).from(quest).where(eq(quest.id, id));
      if (!found) await insertStamp(tx, { id, providerId });
    }
  });
}
