import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerToken } from '#api/access/outbox/links/answer-link.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { contract } from '#db/schema/contract.ts';
import { saidOnce } from '#db/schema/message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { type CastName, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { FORM, REGISTER } from '../support/registration.ts';
import { setAgePolicy } from '../support/sign-up.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** What the fields below are tried with; each hides a telephone number, and a name cannot hold blanks everywhere. */
const PHONE = '201 555 O143';
const WORDS = `Ask me: ${PHONE}, ok`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await setAgePolicy(tx, { supervisedAge: 10, soloAge: 14, maxAge: 100 });
    await upcomingQuest(tx, { id: 'q' });
    await upcomingQuest(tx, { id: 'free', startedAt: TEST_NOW + 2 * DAY_MS });
    await pastQuest(tx, { id: 'past' });
    for (const id of ['teen', 'volunteer']) {
      await insertContract(tx, { id: `mine-${id}`, questId: 'q', chariteerId: id });
      const done = { id: `done-${id}`, questId: 'past', chariteerId: id, status: 'Present' } as const;
      await insertContract(tx, done);
      await tx.insert(saidOnce).values({ key: `thanks:done-${id}`, saidAt: TEST_NOW });
    }
  });
});
afterEach(() => world.close());

const token = (purpose: 'attend' | 'again', id: string) => answerToken(world.config.dataKey, { purpose, id });
const text = (words: string) => JSON.stringify(words);
const guild = (fields: Record<string, string>) => {
  const all = { name: 'Ferry Runners', classification: 'athletic_team', description: 'We run.', ...fields };
  const input = Object.entries(all).map(([name, value]) => `${name}: ${text(value)}`);
  return (as: string) => `createGuild(input: { creatorId: "${as}", ${input.join(', ')} }) { id }`;
};

/** What each person of the cast writes about themselves or about their own spot. */
const BY_ANYONE: Record<string, (as: string) => string> = {
  'abandonContract.abandonReason': (as) =>
    `abandonContract(id: "mine-${as}", abandonReason: ${text(WORDS)}) { id }`,
  'answerReminder.reason': (as) =>
    `answerReminder(token: "${token('attend', `mine-${as}`)}", isComing: false, reason: ${text(WORDS)}) { state }`,
  'giveFeedback.words': (as) =>
    `giveFeedback(token: "${token('again', `done-${as}`)}", wouldComeAgain: true, words: ${text(WORDS)}) { charity }`,
  'createContract.formJSON': (as) =>
    `createContract(chariteerId: "${as}", questId: "free", formJSON: ${text(JSON.stringify({ answers: [{ answer: WORDS }] }))}) { id }`,
  'writeToCharity.text': () => `writeToCharity(questId: "q", text: ${text(WORDS)}, clientKey: "k") { id }`,
  'applyToGroup.answer': () => `applyToGroup(groupId: "${GUILD_ID}", answer: ${text(WORDS)}) { id }`,
};
/** What anyone may read, people under 18 among them. */
const BY_NOBODY: Record<string, (as: string) => string> = {
  'createGuild.input.name': guild({ name: `Call ${PHONE}` }),
  'createGuild.input.description': guild({ description: WORDS }),
  'createGuild.input.question': guild({ question: 'What is your snap?' }),
  'createGroup.groupName': () => `createGroup(groupName: ${text(`Call ${PHONE}`)}) { id }`,
  'changeUserName.username as a number': () => 'changeUserName(username: "kim2015550143") { username }',
  'changeUserName.username as a name elsewhere': () => 'changeUserName(username: "SnapKimR") { username }',
  'changeUserName.username as an address': () => 'changeUserName(username: "12ElmStreetKim") { username }',
  'correctOwnDetails.input.nameLast': () =>
    `correctOwnDetails(input: { nameLast: ${text(`Kim ${PHONE}`)} }) { nameLast }`,
  'correctOwnDetails.input, both names': () =>
    'correctOwnDetails(input: { nameFirst: "Two Oh One", nameLast: "Five Five Five Oh One Four Three" }) { nameLast }',
  'setPrivacy.input.introduction': () =>
    `setPrivacy(input: { introduction: ${text(WORDS)} }) { hidesUsername }`,
};
const send = (field: string, as: CastName, all: Record<string, (as: string) => string>) =>
  world.gql(`mutation { ${all[field]?.(as) ?? ''} }`, {}, { as });
const REFUSED = { code: 'CONTACT_DETAILS_TO_YOUNG' };

