// Long because each refusal of the gate and each way onto a quest has its row here: all are walked with all.
import { and, eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDocument, insertSignature } from '#db/factories/insert-document.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertTraining } from '#db/factories/insert-training.ts';
import { chariteer, guardianConsent, providerBan } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import { provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { SIGN_UP_GATE } from '#domain/sign-up/sign-up-gate.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { merge, person } from '../support/merged-records.ts';
import { adults } from '../support/parties.ts';
import { PERFORMED, seedPerformance } from '../support/performed-mutations.ts';
import { makeRegulars, postMonth, scheduleSoup } from '../support/regulars.ts';
import { setAgePolicy, signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedPerformance);
});
afterEach(() => world.close());

const ofCharity = eq(quest.providerId, '1');
const posted = and(ofCharity, eq(quest.publishingStatus, 'Published'), ne(quest.id, 'reserved'));
const idsOf = async (tx: Db, which: typeof posted = ofCharity) =>
  (await tx.select({ id: quest.id }).from(quest).where(which)).map(({ id }) => id);
const ofAll =
  (values: Partial<typeof quest.$inferInsert>, which: typeof posted = ofCharity) =>
  (tx: Db) =>
    tx.update(quest).set(values).where(which);
async function makeYoung(tx: Db, id: CastName) {
  await tx.update(chariteer).set({ dateOfBirth: '2010-05-01' }).where(eq(chariteer.id, id));
  await tx.delete(guardianConsent).where(eq(guardianConsent.chariteerId, id));
}

/** What makes the gate refuse someone each quest of charity 1, by what it refuses it with. */
const REFUSALS: Record<string, (tx: Db, chariteerId: CastName) => Promise<unknown>> = {
  QUEST_CANCELLED: ofAll({ publishingStatus: 'Cancelled' }, posted),
  QUEST_OVER_SIGN_UP: ofAll({ startedAt: TEST_NOW - 2 * HOUR_MS, endedAt: TEST_NOW - HOUR_MS }, posted),
  QUEST_RESERVED: async (tx) => {
    for (const questId of await idsOf(tx, posted))
      await insertContract(tx, { questId, chariteerId: 'managers', guildId: GUILD_ID });
  },
  BANNED_BY_PROVIDER: (tx, chariteerId) =>
    tx.insert(providerBan).values({ id: 'ban', providerId: '1', chariteerId, createdAt: 1 }),
  GUARDIAN_PENDING: async (tx, chariteerId) => {
    await makeYoung(tx, chariteerId);
    const asked = { chariteerId, state: 'asked', consentedAt: null, linkSentAt: TEST_NOW } as const;
    await tx.update(guardianConsent).set(asked).where(eq(guardianConsent.chariteerId, 'teen'));
  },
  GUARDIAN_CONSENT_MISSING: makeYoung,
  NOT_ENOUGH_HOURS: ofAll({ prerequisiteMinutes: 6000 }),
  TRAINING_REQUIRED: async (tx) => {
    const { id: templateId } = await insertTraining(tx, { providerId: '1' });
    const rows = (await idsOf(tx)).map((questId) => ({ questId, templateId }));
    await tx.insert(questRequiredOrientation).values(rows).onConflictDoNothing();
  },
  AGE_NOT_ALLOWED: async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 90, soloAge: 95, maxAge: 120 });
    await ofAll({ agePolicyIndex: 0 })(tx);
  },
  CREDENTIAL_REQUIRED: async (tx) => {
    const kind = 'backgroundCheck' as const;
    const rows = (await idsOf(tx)).map((questId) => ({ questId, kind }));
    await tx.insert(checkRequirement).values(rows);
  },
  DOCUMENT_REQUIRED: (tx) => insertDocument(tx),
  RECORD_INCOMPLETE: async (tx, chariteerId) => {
    await tx.update(provider).set({ demandsFullRecord: true });
    await tx.update(chariteer).set({ phoneNumber: null }).where(eq(chariteer.id, chariteerId));
  },
};
/** Refusals that say how many spots there are, or that there is nobody to refuse. */
const NOT_WALKED = [
  'NOT_LOGGED_IN',
  'QUEST_IS_TEMPLATE',
  'ALREADY_SIGNED_UP',
  'NO_VOLUNTEER_RECORD',
  'QUEST_FULL',
];

