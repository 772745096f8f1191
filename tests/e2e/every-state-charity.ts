import { and, eq, inArray } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { insertLocation, insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { insertReservationRequest } from '#db/factories/insert-reservation-request.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { account } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guardianLink } from '#db/schema/guardian.ts';
import { guild } from '#db/schema/guild.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { questRequiredOrientation } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db, Store } from '#db/store.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import { castEmail } from '../../scripts/seed/cast.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Tokens of guardians' links: of who waits, of the cast's teen, and two of its trusted minor, the one too old. */
export const GUARDIAN_LINKS = {
  decision: 'gate-decision-'.padEnd(43, 'd'),
  standing: 'gate-standing-'.padEnd(43, 's'),
  ending: 'gate-ending-'.padEnd(43, 'e'),
  old: 'gate-old-'.padEnd(43, 'o'),
};
const PROVIDER = 'every-state';
/** Lifts the hours gate of the charity's quests. */
export const ORGANIZATION_CODE = 'GATE-7';
/** The guild of the demo world that the cast's guild admin leads. */
const GUILD = 'Ferry Street Runners';
/** A guild at an address of its own, led by the same. */
export const EXAMPLE_GUILD = { id: 'gate-guild', name: 'Gate Sweepers', code: 'GTKP3XQR' };

const AGE_POLICIES = [
  { name: 'Everybody', supervisedAge: 0, soloAge: 1, maxAge: 100 },
  { name: 'Nearly grown', supervisedAge: 16, soloAge: 18, maxAge: 100 },
  { name: 'Families', supervisedAge: 10, soloAge: 16, maxAge: 100 },
  { name: 'Below fifty', supervisedAge: 0, soloAge: 1, maxAge: 50 },
];

type QuestSeed = Parameters<typeof insertQuest>[1] & {
  /** Members of the cast with an active place. */
  taken?: string[];
  /** Members of the cast who gave their place back. */
  bailed?: string[];
};

/**
 * Adds one charity whose quests stand in every state that a volunteer can meet, each at an address of its own
 * (`/questList/every-state/quest/KEY`). The demo world leaves some states to chance; tests must not.
 */
export async function seedEveryState(store: Store, now: number): Promise<void> {
  await store.write(async (tx) => {
    const people = await findCast(tx);
    await insertProvider(tx, {
      id: PROVIDER,
      districtId: '3',
      name: 'Gatehouse of All States',
      mission: 'Every quest of ours stands in another state.',
      agePolicies: JSON.stringify(AGE_POLICIES),
      organizationCode: ORGANIZATION_CODE,
      createdAt: now,
    });
    // Nothing is posted here.
    await insertProvider(tx, { id: 'empty-house', districtId: '3', name: 'House without Quests' });
    await insertLocation(tx, { id: 'every-state-hall', providerId: PROVIDER, name: 'Gate Hall' });
    await insertTraining(tx, { id: 'every-state-training', providerId: PROVIDER, name: 'Gate keeping' });
    for (const [index, [id, seed]] of Object.entries(questsAt(now)).entries())
      await insertSeed(tx, id, { ...commonOf(now, index), ...seed }, people, now);
    await insertTraining(tx, {
      id: 'every-state-late',
      providerId: PROVIDER,
      name: 'Night watch',
      ageThreshold: 18,
    });
    for (const questId of ['training', 'to-train', 'war-to-train', 'grown-training']) {
      await tx.insert(questRequiredOrientation).values({ questId, templateId: 'every-state-training' });
    }
    await tx
      .insert(questRequiredOrientation)
      .values({ questId: 'late-training', templateId: 'every-state-late' });
    await reserve(tx, people('managers'), now);
    await insertGateGuild(tx, people, now);
    const banned = { id: 'every-state-ban', providerId: PROVIDER, chariteerId: people('captains') };
    await tx.insert(providerBan).values({ ...banned, createdAt: now });
    await insertPersonWithoutConsent(tx, now);
    await insertGuardianLinks(tx, people, now);
    await insertSupervision(tx, people, now);
    await insertRecord(tx, now);
    await crowd(tx, now);
  });
}

async function insertSeed(
  tx: Db,
  questId: string,
  { taken = [], bailed = [], ...content }: QuestSeed,
  people: (name: string) => string,
  now: number,
): Promise<void> {
  await insertQuest(tx, { id: questId, eventTitle: titleOf(questId), ...content });
  for (const name of taken) {
    await insertContract(tx, { questId, chariteerId: people(name), claimedAt: now });
  }
  for (const name of bailed) {
    const times = { claimedAt: now - HOUR_MS, abandonedAt: now };
    await insertContract(tx, { questId, chariteerId: people(name), ...times });
  }
}

function questsAt(now: number): Record<string, QuestSeed> {
  const yesterday = addDays(newYorkDay(now), -1);
  const nextWeek = addDays(newYorkDay(now), 7);
  const longAgo = addDays(newYorkDay(now), -10);
  const before = { startedAt: instantOf(longAgo, '10:00'), endedAt: instantOf(longAgo, '13:00') };
  return {
    open: {
      // As an importer or an older version might have left it: what is shown has to be clean all the same.
      description:
        '<p><b>Bring</b> a friend.</p><img src="x" onerror="document.title=1"><script>document.title=2</script>',
      equipment: 'Closed shoes',
      firstMinutes: 'Ring at the gate.\nAsk for the warden.',
      prerequisiteMinutes: 0,
    },
    full: { resourceMaxNumber: 1, taken: ['gold'] },
    'last-spot': { resourceMinNumber: 1, resourceDesiredNumber: 1, resourceMaxNumber: 2, taken: ['gold'] },
    over: { startedAt: instantOf(yesterday, '10:00'), endedAt: instantOf(yesterday, '13:00') },
    cancelled: { publishingStatus: 'Cancelled', announcedAt: now, taken: ['volunteer'] },
    'cancelled-and-over': { publishingStatus: 'Cancelled', announcedAt: now, ...before },
    unlisted: { publishingStatus: 'Unlisted' },
    draft: { publishingStatus: 'Draft' },
    yours: { taken: ['volunteer'], bailed: ['gold'], resourceMinNumber: 2 },
    soon: {
      startedAt: now + 6 * HOUR_MS,
      endedAt: now + 8 * HOUR_MS,
      resourceMinNumber: 1,
      taken: ['volunteer'],
    },
    reserved: {},
    hours: { prerequisiteMinutes: 240 },
    training: {},
    // For application.spec.ts.
    'to-train': {},
    // For fun-profile.spec.ts.
    'war-to-train': { serviceTags: ['war'] },
    'nearly-grown': { agePolicyIndex: 1 },
    // For account-screens.spec.ts: trainings that are offered to no one too young.
    'grown-training': { agePolicyIndex: 1, prerequisiteMinutes: 0 },
    'late-training': {},
    families: { agePolicyIndex: 2 },
    // The one asks the other to be the adult there.
    'looked-after': { agePolicyIndex: 2, taken: ['gold', 'teen'] },
    // For guardian.spec.ts.
    'with-an-adult': { agePolicyIndex: 2, taken: ['gold'] },
    'below-fifty': { agePolicyIndex: 3 },
    hybrid: { eventType: 'HYBRID-ROLE', startedAt: null, endedAt: null },
    'hybrid-link': {
      eventType: 'HYBRID-ROLE',
      serviceTags: ['speech', 'https://apply.example/role'],
      startedAt: null,
      endedAt: null,
    },
    // For application.spec.ts.
    applied: {
      eventType: 'HYBRID-ROLE',
      serviceTags: ['speech', 'https://apply.example/role'],
      startedAt: null,
      endedAt: null,
    },
    feast: { eventType: 'SUPPLY-REQUEST', endedAt: null },
    flexible: {
      flexibleMinimumTime: 120,
      startedAt: instantOf(nextWeek, '10:00'),
      endedAt: instantOf(nextWeek, '13:00'),
    },
    contested: { resourceMaxNumber: 1 },
    // For sharing.spec.ts and districts.spec.ts, so that no other journey changes them.
    shared: {},
    thanked: {},
    tracked: {},
    // For volunteer-way.spec.ts.
    unheard: {},
    // For sign-up-in-languages.spec.ts.
    'told-in-es': {},
    'told-in-ar': {},
    // For login.spec.ts.
    interrupted: {},
    'hours-by-code': { prerequisiteMinutes: 240 },
    crowded: { eventTitle: 'Wwwwwwwwwwwwwwwwwwwwwwwww', resourceMaxNumber: 75, giverName: 'W'.repeat(35) },
  };
}

/** Each on a day of its own and before any other quest, so that no one is on two at one time. */
function commonOf(now: number, index: number) {
  const day = addDays(newYorkDay(now), 6 + index);
  return {
    providerId: PROVIDER,
    locationId: 'every-state-hall',
    startedAt: instantOf(day, '04:00'),
    endedAt: instantOf(day, '07:30'),
    createdAt: now,
    updatedAt: now,
  };
}

const titleOf = (key: string) => `State ${key}`;

async function findCast(tx: Db): Promise<(name: string) => string> {
  const rows = await tx.select({ id: account.id, email: account.email }).from(account);
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return (name) => {
    const id = ids.get(castEmail(name));
    if (!id) throw new Error(`Nobody of the cast is called ${name}`);
    return id;
  };
}

/** Takes all 75 places of a quest, by people with the longest names there can be. */
async function crowd(tx: Db, now: number): Promise<void> {
  for (let number = 0; number < 75; number += 1) {
    const username = `${'W'.repeat(17)}${100 + number}`;
    const { chariteer } = await insertVolunteer(tx, {
      account: { username, email: `${username}@demo.example`, createdAt: now },
      chariteer: { createdAt: now },
    });
    await insertContract(tx, { questId: 'crowded', chariteerId: chariteer.id, claimedAt: now });
  }
}

async function reserve(tx: Db, chariteerId: string, now: number): Promise<void> {
  const [found] = await tx.select({ id: guild.id }).from(guild).where(eq(guild.name, GUILD));
  if (!found) throw new Error(`The demo world has no guild ${GUILD}`);
  await insertContract(tx, { questId: 'reserved', chariteerId, guildId: found.id, claimedAt: now });
}

/** What one person has of the charity's training. */
async function insertRecord(tx: Db, now: number): Promise<void> {
  await insertTrainingRecord(tx, {
    id: 'every-state-record',
    templateId: 'every-state-training',
    providerId: PROVIDER,
    chariteerId: 'unconsented',
    name: 'Gate keeping',
    startedAt: now - 24 * HOUR_MS,
    expiredAt: now + 24 * HOUR_MS,
    note: 'Bring <b>boots</b>.',
  });
}

async function insertGateGuild(tx: Db, people: (name: string) => string, now: number): Promise<void> {
  const { id, name, code: easyJoinCode } = EXAMPLE_GUILD;
  const question = 'What do you sweep with?';
  await insertGuild(tx, {
    id,
    name,
    easyJoinCode,
    question,
    creatorId: people('guildadmin'),
    createdAt: now,
  });
  // With those of the demo world more than fit on a page.
  for (const other of ['Gate Menders', 'Gate Oilers', 'Gate Painters']) {
    await insertGuild(tx, { name: other, creatorId: null, createdAt: now });
  }
  await insertMembership(tx, { groupId: id, accountId: people('guildadmin'), roleId: 'admins' });
  await insertMembership(tx, { groupId: id, accountId: people('gold'), roleId: 'members' });
  const asked = { guildId: id, askedById: people('managers'), createdAt: now, askedAt: now };
  await insertReservationRequest(tx, { ...asked, questId: 'shared' });
  const applied = { groupId: id, accountId: people('kitchenmanagers'), answer: 'A broom.', createdAt: now };
  await tx.insert(groupApplication).values({ id: 'gate-application', ...applied });
}

/** The guardians' links of the cast, which only emails hold else. */
async function insertGuardianLinks(tx: Db, people: (name: string) => string, now: number): Promise<void> {
  const links = [
    { kind: 'decision', chariteerId: people('waiting'), token: GUARDIAN_LINKS.decision },
    { kind: 'standing', chariteerId: people('teen'), token: GUARDIAN_LINKS.standing },
    { kind: 'standing', chariteerId: people('trustedminors'), token: GUARDIAN_LINKS.ending },
    { kind: 'standing', chariteerId: people('trustedminors'), token: GUARDIAN_LINKS.old, expiresAt: now },
  ] as const;
  for (const { token, ...link } of links) {
    const row = { id: token, tokenHash: hashToken(token), createdAt: now - DAY_MS, expiresAt: now + DAY_MS };
    await tx.insert(guardianLink).values({ ...row, ...link });
  }
}

async function insertSupervision(tx: Db, people: (name: string) => string, now: number): Promise<void> {
  const isTeens = and(eq(contract.questId, 'looked-after'), eq(contract.chariteerId, people('teen')));
  const [held] = await tx.select({ id: contract.id }).from(contract).where(isTeens);
  const asked = { id: 'gate-supervision', contractId: held?.id ?? '', supervisorId: people('gold') };
  await tx.insert(supervision).values({ ...asked, state: 'asked', createdAt: now, waitsUntil: now + DAY_MS });
}

/** A volunteer of 12 whose guardian has not consented yet, with the password of the cast. */
async function insertPersonWithoutConsent(tx: Db, now: number): Promise<void> {
  const [teen] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(inArray(account.email, [castEmail('teen')]));
  const year = Number(newYorkDay(now).slice(0, 4)) - 13;
  await insertVolunteer(tx, {
    account: {
      id: 'unconsented',
      username: 'unconsented',
      email: castEmail('unconsented'),
      passwordHash: teen?.passwordHash ?? null,
      dateOfBirth: `${year}-12-31`,
      createdAt: now,
    },
    chariteer: { createdAt: now },
  });
}
