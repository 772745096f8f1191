import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { supervision } from '#db/schema/supervision.ts';
import { atLeast } from '../support/at-least.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { maySee, PEOPLE } from '../support/seen-by.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import {
  applyTo,
  ONLOOKERS,
  type Onlooker,
  SEEN,
  type SeenName,
  seedVisibilityWorld,
  seenId,
  seenUsername,
} from '../support/visibility-world.ts';
import { openWorld, type World } from '../support/world.ts';

const YOUNG: readonly SeenName[] = ['kid', 'youth'];

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await seedVisibilityWorld(tx, { now: TEST_NOW, districtId: '1' });
    // Someone of 16 who looks after the charity, too.
    const dateOfBirth = '2010-06-05';
    await insertVolunteer(tx, { account: { id: 'seen-heir', username: 'XqheirZy', dateOfBirth } });
    await insertMembership(tx, { groupId: 'seen-team', accountId: 'seen-heir', roleId: 'admins' });
    await insertQuest(tx, { id: 'seen-kept', providerId: SEEN.charity, startedAt: TEST_NOW + 5 * DAY_MS });
    for (const name of YOUNG) await insertConsent(tx, name);
    await applyTo(tx, SEEN.guild, 'volunteer', TEST_NOW);
  });
  await everythingHappens();
});
afterAll(() => world.close());

type Tx = Parameters<Parameters<World['store']['write']>[0]>[0];
async function insertConsent(tx: Tx, name: SeenName): Promise<void> {
  const guardianEmail = `${seenId(name)}@guardian.example`;
  await tx.insert(guardianConsent).values({
    id: `consent-${name}`,
    chariteerId: seenId(name),
    ...sealGuardian(tx.cells, seenId(name), { guardianName: 'Robin Guardian', guardianEmail }),
    state: 'given',
    linkSentAt: TEST_NOW,
    consentedAt: TEST_NOW,
    textVersion: '1',
  });
}

/** What people do, as whom; each tells someone else something by email or notes it in the audit log. */
async function everythingHappens(): Promise<void> {
  const emergency = 'emergencyContactName: "Somebody else", emergencyContactNumber: "2015550177"';
  for (const name of PEOPLE)
    await done(name, `correctOwnDetails(input: { ${emergency} }) { emergencyContactName }`);
  await done(
    'staff',
    `correctBirthDate(chariteerId: "${seenId('youth')}", dateOfBirth: "2011-11-01") { id }`,
  );
  await supervise('kid', 'onquest');
  await supervise('youth', 'adult');
  await done(
    'kid',
    `nameSupervisor(contractId: "${await contractOf('kid')}", supervisorUsername: "Xqonquest" )`,
    {
      isRefused: true,
    },
  );
  await done('onquest', `abandonContract(id: "${await contractOf('onquest')}") { id }`);
  await done('adult', `answerSupervision(id: "supervision-youth", isAgreed: false)`);
  await reserveAndAnswer();
  for (const name of ['kid', 'elder'] as const)
    await done(
      'manager',
      `updateContract(id: "${await contractOf(name)}", updateAction: "BOOT", supervisorId: "${seenId('manager')}", bootMessage: "Sorry") { id }`,
    );
  await done(
    'manager',
    `updateContract(id: "${await contractOf('shy')}", updateAction: "BAN", supervisorId: "${seenId('manager')}") { id }`,
  );
  await done('young', `abandonContract(id: "${await contractOf('young')}", abandonReason: "Ill") { id }`);
  const application = 'application-volunteer';
  await done(
    'leader',
    `acceptGroupApplication(groupId: "${SEEN.guild}", applicationId: "${application}") { id }`,
  );
  for (const invited of ['Xqstranger', 'XqyouthZy', 'XqstrangerZy'])
    await done(
      'admin',
      `addGroupMember(groupId: "seen-team", username: "${invited}", roleId: "captains") { username }`,
    );
  await done('manager', `updateQuest(id: "${SEEN.ahead}", publishingStatus: Cancelled) { id }`);
}

/** A charity reserves for the guild and writes to it; the guild gives back. */
async function reserveAndAnswer(): Promise<void> {
  const [asked] = await done<{ createContract: { id: string } }>(
    'manager',
    `createContract(chariteerId: "${seenId('manager')}", questId: "seen-kept", guildId: "${SEEN.guild}") { id }`,
  );
  await done(
    'manager',
    'writeToGuild(questId: "seen-kept", message: "See you there", contact: "201 555 0109")',
  );
  await done('leader', `giveReservationBack(id: "${asked?.createContract.id}")`);
}

async function done<Data>(as: string, mutation: string, { isRefused = false } = {}): Promise<Data[]> {
  const { data, errors } = await world.gql<Data>(
    `mutation { ${mutation} }`,
    {},
    { as: seenId(as) as CastName },
  );
  if (!isRefused) expect(errors, mutation).toBeUndefined();
  return data ? [data] : [];
}