describe('what someone under 18 writes to adults', () => {
  it.each(Object.keys(BY_ANYONE))('is refused with a telephone number: %s [SAF-12]', async (field) => {
    const refused = await send(field, 'teen', BY_ANYONE);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      statusCode: 400,
      contactDetail: { kind: 'phone', part: PHONE },
    });
    expect(refused.errors?.[0]?.message).toContain(`You’re under 18`);
    expect(refused.errors?.[0]?.message).toContain(`“${PHONE}”`);
  });

  const toCharities = Object.keys(BY_ANYONE).filter((field) => field !== 'applyToGroup.answer');
  it.each(toCharities)('is sent as it is by an adult: %s [SAF-12]', async (field) => {
    expect((await send(field, 'volunteer', BY_ANYONE)).errors).toBeUndefined();
  });

  it('leaves the spot where it was when the reason is refused [SAF-12]', async () => {
    await send('abandonContract.abandonReason', 'teen', BY_ANYONE);
    const [mine] = await world.store.read.select().from(contract).where(eq(contract.id, 'mine-teen'));
    expect(mine?.abandonedAt).toBeNull();
  });

  it('is refused where a guardian is named who supervises [SAF-12, SAF-11]', async () => {
    await world.store.write((tx) => setAgePolicy(tx, { supervisedAge: 10, soloAge: 18, maxAge: 100 }));
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'guided', agePolicyIndex: 0, startedAt: TEST_NOW + 3 * DAY_MS });
    });
    const join = (name: string) =>
      world.gql(
        `mutation { createContract(chariteerId: "teen", questId: "guided", supervisingGuardian: ${text(name)}) { id } }`,
        {},
        { as: 'teen' },
      );
    expect(await join('Pat two oh one five five five oh one four three')).toMatchObject(REFUSED);
    expect((await join('Pat Guardian')).errors).toBeUndefined();
  });
});

describe('what anyone may read', () => {
  it.each(
    Object.keys(BY_NOBODY).flatMap((field) => [[field, 'volunteer'] as const, [field, 'teen'] as const]),
  )('holds no contact detail: %s, by %s [SAF-12, SAF-06]', async (field, as) => {
    const refused = await send(field, as, BY_NOBODY);
    // Only adults have a sentence of their own that others read.
    if (as === 'teen' && field.startsWith('setPrivacy')) return;
    expect(refused).toMatchObject(REFUSED);
  });

  it.each([
    { username: 'mina2015550143' },
    { username: 'minaontelegram' },
    { username: 'x201x555x0143' },
    { username: 'minaDOTcom' },
    { nameFirst: 'insta: mina_z' },
    { nameLast: 'Zuckerstein 12 Elm Street' },
  ])('holds no contact detail at registration: %j [SAF-06, SAF-12]', async (changes) => {
    expect(await world.gql(REGISTER, { input: { ...FORM, ...changes } })).toMatchObject(REFUSED);
  });

  it('takes names that only look like one [SAF-06]', async () => {
    for (const [at, username] of [
      'RobloxFan7',
      'SignalFire',
      'Bill2009',
      'OliO2010',
      'Discordia',
      'mina1987',
    ].entries())
      expect(
        (await world.gql(REGISTER, { input: { ...FORM, username, emailAddress: `pier${at}@new.example` } }))
          .errors,
        username,
      ).toBeUndefined();
  });
});

describe('an application to a guild', () => {
  it('goes with contact details from an adult to adults, and not to admins under 18 [SAF-12]', async () => {
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'teen', roleId: 'admins' });
    });
    const refused = await send('applyToGroup.answer', 'volunteer', BY_ANYONE);
    expect(refused).toMatchObject(REFUSED);
    expect(refused.errors?.[0]?.message).toContain('People under 18 can read this');
  });
});

describe('what a charity has published', () => {
  const answer = (words: string) =>
    world.gql(
      `mutation { writeToQuest(questId: "q", audience: everybody, text: ${text(words)}, clientKey: "c") { id } }`,
      {},
      { as: 'managers' },
    );

  it('may be written to someone under 18: its street and numbers [SAF-12]', async () => {
    await world.store.write(async (tx) => {
      await insertLocation(tx, {
        id: 'hall',
        providerId: '1',
        address: '305 Monument Street, Hoboken, NJ 07030',
      });
      await tx
        .update(provider)
        .set({ mission: '<p>We feed people. 201-555-0177</p>' })
        .where(eq(provider.id, '1'));
      await tx.update(quest).set({ description: 'Call 917-555-0199' }).where(eq(quest.id, 'q'));
    });
    expect(await answer('Call 917-555-0199')).toMatchObject(REFUSED);
    expect(await answer('Come to 306 Monument St')).toMatchObject(REFUSED);
    expect(await answer('Call (201) 555-0178')).toMatchObject(REFUSED);
    expect((await answer('Come to 305 Monument St, or call (201) 555-0177')).errors).toBeUndefined();
    const kept = await world.store.read.select({ body: youngMessage.body }).from(youngMessage);
    expect(kept).toEqual([{ body: 'Come to 305 Monument St, or call (201) 555-0177' }]);
  });

  it('is that of its own charity alone [SAF-12]', async () => {
    await world.store.write(async (tx) => {
      await insertLocation(tx, { id: 'hall', providerId: '2', address: '305 Monument Street' });
    });
    expect(await answer('Come to 305 Monument St')).toMatchObject(REFUSED);
  });
});
