import { execute, isObjectType, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadViewer } from '#api/access/auth/viewer.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { createContext } from '#api/access/request/context.ts';
import { schema } from '#api/graphql/schema.ts';
import { refreshRecap } from '#api/recaps/recaps/refresh-recap.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { insertGuild, insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { contactEmail } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import type { Db } from '#db/store.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { everyQuestion } from '../support/every-field.ts';
import { FORM, GUARDIAN, registered, TEEN_BIRTH } from '../support/registration.ts';
import { silentLog } from '../support/silent-log.ts';
import { pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Values of one person that stand nowhere else: where one turns up, something private leaked. */
const CANARIES = {
  firstName: FORM.nameFirst,
  lastName: FORM.nameLast,
  phone: FORM.phoneNumber,
  birthDate: TEEN_BIRTH,
  address: 'Mina.Zucker@new.example',
  emergencyContact: FORM.emergencyContactName,
  emergencyNumber: FORM.emergencyContactNumber,
  guardian: GUARDIAN.guardianName,
  guardianAddress: GUARDIAN.guardianEmail,
  contactAddress: 'canary-contact@new.example',
  form: 'canary-form',
  reason: 'canary-reason',
  note: 'canary-note',
  ban: 'canary-ban',
  application: 'canary-application',
  event: 'canary-event',
  mail: 'canary-mail',
  passwordHash: '$argon2id$',
  joinCode: 'CN4R',
};
type Canary = keyof typeof CANARIES;

const GUILD = 'canary-guild';

let world: World;
let personId: string;
let tokens: Record<string, string>;
let questions: ReturnType<typeof everythingAsked>;
beforeAll(async () => {
  world = await openWorld();
  const { playerId, token } = await registered(world, { dateOfBirth: TEEN_BIRTH, guardian: GUARDIAN });
  personId = playerId;
  tokens = { person: token };
  await world.store.write(seed);
  questions = everythingAsked();
});
afterAll(() => world.close());

async function seed(tx: Db): Promise<void> {
  const contact = { accountId: personId, emailAddress: CANARIES.contactAddress };
  await tx.insert(contactEmail).values({ id: 'contact-canary', ...contact, position: 1 });
  await insertFavoriteDistricts(tx, personId, ['1']);
  const ban = { chariteerId: personId, reason: CANARIES.ban, createdAt: TEST_NOW };
  await tx.insert(providerBan).values({ id: 'ban-canary', providerId: '3', ...ban });
  await insertGuild(tx, {
    id: GUILD,
    name: 'Canaries',
    easyJoinCode: CANARIES.joinCode,
    creatorId: personId,
  });
  await insertMembership(tx, { groupId: GUILD, accountId: personId, roleId: 'admins' });
  const application = { accountId: personId, answer: CANARIES.application, createdAt: TEST_NOW };
  await tx.insert(groupApplication).values({ id: 'application-canary', groupId: 'group-1', ...application });
  await upcomingQuest(tx, { id: 'q' });
  await pastQuest(tx, { id: 'past' });
  const signUp = { chariteerId: personId, formJSON: JSON.stringify({ a: CANARIES.form }) };
  for (const questId of ['q', 'past']) {
    await insertContract(tx, { questId, ...signUp });
    const abandoned = { abandonedAt: TEST_NOW - 1, abandonReason: CANARIES.reason };
    await insertContract(tx, { questId, ...signUp, ...abandoned });
  }
  for (const status of ['Present', 'Absent'] as const) {
    const { id: questId } = await pastQuest(tx);
    await insertContract(tx, { questId, ...signUp, status });
  }
  await refreshRecap(tx, [personId]);
  await insertContract(tx, { questId: 'q', chariteerId: 'managers', guildId: GUILD });
  await insertTraining(tx, { id: 'training', providerId: '1' });
  const training = { templateId: 'training', providerId: '1', chariteerId: personId };
  await insertTrainingRecord(tx, { ...training, note: CANARIES.note });
  const event = { eventName: 'chariteer_views_quest', properties: { a: CANARIES.event } };
  await tx
    .insert(playerEvent)
    .values({ id: 'event-canary', playerId: personId, ...event, createdAt: TEST_NOW });
  const mail = {
    kind: 'booted' as const,
    subject: 'Hello',
    body: CANARIES.mail,
    recipient: CANARIES.contactAddress,
  };
  await queueMail(tx, { now: TEST_NOW, config: world.config }, { ...mail, ownerId: personId });
}

/** Arguments that lead to the person, and to what the person has to do with: each document once, parsed and checked. */
function everythingAsked() {
  const ids = ['q', 'past', '1', '3', personId, GUILD, 'group-1', 'training'];
  const charity = {
    specificProvider: '"1"',
    specificProviderId: '"1"',
    providerId: '"1"',
    districtId: '"1"',
  };
  const person = { chariteerID: `"${personId}"`, chariteerId: `"${personId}"`, playerId: `"${personId}"` };
  const november = {
    dateRangeBeginning: '"2026-11-01T04:00:00Z"',
    dateRangeEnding: '"2026-12-01T05:00:00Z"',
    year: '2026',
  };
  const others = { questId: '"q"', guildId: `"${GUILD}"`, groupId: `"${GUILD}"` };
  const given = { ...charity, ...person, ...others, ...november };
  const asked = ids.flatMap((id) => everyQuestion(schema, { ...given, id: `"${id}"` }, 5));
  return [...new Map(asked.map((one) => [one.text, one])).values()].map(({ text, types }) => {
    const document = parse(text);
    expect(validate(schema, document), text).toEqual([]);
    return { document, types };
  });
}

/** Everything that every query answers to the viewer; errors too, which may repeat what they refuse. */
async function everythingFor(name: CastName | 'person' | null): Promise<string> {
  const token = name === null ? null : (tokens[name] ?? (await world.tokenOf(name as CastName)));
  const loaded = token === null ? null : await loadViewer(world.store, world.sessions, token, TEST_NOW);
  const { store, sessions, config } = world;
  const request = {
    address: '203.0.113.7',
    isBrowser: false,
    browserToken: null,
    joiningKey: null,
    passkeyToken: null,
    kioskToken: null,
    host: null,
    pageLocale: null,
    logInToken: null,
    userAgent: null,
    origin: null,
    pageAccount: null,
    requestId: 'r',
  };
  const base = {
    store,
    sessions,
    config,
    request,
    token,
    log: silentLog,
    now: TEST_NOW,
    slowDown: async () => {},
    setCookie() {},
  };
  const answers: string[] = [];
  for (const { document } of questions) {
    const contextValue = createContext({ ...base, viewer: loaded?.viewer ?? null });
    answers.push(JSON.stringify(await execute({ schema, document, contextValue })));
  }
  return answers.join('\n');
}

const found = (text: string) =>
  (Object.keys(CANARIES) as Canary[]).filter((name) =>
    text.toLowerCase().includes(CANARIES[name].toLowerCase()),
  );

describe('every field of every type, by every query', () => {
  it('the questions reach every type that a query can answer with [ENT-03]', () => {
    const asked = new Set(questions.flatMap((one) => [...one.types]));
    const types = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .map((type) => type.name);
    const answersOfMutations = [
      'Query',
      'Mutation',
      'LoginResult',
      'RegisteredAccount',
      'RemovedChariteer',
      'JoinedQuest',
      'MergePart',
      'MergeGuardian',
    ];
    const missed = types.filter((name) => !asked.has(name) && !answersOfMutations.includes(name));
    // What other mutations answer with is asked of them alone; a type of a query never hides here.
    const fromMutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) =>
      String(field.type).replace(/[[\]!]/g, ''),
    );
    expect(missed.filter((name) => !fromMutations.includes(name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(25);
  });

  it.each<CastName | null>([null, 'volunteer', 'gold', 'new', 'teen', 'guildadmin'])(
    '%s reads no private value of a young person, not even the user name [PERM-25, DEC-10, DEC-15, FUN-15]',
    async (name) => {
      const text = await everythingFor(name);
      expect(found(text)).toEqual([]);
      // That the questions ask for it show the answers to those who are entitled.
      expect(text).not.toContain(FORM.username);
    },
  );

  it('nor do those who work for the charity without the right, or for another one [PERM-12, PERM-20]', async () => {
    await world.store.write((tx) =>
      insertMembership(tx, { groupId: 'group-3', accountId: 'gold', roleId: 'managers' }),
    );
    const isPersonal = (name: Canary) => !['reason', 'joinCode', 'note'].includes(name);
    expect(found(await everythingFor('gold'))).toEqual([]);
    expect(found(await everythingFor('trustedminors')).filter(isPersonal)).toEqual([]);
  });

  it('who may read them does: the questions ask for the right fields [PERM-09, PERM-10, DEC-33, DEC-50]', async () => {
    const text = await everythingFor('managers');
    expect(text).toContain(FORM.username);
    const toManager = found(text);
    expect(toManager).toEqual(
      expect.arrayContaining([
        'firstName',
        'lastName',
        'phone',
        'address',
        'emergencyContact',
        'emergencyNumber',
        'form',
        'reason',
        'note',
      ]),
    );
    expect(toManager).not.toContain('birthDate');
    expect(toManager).not.toContain('joinCode');
  });

  it('the person reads the own values; hashes, mails and bans are nobody’s [SAF-18, ENT-39, ENT-40]', async () => {
    const own = found(await everythingFor('person'));
    expect(own).toEqual(
      expect.arrayContaining(['firstName', 'phone', 'birthDate', 'address', 'contactAddress']),
    );
    for (const name of ['person', 'managers', 'staff'] as const) {
      const text = await everythingFor(name);
      const nobodys = ['passwordHash', 'event', 'mail'];
      expect(found(text).filter((one) => nobodys.includes(one))).toEqual([]);
    }
  });
});