/** A way onto a quest of charity 1, or onto its waitlist. */
type Way = {
  who?: CastName;
  /** Prepares what is tried then; the answer is what was told, with the code of a refusal. */
  prepare: () => Promise<() => Promise<unknown>>;
  /** Refusals that do not concern it, or that whoever acts may lift. */
  lifts?: readonly string[];
  /** What is told of a refusal where it is not its code. */
  told?: (code: string) => string;
};

const performed = (operation: string, more: Partial<Way> = {}): Way => ({
  ...more,
  prepare: async () => {
    const row = PERFORMED.find((one) => one.operation === operation);
    if (!row) throw new Error(`No row performs ${operation}`);
    const { text, as } = await row.prepare(world);
    const told = operation === 'signUpForDates' ? text.replace('{ outcome }', '{ outcome code }') : text;
    const caller = typeof as === 'string' || as === null ? { as } : as;
    return async () => {
      const { data, errors } = await world.gql(`mutation { ${told} }`, {}, caller);
      return JSON.stringify({ data, errors });
    };
  },
});
const withOneMore = async () => JSON.stringify(await signUp(world, 'volunteer', 'q', { others: adults(1) }));
const scheduleQuest = () =>
  world.store.write((tx) =>
    upcomingQuest(tx, { id: 'q', startedAt: world.clock.now() + 10 * DAY_MS, othersMax: 3 }),
  );
/** Refusals of quests, which a month that is posted later does not have. */
const OF_THE_QUEST = ['QUEST_CANCELLED', 'QUEST_OVER_SIGN_UP', 'QUEST_RESERVED'];

const isOfQuest = (code: string) => OF_THE_QUEST.includes(code) && code !== 'QUEST_RESERVED';
const ofStandIn = (code: string) => (isOfQuest(code) ? 'STAND_IN_ENDED' : code);

/** Joining is walked by `visitor-start.test.ts`. */
const WAYS: Record<string, Way> = {
  'a sign-up': performed('createContract'),
  'several dates': performed('signUpForDates'),
  'a sign-up of older clients': performed('signVolunteerUpForQuest', {
    told: (code) => (code === 'QUEST_CANCELLED' ? 'QUEST_NOT_FOUND' : code),
  }),
  'the waitlist': performed('joinWaitingList'),
  'an offer of the waitlist': performed('takeOfferedPlace'),
  'a sub’s request': performed('takeStandIn', { told: ofStandIn }),
  'a handed spot': performed('takeHandedPlace', { told: ofStandIn }),
  'a past volunteer': performed('addPastVolunteer', {
    who: 'gold',
    // The charity may say who came, and lift what it asks itself.
    lifts: [
      'QUEST_OVER_SIGN_UP',
      'QUEST_RESERVED',
      'NOT_ENOUGH_HOURS',
      'TRAINING_REQUIRED',
      'AGE_NOT_ALLOWED',
      'RECORD_INCOMPLETE',
    ],
    // Nobody has volunteered at quests that were canceled.
    told: (code) => (/^GUARDIAN|CANCELLED$/.test(code) ? 'CHARITEER_NOT_FOUND' : code),
  }),
  'a party': {
    prepare: async () => {
      await scheduleQuest();
      return withOneMore;
    },
  },
  'spots that a guild holds': {
    prepare: async () => {
      await scheduleQuest();
      await world.store.write(async (tx) => {
        await insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer' });
      });
      const held = `reserveQuest(questId: "q", guildId: "${GUILD_ID}", held: { spots: 2 }) { outcome }`;
      await world.gql(`mutation { ${held} }`, {}, { as: 'managers' });
      return withOneMore;
    },
    lifts: ['QUEST_RESERVED'],
  },
  'a posted month of a regular': {
    prepare: async () => {
      await scheduleSoup(world, { othersMax: 3 });
      await makeRegulars(world, ['volunteer']);
      return async () => {
        await postMonth(world, '2026-12');
        return (await readMails(world)).map(({ body }) => body).join();
      };
    },
    lifts: OF_THE_QUEST,
    told: () => 'Not signed up:',
  },
};