async function contractOf(name: string): Promise<string> {
  const [row] = await world.store.read
    .select()
    .from(contract)
    .where(
      and(
        eq(contract.chariteerId, seenId(name)),
        eq(contract.questId, SEEN.ahead),
        isNull(contract.abandonedAt),
      ),
    );
  return row?.id ?? '';
}

async function supervise(name: SeenName, by: string): Promise<void> {
  const contractId = await contractOf(name);
  const row = { id: `supervision-${name}`, contractId, supervisorId: seenId(by), state: 'agreed' as const };
  await world.store.write((tx) => tx.insert(supervision).values({ ...row, createdAt: TEST_NOW }));
}

/** All words that tell who someone is. */
const wordsOf = (name: SeenName) => [seenUsername(name), `Real${name}`, `${seenId(name)}@demo.example`];
const namedIn = (text: string) => PEOPLE.filter((name) => wordsOf(name).some((word) => text.includes(word)));

/** Whom an email to an address may name. */
async function mayBeTold(recipient: string): Promise<readonly SeenName[]> {
  const guarded = PEOPLE.filter((name) => recipient === `${seenId(name)}@guardian.example`);
  if (guarded.length > 0) return guarded;
  const [row] = await world.store.read
    .select({ id: account.id })
    .from(contactEmail)
    .innerJoin(account, eq(account.id, contactEmail.accountId))
    .where(eq(contactEmail.emailAddress, recipient));
  const name = row?.id.replace('seen-', '') ?? '';
  const self = PEOPLE.filter((one) => one === name);
  if (self.length > 0) return self;
  // The young of whichever role see of others what a stranger sees who runs the charity: adults.
  if (name === 'heir') return PEOPLE.filter((one) => !YOUNG.includes(one));
  const onlooker = ONLOOKERS.find((one): one is Onlooker => one === name);
  return onlooker ? maySee(onlooker, 'quest') : [];
}

describe('what people are told by mail', () => {
  it('no mail names anybody whom its recipient does not see, of whichever age and relation [SAF-01, SAF-04]', async () => {
    const mails = await readMails(world);
    for (const { recipient, kind, subject, body } of atLeast(10, mails)) {
      const named = namedIn(`${subject}\n${body}`);
      const may = await mayBeTold(recipient);
      expect(
        named.filter((name) => !may.includes(name)),
        `${kind} to ${recipient}: ${body}`,
      ).toEqual([]);
    }
  });

  it('and such mails are really sent, of each kind that tells of others [SAF-01]', async () => {
    const mails = await readMails(world);
    const sent = new Set(mails.map(({ kind, recipient }) => `${kind} ${recipient.split('@')[0]}`));
    expect([...sent]).toEqual(
      expect.arrayContaining([
        'emergency-contact-changed seen-admin',
        'emergency-contact-changed seen-own',
        'birth-date-corrected seen-youth',
        'supervision seen-kid',
        'supervision seen-manager',
        'supervision seen-admin',
        'guardian-copy seen-kid',
        'guild-reserved seen-leader',
        'guild-written-to seen-leader',
        'reservation-answered seen-manager',
        'application-accepted volunteer',
        'group-invitation seen-stranger',
        'booted seen-kid',
        'booted seen-elder',
        'quest-changed seen-grown',
      ]),
    );
    const told = mails.filter(({ kind }) => kind === 'emergency-contact-changed');
    const ofAdmin = told.filter(({ recipient }) => recipient === 'seen-admin@demo.example');
    expect(ofAdmin.flatMap(({ subject }) => namedIn(subject))).toEqual(PEOPLE);
  });
});

describe('what the audit log keeps', () => {
  const AUDIT = `{ auditPage(perPage: 100) { total items { id at actorId actorUsername action subjectType subjectId
    subjectName detail } } }`;

  it.each([null, ...ONLOOKERS])(
    '%s (null: a visitor) reads it as staff, or not at all [SAF-01]',
    async (onlooker) => {
      const as = onlooker === null ? null : (seenId(onlooker) as CastName);
      const { data, code } = await world.gql(AUDIT, {}, { as });
      if (onlooker === 'staff') {
        expect(namedIn(JSON.stringify(data))).toEqual(PEOPLE);
      } else {
        expect([code, data?.auditPage ?? null]).toEqual([onlooker ? 'FORBIDDEN' : 'NOT_LOGGED_IN', null]);
      }
    },
  );

  it('names people by their ids only, whatever was done to them [SAF-01]', async () => {
    const entries = await world.store.read.select().from(auditEntry);
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['boot', 'supervisor-left', 'guild-written-to']));
    for (const { action, detail, subjectId } of entries)
      expect(namedIn(`${JSON.stringify(detail)} ${subjectId}`), action).toEqual([]);
  });
});
