import { eq, sql } from 'drizzle-orm';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { insertRows } from '#db/insert-rows.ts';
import { account } from '#db/schema/account.ts';
import { guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { orientation } from '#db/schema/orientation.ts';
import { organizationCodePass, quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { Subject } from '#domain/permissions/permissions.ts';
import { EVENT_TYPES, PUBLISHING_STATUSES } from '#domain/quests/quest-status.ts';
import { RESOLUTIONS } from '#domain/trainings/record-status.ts';
import { TEST_NOW as NOW } from './cast.ts';
import { DAY_MS, HOUR_MS } from './upcoming-quest.ts';

/*
 * People and quests between which everything stands that a gate knows, drawn by a seed: the same at every run.
 */

const CHARITIES = 6;
const PEOPLE = 24;
const TRAININGS = 2;

/** Numbers from 0 to below 1, the same ones at every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const POLICIES = [
  '[]',
  '[{"name":"House","supervisedAge":12,"soloAge":16,"maxAge":70}]',
  '[{"supervisedAge":14},{"supervisedAge":0,"soloAge":18,"maxAge":18}]',
  '[{"supervisedAge":"12","maxAge":null},7,null,{"supervisedAge":17.5}]',
  '[{"supervisedAge":16,"soloAge":16,"maxAge":40}]',
  '[{"maxAge":25}]',
];
const BORN = [
  '2014-11-16',
  '2014-11-17',
  '2012-02-29',
  '2010-11-17',
  '2008-11-16',
  '2008-11-17',
  '1999-05-05',
  '1986-11-16',
  '1956-11-17',
  '1930-01-01',
  // Birthdays within the weeks in which the quests are.
  '2014-12-01',
  '2012-11-25',
  '2010-12-05',
  '1986-12-01',
  '1956-12-05',
];

type Draw = ReturnType<typeof drawing>;
function drawing(seed: number) {
  const next = seeded(seed);
  const one = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  return { next, one, happens: (share: number) => next() < share };
}

export type TakeableWorld = { people: Subject[]; questIds: string[] };

/** Writes them. Not all quests are published, so that each part of the gate is met. */
export async function insertTakeableWorld(
  tx: Db,
  questCount: number,
  peopleCount = PEOPLE,
): Promise<TakeableWorld> {
  const draw = drawing(7);
  for (let index = 0; index < CHARITIES; index += 1) {
    await insertProvider(tx, { id: `c${index}`, agePolicies: POLICIES[index] ?? '[]' });
    for (let training = 0; training < TRAININGS; training += 1) {
      const id = `c${index}-t${training}`;
      await insertTraining(tx, {
        id,
        providerId: `c${index}`,
        fulfilledBy: training === 0 ? 'Applying' : 'Complete',
      });
    }
  }
  const { id: guildId } = await insertGuild(tx);
  const people: Subject[] = [];
  for (let index = 0; index < peopleCount; index += 1)
    people.push(await insertPerson(tx, draw, index, guildId));
  const quests = Array.from({ length: questCount }, (_, index) => drawQuest(draw, index));
  await insertRows(tx, quest, quests);
  await tx.insert(questRequiredOrientation).values(quests.flatMap((row) => demandsOf(draw, row)));
  await insertPlaces(tx, draw, quests, people, guildId);
  await tx.update(quest).set({
    takenCount: sql`max(${quest.takenCount}, (SELECT count(*) FROM contract
      WHERE questId = ${quest.id} AND guildId IS NULL AND abandonedAt IS NULL))`,
  });
  await holdForGuilds(tx);
  return { people, questIds: quests.map(({ id }) => id) };
}

/** Guilds hold no more than is free, and what they hold is counted. */
async function holdForGuilds(tx: Db): Promise<void> {
  await tx.run(sql`UPDATE contract SET "guildSpotsLeft" = min("guildSpotsLeft", (SELECT max(0,
    "resourceMaxNumber" - "takenCount" - "heldCount") FROM quest WHERE quest."id" = contract."questId")) WHERE "guildSpots" IS NOT NULL`);
  await tx.run(sql`UPDATE quest SET "heldCount" = "heldCount" + coalesce((SELECT "guildSpotsLeft" FROM contract
    WHERE "questId" = quest."id" AND "guildId" IS NOT NULL AND "abandonedAt" IS NULL), 0)`);
}

type DrawnQuest = ReturnType<typeof drawQuest>;

function drawQuest({ one, happens, next }: Draw, index: number) {
  const eventType = one(EVENT_TYPES);
  const publishingStatus = happens(0.7) ? ('Published' as const) : one(PUBLISHING_STATUSES);
  const isUndated = publishingStatus === 'Template' || (eventType === 'HYBRID-ROLE' && happens(0.5));
  const startedAt = isUndated ? null : NOW + Math.floor(next() * 40 * DAY_MS) - 2 * DAY_MS;
  const max = one([1, 2, 3]);
  return {
    id: `q${index}`,
    providerId: `c${Math.floor(next() * CHARITIES)}`,
    eventTitle: `Quest ${index}`,
    eventType,
    publishingStatus,
    serviceTags: [one(['food', ' WATER ', 'mind'])],
    startedAt,
    endedAt: startedAt === null || happens(0.3) ? null : startedAt + HOUR_MS,
    resourceMinNumber: 1,
    resourceDesiredNumber: 1,
    resourceMaxNumber: max,
    takenCount: happens(0.3) ? max : 0,
    heldCount: 0,
    waitingCount: 0,
    agePolicyIndex: one([null, 0, 0, 1, 3]),
    prerequisiteMinutes: happens(0.3) ? 120 : 0,
    createdAt: NOW,
    updatedAt: NOW,
  };
}

const demandsOf = ({ happens }: Draw, { id, providerId }: DrawnQuest) =>
  [0, 1].flatMap((training) =>
    happens(0.15) ? [{ questId: id, templateId: `${providerId}-t${training}` }] : [],
  );

/** Someone of an age, a standing at charities, a consent, bans, trainings and hours; one without a record. */
async function insertPerson(tx: Db, draw: Draw, index: number, guildId: string): Promise<Subject> {
  const { one, happens } = draw;
  const id = `taker${index}`;
  const dateOfBirth = one(BORN);
  const isYoung = dateOfBirth > '2008-11-16';
  await tx.insert(account).values({
    id,
    displayName: id,
    username: id,
    usernameKey: id,
    email: `${id}@demo.example`,
    emailKey: `${id}@demo.example`,
    accountType: 'Chariteer',
    entityId: id,
    createdAt: NOW,
  });
  const subject = {
    accountId: id,
    isYoung,
    isStaff: index === 1,
    ownProviderId: index === 2 ? 'c1' : null,
    memberships: membershipsOf(index),
  };
  if (index === 0) return subject;
  await insertVolunteerRow(tx, { id, dateOfBirth });
  if (isYoung && happens(0.8)) await insertConsent(tx, draw, id);
  if (happens(0.4)) await insertMembership(tx, { groupId: guildId, accountId: id, roleId: 'members' });
  const charities = Array.from({ length: CHARITIES }, (_, at) => `c${at}`);
  const banned = charities.filter(() => happens(0.15));
  if (banned.length > 0) {
    await tx.insert(providerBan).values(
      banned.map((providerId) => ({
        id: `${id}-${providerId}`,
        providerId,
        chariteerId: id,
        createdAt: NOW,
      })),
    );
  }
  await tx.insert(orientation).values(
    [0, 1, 2].flatMap((at) =>
      charities.map((providerId) => ({
        id: `${id}-${providerId}-${at}`,
        providerId,
        name: 'Training',
        templateId: `${providerId}-t${at % 2}`,
        chariteerId: id,
        startedAt: NOW - Math.floor(draw.next() * 5) * DAY_MS,
        resolution: one(RESOLUTIONS),
        resolvedAt: NOW,
        expiredAt: one([null, NOW - 1, NOW, NOW + 1]),
      })),
    ),
  );
  return subject;
}

/** The third is a trusted minor at one charity, the fourth manages another one. */
function membershipsOf(index: number): Subject['memberships'] {
  const at = (providerId: string, roleId: string) => [
    {
      groupId: `g-${providerId}`,
      groupName: 'Team',
      groupType: 'provider' as const,
      providerId,
      providerName: 'Charity',
      roles: [{ roleId, roleName: roleId }],
    },
  ];
  if (index === 3) return at('c4', 'trustedMinors');
  return index === 4 ? at('c2', 'managers') : [];
}

async function insertConsent(tx: Db, { one }: Draw, id: string): Promise<void> {
  const state = one(['given', 'asked', 'refused', 'asked'] as const);
  await tx.insert(guardianConsent).values({
    id,
    chariteerId: id,
    state,
    textVersion: '1',
    tickUntil: one([null, NOW + 10 * DAY_MS]),
    // Every second guardian who has been named was sent the link, too.
    linkSentAt: Number(id.slice('taker'.length)) % 2 === 0 ? NOW - HOUR_MS : null,
    ...sealGuardian(tx.cells, id, { guardianName: 'Ida Reed', guardianEmail: `${id}@guardian.example` }),
    ...(state === 'given'
      ? { consentedAt: NOW, signedName: tx.cells.seal('guardian_consent.signedName', id, 'Ida Reed') }
      : {}),
    endedAt: state === 'refused' ? NOW : null,
  });
}

/** Sign-ups that stand or ended, reservations, passes, offers to one and to all, and hours done. */
async function insertPlaces(
  tx: Db,
  draw: Draw,
  quests: readonly DrawnQuest[],
  people: readonly Subject[],
  guildId: string,
): Promise<void> {
  const { one, happens } = draw;
  const known = people.slice(1).map(({ accountId }) => accountId);
  const held = quests.flatMap((row) => (happens(0.5) ? [{ row, chariteerId: one(known) }] : []));
  await tx.insert(contract).values(
    held.map(({ row, chariteerId }, index) => ({
      id: `k${index}`,
      questId: row.id,
      chariteerId,
      claimedAt: NOW,
      abandonedAt: happens(0.3) ? NOW : null,
    })),
  );
  await tx.insert(contract).values(
    quests
      .filter(() => happens(0.15))
      .map(({ id }, index) => ({
        id: `r${index}`,
        questId: id,
        chariteerId: one(known),
        guildId,
        claimedAt: NOW,
        abandonedAt: happens(0.3) ? NOW : null,
        // Every other one holds a number of spots: of half of those none are left.
        ...(index % 2 === 0
          ? { guildSpots: 2, guildSpotsLeft: index % 4, releasesAt: NOW + 1 }
          : { guildSpots: null, guildSpotsLeft: null, releasesAt: null }),
      })),
  );
  await tx.insert(credit).values(
    held
      .filter(() => happens(0.4))
      .map(({ row, chariteerId }, index) => ({
        id: `h${index}`,
        contractId: `k${held.findIndex((other) => other.row === row)}`,
        playerId: chariteerId,
        questId: row.id,
        type: 'volunteerTime' as const,
        unit: 'minutes' as const,
        value: one([60, 119, 120, 180]),
        creditor: 'attendance',
        createdAt: NOW,
      })),
  );
  await tx
    .insert(organizationCodePass)
    .values(
      quests
        .filter(() => happens(0.3))
        .map(({ id }) => ({ questId: id, chariteerId: one(known), createdAt: NOW })),
    );
  for (const [index, row] of quests.filter(() => happens(0.25)).entries())
    await insertOffer(tx, draw, row, index, known);
}

async function insertOffer(
  tx: Db,
  { one, happens }: Draw,
  row: DrawnQuest,
  index: number,
  known: readonly string[],
): Promise<void> {
  const chariteerId = one(known);
  const isForAll = happens(0.5);
  const endsAt = one([NOW - HOUR_MS, NOW, NOW + 1, NOW + DAY_MS]);
  const isWaiting = happens(0.7);
  if (isWaiting)
    await tx.insert(waitingPerson).values({ id: `w${index}`, questId: row.id, chariteerId, joinedAt: NOW });
  const state = happens(0.8) ? ('standing' as const) : ('lapsed' as const);
  await tx.insert(placeOffer).values({
    id: `o${index}`,
    questId: row.id,
    chariteerId: isForAll ? null : chariteerId,
    state,
    offeredAt: NOW - 2 * DAY_MS,
    endsAt,
    endedAt: state === 'standing' ? null : NOW,
  });
  await tx
    .update(quest)
    .set({ heldCount: state === 'standing' ? 1 : 0, waitingCount: isWaiting ? 1 : 0 })
    .where(eq(quest.id, row.id));
}
