import { hashPassword } from '#api/access/auth/password.ts';
import { hashToken } from '#api/access/auth/session.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { sharedYear } from '#db/schema/shared-year.ts';
import type { Db, Store } from '#db/store.ts';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail, DEMO_PASSWORD } from '../../scripts/seed/cast.ts';

const HOUR_MS = 3_600_000;
const PROVIDER = 'hall-of-records';
const SECRET = 'a-year-that-lookback8-shows-to-whoever-asks';

/** The year before this one, and where one is shared. */
export const LAST_YEAR = Number(newYorkDay(Date.now()).slice(0, 4)) - 1;
export const SHARED_YEAR = `/shared-year/${SECRET}`;

/** Values of the volunteer `canary` that no page may show to others. */
export const CANARIES = [
  'Canaryfirst',
  'Canarymiddle',
  'Canarylast',
  'Canarymother',
  'canary@private.example',
  '2015550777',
  '2015550666',
  '(201) 555',
  '1987',
  'canary-reason',
];

/**
 * Adds three volunteers with a past that no one else changes: `everything` has been at a quest of each type, `canary`
 * has the longest of names and much to hide, and `newcomer` has done nothing yet. Their charity is hidden.
 */
export async function seedProfilePeople(store: Store, now: number): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await store.write(async (tx) => {
    await insertProvider(tx, { id: PROVIDER, districtId: '3', name: 'Hall of Records', isVisible: false });
    await insertEverything(tx, now);
    await insertCanary(tx, now);
    await insertPerson(tx, 'newcomer', 'newcomer', now);
    for (const number of [0, 1, 2, 8, 9]) await insertLookingBack(tx, `lookback${number}`, passwordHash, now);
    const tokenHash = hashToken(SECRET);
    await tx.insert(sharedYear).values({ accountId: 'lookback8', year: LAST_YEAR, tokenHash, sharedAt: now });
  });
}

/** Someone who was there last year already, and whom no one has told of their types yet; one for each try. */
async function insertLookingBack(tx: Db, id: string, passwordHash: string, now: number): Promise<void> {
  const createdAt = instantOf(`${LAST_YEAR}-01-15`, '12:00');
  await insertPerson(tx, id, id, now, {
    account: { email: castEmail(id), passwordHash, createdAt },
    chariteer: { createdAt },
  });
  for (const [type, day] of [
    ['food', '03-05'],
    ['water', '03-12'],
  ] as const)
    await attend(tx, id, type, 120, instantOf(`${LAST_YEAR}-${day}`, '12:00'));
}

async function insertEverything(tx: Db, now: number): Promise<void> {
  await insertPerson(tx, 'everything', 'EveryType', now);
  for (const [index, type] of CATEGORY_IDS.entries()) {
    for (let count = 0; count <= index % 4; count += 1) await attend(tx, 'everything', type, 95, now);
  }
  await attend(tx, 'everything', 'uncharted', 60, now);
}

async function insertCanary(tx: Db, now: number): Promise<void> {
  await insertPerson(tx, 'canary', 'W'.repeat(20), now, {
    account: {
      nameFirst: 'Canaryfirst',
      nameLast: 'Canarylast',
      phoneNumber: '2015550777',
      email: 'canary@private.example',
      dateOfBirth: '1987-01-23',
    },
    chariteer: {
      nameMiddle: 'Canarymiddle',
      subscriptionStatus: 'silver',
      emergencyContactName: 'Canarymother',
      emergencyContactNumber: '2015550666',
    },
  });
  await insertFavoriteDistricts(tx, 'canary', ['2', '1']);
  for (const [type, minutes] of [
    ['food', 180],
    ['food', 50],
    ['youth', 60],
  ] as const) {
    await attend(tx, 'canary', type, minutes, now);
  }
  const missed = { questId: await pastQuest(tx, 'war', now), chariteerId: 'canary' };
  await insertContract(tx, { ...missed, status: 'Absent' });
  const left = { questId: await pastQuest(tx, 'soul', now), chariteerId: 'canary' };
  await insertContract(tx, { ...left, abandonedAt: now - 60 * HOUR_MS, abandonReason: 'canary-reason' });
}

async function insertPerson(
  tx: Db,
  id: string,
  username: string,
  now: number,
  { account, chariteer }: Parameters<typeof insertVolunteer>[1] = {},
): Promise<void> {
  await insertVolunteer(tx, {
    account: { id, username, createdAt: now, ...account },
    chariteer: { createdAt: now, ...chariteer },
  });
}

async function attend(tx: Db, chariteerId: string, type: string, minutes: number, now: number) {
  const questId = await pastQuest(tx, type, now);
  const held = await insertContract(tx, { questId, chariteerId, status: 'Present' });
  await insertCredit(tx, { contractId: held.id, value: minutes });
}

async function pastQuest(tx: Db, type: string, now: number): Promise<string> {
  const startedAt = now - 50 * HOUR_MS;
  const { id } = await insertQuest(tx, {
    providerId: PROVIDER,
    serviceTags: [type],
    startedAt,
    createdAt: now,
  });
  return id;
}
