import { inArray } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { standInRequest } from '#db/schema/stand-in.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { DAY_MS, HOUR_MS } from './upcoming-quest.ts';
import {
  applyTo,
  claimedEarlier,
  insertPerson,
  SEEN,
  SEEN_PEOPLE,
  seedVisibilityWorld,
  seenId,
} from './visibility-world.ts';

/** Adults with a right of one place: what `seedSmallRights` adds to the onlookers of the visibility world. */
export const RIGHT_HOLDERS = ['asked', 'supervisor', 'former', 'applicantadmin', 'clubadmin'] as const;
export type RightHolder = (typeof RIGHT_HOLDERS)[number];

export const RIGHTS = {
  /** Ahead, reserved for the guild of `leader`. */
  reserved: 'seen-reserved',
  /** Ahead, where `asked` and `supervisor` are too: the one is asked by `kid`, the other has said yes to `youth`. */
  watched: 'seen-watched-3',
  /** Since yesterday over, where `former` has supervised `youth`. */
  over: 'seen-over-7',
  /** The guild of `applicantadmin`, which `kid` and `youth` have applied to. */
  otherGuild: 'seen-other-guild',
} as const;

/** The visibility world with three more quests of all its people, who look for a sub on two, and the right holders. */
export async function seedSmallRights(tx: Db, now: number): Promise<void> {
  await seedVisibilityWorld(tx, { now, districtId: '1' });
  for (const name of RIGHT_HOLDERS) await insertPerson(tx, name, 35, { now, districtId: '1' });
  const { reserved, watched, over, otherGuild } = RIGHTS;
  const common = { providerId: SEEN.charity, resourceMaxNumber: 12 };
  await insertQuest(tx, { ...common, id: reserved, startedAt: now + 2 * DAY_MS + HOUR_MS });
  await insertQuest(tx, { ...common, id: watched, startedAt: now + 2 * DAY_MS + 2 * HOUR_MS });
  const times = { startedAt: now - DAY_MS, endedAt: now - DAY_MS + HOUR_MS };
  await insertQuest(tx, { ...common, id: over, ...times });
  for (const questId of [reserved, watched, over]) {
    for (const name of Object.keys(SEEN_PEOPLE)) await goes(tx, name, questId, now);
  }
  await insertContract(tx, { questId: reserved, guildId: SEEN.guild, chariteerId: seenId('manager') });
  for (const name of ['asked', 'supervisor']) await goes(tx, name, watched, now);
  await goes(tx, 'former', over, now);
  await watches(tx, { young: 'kid', questId: watched, adult: 'asked', state: 'asked' }, now);
  await watches(tx, { young: 'youth', questId: watched, adult: 'supervisor', state: 'agreed' }, now);
  await watches(tx, { young: 'youth', questId: over, adult: 'former', state: 'agreed' }, now);
  await insertGuild(tx, { id: otherGuild, name: 'Other Glass', creatorId: seenId('applicantadmin') });
  await insertMembership(tx, { groupId: otherGuild, accountId: seenId('applicantadmin'), roleId: 'admins' });
  for (const name of ['kid', 'youth']) await applyTo(tx, otherGuild, seenId(name), now);
  await insertMembership(tx, { groupId: SEEN.club, accountId: seenId('clubadmin'), roleId: 'admins' });
  for (const questId of [reserved, watched]) await lookForSubs(tx, questId, now);
  await setGoals(tx);
}

/** Goals of the guild and the club count hours at the charity where all of them serve. */
async function setGoals(tx: Db) {
  const targets = ['members', 'Seniors'].map((roleId) => ({ roleId, hours: 10 }));
  const goalSettings = { providerIds: [SEEN.charity], targets };
  const isOne = inArray(memberGroup.id, [SEEN.guild, SEEN.club]);
  await tx.update(memberGroup).set({ goalSettings }).where(isOne);
}

const contractId = (name: string, questId: string) => `${name}-${questId}`;

function goes(tx: Db, name: string, questId: string, now: number) {
  const claimedAt = now - 3 * DAY_MS - claimedEarlier(name);
  return insertContract(tx, { id: contractId(name, questId), questId, chariteerId: seenId(name), claimedAt });
}

type Watching = { young: string; questId: string; adult: string; state: 'asked' | 'agreed' };

async function watches(tx: Db, { young, questId, adult, state }: Watching, now: number) {
  const waitsUntil = state === 'asked' ? now + DAY_MS : null;
  const of = { id: contractId(young, questId), contractId: contractId(young, questId) };
  await tx
    .insert(supervision)
    .values({ ...of, supervisorId: seenId(adult), state, createdAt: now, waitsUntil });
}

async function lookForSubs(tx: Db, questId: string, now: number) {
  for (const name of Object.keys(SEEN_PEOPLE)) {
    const of = { contractId: contractId(name, questId), questId, chariteerId: seenId(name) };
    await tx.insert(standInRequest).values({ id: `sub-${of.contractId}`, ...of, way: 'open', askedAt: now });
  }
}