const peopleOn = async () => [
  (await world.store.read.select().from(contract)).filter(({ guildId }) => guildId === null),
  await world.store.read.select().from(waitingPerson),
];

const walked = Object.entries(WAYS).flatMap(([way, { lifts = [] }]) =>
  Object.keys(REFUSALS).flatMap((code) => (lifts.includes(code) ? [] : [{ way, code }])),
);

it.each(walked)('$way puts no one on a quest that is refused with $code [WAV-06]', async ({ way, code }) => {
  const { who = 'volunteer', prepare, told = (one: string) => one } = WAYS[way] as Way;
  const attempt = await prepare();
  await world.store.write(async (tx) => void (await REFUSALS[code]?.(tx, who)));
  const before = await peopleOn();
  expect(await attempt()).toContain(told(code));
  expect(await peopleOn()).toEqual(before);
});

it.each(Object.keys(WAYS))('%s puts someone on a quest that refuses nothing [WAV-06]', async (way) => {
  const attempt = await (WAYS[way] as Way).prepare();
  const before = await peopleOn();
  await attempt();
  expect(await peopleOn()).not.toEqual(before);
});

it('each refusal of the gate is walked', () => {
  const refusals = new Set(SIGN_UP_GATE.flatMap(({ refusal }) => refusal ?? []));
  expect([...refusals].sort()).toEqual([...Object.keys(REFUSALS), ...NOT_WALKED].sort());
});

it.each(['DOCUMENT_REQUIRED', 'CREDENTIAL_REQUIRED'])(
  'a claim of someone unsigned is not accepted: %s [WAV-06, WAV-10]',
  async (code) => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'over' });
      await REFUSALS[code]?.(tx, 'gold');
    });
    const claim = '{ status: Excused, words: "I was ill" }';
    const { data } = await world.gql<{ claimPresence: { id: string } }>(
      `mutation { claimPresence(questId: "over", chariteerId: "gold", claim: ${claim}) { id } }`,
      {},
      { as: 'gold' },
    );
    const answer = `answerHoursClaim(id: "${data?.claimPresence.id}", answer: accepted) { id }`;
    expect((await world.gql(`mutation { ${answer} }`, {}, { as: 'managers' })).code).toBe(code);
  },
);

it('a guild’s reservation opens the quest to members who have signed [WAV-06]', async () => {
  await world.store.write(async (tx) => {
    await insertDocument(tx);
    await insertContract(tx, { questId: 'open', chariteerId: 'managers', guildId: GUILD_ID });
  });
  expect((await signUp(world, 'guildadmin', 'open')).code).toBe('DOCUMENT_REQUIRED');
});

it('merged records keep the signatures and checks of both, with the spots they opened [WAV-06]', async () => {
  await person(world, 'kept', { email: castEmail('volunteer').replace('volunteer', 'kept') });
  await person(world, 'dropped', { email: castEmail('volunteer').replace('volunteer', 'dropped') });
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await insertDocument(tx, { id: 'd' });
    await insertSignature(tx, { versionId: 'd-1', chariteerId: 'dropped' });
    await tx.insert(checkRequirement).values({ questId: 'q', kind: 'backgroundCheck' });
    const check = { chariteerId: 'dropped', providerId: '1', kind: 'backgroundCheck' } as const;
    await tx.insert(personCheck).values({ ...check, checkedAt: TEST_NOW, endsAt: TEST_NOW + 90 * DAY_MS });
  });
  await merge(world, 'kept', 'dropped');
  const headers = { authorization: `Bearer ${await world.sessions.open('kept')}` };
  const enter = 'mutation { createContract(chariteerId: "kept", questId: "q") { id } }';
  expect((await world.gql(enter, {}, { headers })).code).toBeUndefined();
});
