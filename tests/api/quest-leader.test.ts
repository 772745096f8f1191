import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWordedQuests } from '#api/alerts/reminders/read-reminded.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest } from '#db/schema/quest.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SENTENCE = 'If you can carry two plates, we’re glad you came.';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write((tx) => upcomingQuest(tx, { id: 'led' }));
});
afterAll(() => world.close());

const set = (as: CastName | null, input: object) =>
  world.gql<{ setPrivacy: unknown }>(
    'mutation($input: PrivacyInput!) { setPrivacy(input: $input) { introduction isIntroduced } }',
    { input },
    { as },
  );
const leaderFor = async (as: CastName | null) =>
  (
    await world.gql<{ quest: { leader: unknown } }>(
      '{ quest(id: "led") { leader { name sentence } } }',
      {},
      { as },
    )
  ).data?.quest.leader;
const fullName = async (id: CastName) => {
  const [row] = await world.store.read.select().from(chariteer).where(eq(chariteer.id, id));
  return { full: `${row?.nameFirst} ${row?.nameLast}`, first: row?.nameFirst };
};
const letLead = async (giverName: string | null) =>
  world.store.write((tx) => tx.update(quest).set({ giverName }).where(eq(quest.id, 'led')));

describe('who leads a quest', () => {
  it('is nobody, or as the charity wrote it, until the person agrees [QD-06, DSC-18: who leads]', async () => {
    expect(await leaderFor(null)).toBeNull();
    const { full } = await fullName('captains');
    await letLead(full);
    expect(await leaderFor(null)).toEqual({ name: full, sentence: null });
    await set('captains', { introduction: SENTENCE });
    expect(await leaderFor(null), 'written, but not switched on').toEqual({ name: full, sentence: null });
  });

  it('an adult who agreed is shown to visitors by first name and sentence, until it ends [DSC-18: who leads]', async () => {
    const { full, first } = await fullName('captains');
    await letLead(full);
    const { data } = await set('captains', { introduction: ` ${SENTENCE}\n`, isIntroduced: true });
    expect(data?.setPrivacy).toEqual({ introduction: SENTENCE, isIntroduced: true });
    expect(await leaderFor(null)).toEqual({ name: first, sentence: SENTENCE });
    await set('captains', { isIntroduced: false });
    expect(await leaderFor(null)).toEqual({ name: full, sentence: null });
  });

  it('somebody young is not named, and cannot be introduced [SAF-04, DSC-18: who leads]', async () => {
    await letLead((await fullName('trustedminors')).full);
    expect(await leaderFor(null)).toEqual({ name: null, sentence: null });
    const { code } = await set('trustedminors', { introduction: 'Welcome!', isIntroduced: true });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('the field with the charity’s words keeps back whom the page does, but not from its own people [SAF-04, DSC-18: the plain name]', async () => {
    const nameFor = async (as: CastName | null) =>
      (await world.gql<{ quest: { giverName: unknown } }>('{ quest(id: "led") { giverName } }', {}, { as }))
        .data?.quest.giverName;
    const young = await fullName('trustedminors');
    await letLead(young.full);
    for (const as of [null, 'volunteer', 'teen', 'trustedminors'] as const)
      expect(await nameFor(as), `${as}`).toBeNull();
    expect(await nameFor('managers')).toBe(young.full);
    const { data } = await world.gql<{ findQuests: { quests: { quest: object }[] } }>(
      '{ findQuests(showAll: true) { quests { quest { id giverName leader { name } } } } }',
    );
    expect(data?.findQuests.quests).toEqual([
      { quest: { id: 'led', giverName: null, leader: { name: null } } },
    ]);

    const { full, first } = await fullName('captains');
    await letLead(full);
    await set('captains', { introduction: SENTENCE, isIntroduced: true });
    expect(await nameFor(null)).toBe(first);
    await set('captains', { isIntroduced: false });
    expect(await nameFor(null)).toBe(full);
    await letLead('Somebody Else');
    expect(await nameFor('volunteer')).toBe('Somebody Else');
  });

  it('what a sign-up and a reminder say names nobody young [SAF-04: who leads, in mails]', async () => {
    const { full } = await fullName('trustedminors');
    await letLead(full);
    const { code } = await world.gql(
      'mutation { createContract(questId: "led", chariteerId: "volunteer") { id } }',
      {},
      { as: 'volunteer' },
    );
    expect(code).toBeUndefined();
    const [mail] = await mailsTo(world, castEmail('volunteer'));
    expect(mail?.body).toContain('When:');
    expect(mail?.body).not.toContain(full);
    const worded = async () => (await readWordedQuests(world.store.read, ['led'], TEST_NOW)).get('led');
    expect(await worded()).toMatchObject({ giverName: null });
    await letLead('Somebody Else');
    expect(await worded()).toMatchObject({ giverName: 'Somebody Else' });
    await letLead(null);
    expect(await worded()).toMatchObject({ giverName: null });
  });

  it('nobody is introduced at a charity to whose group they do not belong [DSC-18: who leads]', async () => {
    await set('gold', { introduction: SENTENCE, isIntroduced: true });
    const { full } = await fullName('gold');
    await letLead(full);
    expect(await leaderFor(null)).toEqual({ name: full, sentence: null });
  });

  it.each([
    { introduction: 'x'.repeat(141) },
    { introduction: '   ', isIntroduced: true },
    { introduction: '\u200b\u202e\u0000', isIntroduced: true },
  ])('%j is refused [DSC-18: the sentence]', async (input) => {
    expect((await set('managers', input)).code).toBe('BAD_USER_INPUT');
  });

  it('that it was changed is audited, its words are not [SAF-21, DSC-18: the sentence]', async () => {
    await set('coordinators', { introduction: SENTENCE, isIntroduced: true });
    const entries = await world.store.read
      .select({ detail: auditEntry.detail })
      .from(auditEntry)
      .where(eq(auditEntry.actorId, 'coordinators'));
    expect(entries).toEqual([{ detail: { introduction: true, isIntroduced: true } }]);
  });

  it('their arms are there for whom the user name is shown, and for nobody else [DSC-18: who leads]', async () => {
    const { full } = await fullName('captains');
    await letLead(full);
    const personFor = async (as: CastName | null) => {
      const { data } = await world.gql<{ quest: { leader: { person: unknown } } }>(
        '{ quest(id: "led") { leader { person { username arms } } } }',
        {},
        { as },
      );
      return data?.quest.leader.person;
    };
    expect(await personFor(null)).toBeNull();
    expect(await personFor('volunteer')).toEqual({ username: expect.any(String), arms: [] });
    await set('captains', { hidesUsername: true });
    expect(await personFor('volunteer')).toBeNull();
    expect(await personFor('managers')).toEqual({ username: expect.any(String), arms: [] });
    await letLead('Somebody else');
    expect(await personFor('managers')).toBeNull();
  });
});
