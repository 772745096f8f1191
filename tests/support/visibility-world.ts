import { eq } from 'drizzle-orm';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract, insertCredit } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertGuild, insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { contactEmail } from '#db/schema/account.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';

const DAY_MS = 86_400_000;

/** People of every band of age: who they are, and in years how old; `grown` turned 18 a month ago. */
export const SEEN_PEOPLE = {
  kid: 11,
  youth: 15,
  grown: 18,
  young: 20,
  adult: 40,
  elder: 70,
  /** An adult who keeps the user name from strangers. */
  shy: 40,
} as const;
export type SeenName = keyof typeof SEEN_PEOPLE;

export const seenId = (name: string) => `seen-${name}`;
/** Stands nowhere else, whatever its capitals. */
export const seenUsername = (name: string) => `Xq${name}Zy`;

/** Viewers, each related to the people in a different way. */
export const ONLOOKERS = [
  'unconfirmed',
  'stranger',
  'othermanager',
  'onquest',
  'fellow',
  'colleague',
  'leader',
  'minor',
  'coordinator',
  'manager',
  'admin',
  'own',
  'staff',
] as const;
export type Onlooker = (typeof ONLOOKERS)[number];

export const SEEN = {
  charity: 'visibility-world',
  ahead: 'seen-ahead',
  past: 'seen-past',
  /** Quests ahead that no one is on. */
  empty: ['seen-empty-1', 'seen-empty-2'],
  guild: 'seen-guild',
  club: 'seen-club-team',
} as const;

type Options = { now: number; districtId: string; passwordHash?: string };

/**
 * A charity, a guild and the group of another charity where all of SEEN_PEOPLE are: on a quest ahead, on one of 40 days
 * ago, in the guild, in the group and in a district; and the onlookers.
 */
export async function seedVisibilityWorld(tx: Db, options: Options): Promise<void> {
  const { now, districtId } = options;
  await insertProvider(tx, { id: SEEN.charity, districtId, name: 'House of Glass' });
  await insertProvider(tx, { id: 'seen-club', districtId, name: 'Club of Glass' });
  await insertProviderGroup(tx, { id: 'seen-team', groupName: 'Glass Team', providerId: SEEN.charity });
  await insertProviderGroup(tx, { id: SEEN.club, groupName: 'Glass Club', providerId: 'seen-club' });
  await insertQuest(tx, { ...QUEST, id: SEEN.ahead, startedAt: now + 2 * DAY_MS });
  await insertQuest(tx, { ...QUEST, id: SEEN.past, startedAt: now - 40 * DAY_MS });
  for (const id of SEEN.empty) await insertQuest(tx, { ...QUEST, id, startedAt: now + 3 * DAY_MS });
  for (const name of ONLOOKERS) await insertOnlooker(tx, name, options);
  await insertGuild(tx, { id: SEEN.guild, name: 'Guild of Glass', creatorId: seenId('leader') });
  for (const [name, age] of Object.entries(SEEN_PEOPLE)) await insertSeen(tx, name, age, options);
  await join(tx, SEEN.guild, 'leader', 'admins');
  await join(tx, SEEN.guild, 'fellow', 'members');
  // A role that only sets goal hours: a colleague runs nothing.
  await join(tx, SEEN.club, 'colleague', 'Sophomores');
  for (const [name, role] of Object.entries(ROLES_AT_HOUSE)) await join(tx, 'seen-team', name, role);
  await join(tx, SEEN.club, 'othermanager', 'Juniors');
  await refreshRecap(tx, Object.keys(SEEN_PEOPLE).map(seenId));
}

const QUEST = { providerId: SEEN.charity, eventTitle: 'Glass blowing', resourceMaxNumber: 12 };

const ROLES_AT_HOUSE = {
  minor: 'trustedMinors',
  coordinator: 'coordinators',
  manager: 'managers',
  admin: 'admins',
};

async function insertOnlooker(tx: Db, name: Onlooker, options: Options): Promise<void> {
  const isOwn = name === 'own';
  await insertPerson(tx, name, 35, options, {
    isStaff: name === 'staff',
    accountType: isOwn ? 'Provider' : 'Chariteer',
    providerId: isOwn ? SEEN.charity : null,
  });
  if (name === 'unconfirmed') {
    await tx
      .update(contactEmail)
      .set({ verificationStatus: 'Unverified' })
      .where(eq(contactEmail.accountId, seenId(name)));
  }
  if (name === 'onquest') await signUp(tx, name, options.now);
}

async function insertSeen(tx: Db, name: string, age: number, options: Options): Promise<void> {
  await insertPerson(tx, name, age, options);
  await insertFavoriteDistricts(tx, seenId(name), [options.districtId]);
  await signUp(tx, name, options.now);
  await join(tx, SEEN.guild, name, 'members');
  await join(tx, SEEN.club, name, 'Seniors');
}

/** Someone of that age with a name and an address of their own. */
export async function insertPerson(
  tx: Db,
  name: string,
  age: number,
  { now, passwordHash }: Options,
  changes: NonNullable<Parameters<typeof insertVolunteer>[1]>['account'] = {},
): Promise<void> {
  const id = seenId(name);
  const account = { username: seenUsername(name), email: `${id}@demo.example`, createdAt: now };
  await insertVolunteer(tx, {
    account: {
      id,
      ...account,
      dateOfBirth: birthOf(age, now),
      nameFirst: `Real${name}`,
      nameLast: 'Glass',
      ...(passwordHash && { passwordHash }),
      ...changes,
    },
    chariteer: { createdAt: now, hidesUsername: name === 'shy' },
  });
}

async function signUp(tx: Db, name: string, now: number): Promise<void> {
  const chariteerId = seenId(name);
  const earlier = claimedEarlier(name);
  await insertContract(tx, { questId: SEEN.ahead, chariteerId, claimedAt: now - DAY_MS - earlier });
  const past = { questId: SEEN.past, chariteerId, claimedAt: now - 41 * DAY_MS - earlier };
  const held = await insertContract(tx, {
    ...past,
    status: 'Present',
    actualArrivalAt: now - 40 * DAY_MS,
    actualDepartureAt: now - 40 * DAY_MS + 3_600_000,
  });
  await insertCredit(tx, { contractId: held.id, value: 60 });
}

/** Milliseconds by which someone signed up before the others: the last of SEEN_PEOPLE first, onlookers last. */
export function claimedEarlier(name: string): number {
  return 1000 * (Object.keys(SEEN_PEOPLE).indexOf(name) + 1);
}

function join(tx: Db, groupId: string, name: string, roleId: string) {
  return insertMembership(tx, { groupId, accountId: seenId(name), roleId });
}

/** Someone of that age who had a birthday 30 days ago. */
function birthOf(age: number, now: number): string {
  const day = addDays(newYorkDay(now), -30);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
}

/** Adds an application to a guild, which waits, of someone whose guardian agrees. */
export async function applyTo(tx: Db, groupId: string, accountId: string, now: number): Promise<void> {
  const guardian = { guardianName: 'Robin Guardian', guardianEmail: 'guardian@agrees.example' };
  await tx.insert(guardianConsent).values({
    id: `consent-${accountId}`,
    chariteerId: accountId,
    ...sealGuardian(tx.cells, accountId, guardian),
    ...{ state: 'given', consentedAt: now, textVersion: '1' },
  });
  await tx
    .insert(groupApplication)
    .values({ id: `application-${accountId}`, groupId, accountId, createdAt: now });
}
