import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepMinorsSupervisions } from '#api/places/supervision/sweep-minors.ts';
import { sweepSupervision } from '#api/places/supervision/sweep-supervision.ts';
import { sealGuardian } from '#db/cells/seal-guardian.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { guildInvite } from '#db/schema/guild.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import { type CastName, castEmail, GUILD_ID, TEST_NOW } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { merge, person } from '../support/merged-records.ts';
import { GUARDIAN } from '../support/registration.ts';
import { setAgePolicy, takenCount } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const SIXTEEN = '2010-05-05';
const START = TEST_NOW + 3 * DAY_MS;

let world: World;
/** The teen is on a quest under the eyes of `volunteer`, who counts as an adult, by a yes or only asked. */
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt: START, endedAt: START + HOUR_MS, resourceMaxNumber: 2 });
    for (const chariteerId of ['teen', 'volunteer'])
      await insertContract(tx, { id: chariteerId, questId: 'q', chariteerId });
    await tx.update(contract).set({ claimedAt: TEST_NOW - DAY_MS });
  });
});
afterEach(() => world.close());

async function supervises(supervisorId: string, state: 'asked' | 'agreed' = 'agreed') {
  const row = { id: 's', contractId: 'teen', supervisorId, state, createdAt: TEST_NOW - DAY_MS };
  const waitsUntil = state === 'asked' ? TEST_NOW + HOUR_MS : null;
  await world.store.write((tx) => tx.insert(supervision).values({ ...row, waitsUntil }));
}
async function correct(dateOfBirth = SIXTEEN, id = 'volunteer') {
  const text = `mutation { correctBirthDate(chariteerId: "${id}", dateOfBirth: "${dateOfBirth}") { __typename } }`;
  const { errors } = await world.gql(text, {}, { as: 'staff' });
  expect(errors).toBeUndefined();
}
const ask = async (text: string, as: CastName) => {
  const { data, code } = await world.gql<Record<string, unknown>>(text, {}, { as });
  return code ?? data;
};
const REQUESTS = '{ supervisionRequests { id state } }';
const NAMES = '{ quest(id: "q") { pledgedContracts { chariteer { username } } } }';
const AGREE = 'mutation { answerSupervision(id: "s", isAgreed: true) }';
const LEFT = { state: 'left', waitsUntil: TEST_NOW + DAY_MS };
const kept = async () => {
  const [row] = await world.store.read.select().from(supervision);
  return row && { state: row.state, waitsUntil: row.waitsUntil };
};
const subjects = async (name: string) =>
  (await mailsTo(world, castEmail(name))).map(({ subject }) => subject);
const NEEDED = 'Ask a parent or guardian';

async function consents(chariteerId: string): Promise<void> {
  await world.store.write((tx) => {
    const sealed = sealGuardian(tx.cells, chariteerId, GUARDIAN);
    const row = { id: 'consent', chariteerId, ...sealed, textVersion: '1', createdAt: TEST_NOW };
    return tx.insert(guardianConsent).values({ ...row, state: 'given', consentedAt: TEST_NOW });
  });
}

describe('an adult whose birth date is corrected to under 18', () => {
  it.each(['agreed', 'asked'] as const)(
    'supervises no one whose answer was %s, and all are told [SAF-11]',
    async (state) => {
      await supervises('volunteer', state);
      await correct();
      expect(await kept()).toEqual(LEFT);
      expect(await subjects('teen')).toEqual(['You need another adult']);
      expect(await subjects('guardian')).toEqual(['For Jules: You need another adult']);
      expect(await subjects('managers')).toEqual(['A minor without a supervisor']);
      expect(await ask(REQUESTS, 'volunteer')).toEqual({ supervisionRequests: [] });
      expect(await ask(AGREE, 'volunteer')).toBe('SUPERVISION_NOT_FOUND');
    },
  );

  it('leaves spots, waitlists and guilds, and hears why; the spot goes to who waits [SAF-09]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'full', startedAt: START + DAY_MS, resourceMaxNumber: 1 });
      await insertContract(tx, { questId: 'full', chariteerId: 'quiet' });
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'admins' });
      const made = { guildId: GUILD_ID, madeById: 'volunteer', createdAt: TEST_NOW, expiresAt: START };
      await tx.insert(guildInvite).values({ id: 'link', tokenHash: 'a'.repeat(64), ...made });
      await tx
        .insert(groupApplication)
        .values({ id: 'a', groupId: 'group-1', accountId: 'volunteer', createdAt: TEST_NOW });
    });
    const WAIT = (questId: string) => `mutation { joinWaitingList(questId: "${questId}") { position } }`;
    expect(await ask(WAIT('q'), 'gold')).toEqual({ joinWaitingList: { position: 1 } });
    expect(await ask(WAIT('full'), 'volunteer')).toEqual({ joinWaitingList: { position: 1 } });
    await correct();
    const { read } = world.store;
    expect(await read.select().from(placeOffer)).toMatchObject([{ questId: 'q', chariteerId: 'gold' }]);
    expect(await read.$count(waitingPerson, eq(waitingPerson.chariteerId, 'volunteer'))).toBe(0);
    expect(await read.$count(groupMember, eq(groupMember.accountId, 'volunteer'))).toBe(0);
    expect(await read.$count(guildInvite)).toBe(0);
    expect(await read.$count(groupApplication)).toBe(0);
    const [left] = await read.select().from(contract).where(eq(contract.id, 'volunteer'));
    expect(left?.abandonedAt).toBe(TEST_NOW);
    const [mail] = (await mailsTo(world, castEmail('volunteer'))).filter(({ subject }) => subject === NEEDED);
    expect(mail?.body).toContain('You’re under 18, so a parent or guardian has to agree first.');
    expect(mail?.body).toContain('You’re off your upcoming quests and guilds, and can’t sign up');
  });

  it('keeps spots and guilds where a guardian has agreed, but waits for no charity’s group [SAF-09]', async () => {
    await consents('volunteer');
    await supervises('volunteer');
    await world.store.write(async (tx) => {
      await insertMembership(tx, { groupId: GUILD_ID, accountId: 'volunteer', roleId: 'members' });
      const waits = { accountId: 'volunteer', createdAt: TEST_NOW };
      await tx.insert(groupApplication).values({ id: 'a', groupId: 'group-1', ...waits });
    });
    await correct();
    expect(await kept()).toEqual(LEFT);
    expect(await takenCount(world, 'q')).toBe(2);
    const { read } = world.store;
    expect(await read.$count(groupMember, eq(groupMember.accountId, 'volunteer'))).toBe(1);
    expect(await read.$count(groupApplication)).toBe(0);
    expect(await subjects('volunteer')).not.toContain(NEEDED);
  });

  it.each([
    ['an adult', 'volunteer', SIXTEEN],
    ['someone older', 'teen', '2012-05-05'],
  ])('with consent needs a supervisor where %s came alone [SAF-11]', async (_, id, birth) => {
    if (id === 'volunteer') await consents(id);
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 13, soloAge: id === 'teen' ? 15 : 18, maxAge: 100 });
      await tx.update(quest).set({ agePolicyIndex: 0 }).where(eq(quest.id, 'q'));
    });
    await correct(birth, id);
    expect(await kept()).toEqual(LEFT);
    expect(await subjects(id)).toContain('You need an adult with you');
    expect(await subjects('managers')).toEqual(['A minor without a supervisor']);
    world.clock.advance(DAY_MS);
    await sweepSupervision(world.store, { now: world.clock.now(), config: world.config });
    expect(await takenCount(world, 'q')).toBe(1);
  });

  it('with consent loses the spot where no one so young may come, and reads why [SAF-11, DEC-68]', async () => {
    await consents('volunteer');
    await world.store.write(async (tx) => {
      await setAgePolicy(tx, { supervisedAge: 18, soloAge: 18, maxAge: 100 });
      await tx.update(quest).set({ agePolicyIndex: 0 }).where(eq(quest.id, 'q'));
    });
    await correct();
    expect(await takenCount(world, 'q')).toBe(1);
    const mails = await mailsTo(world, castEmail('volunteer'));
    expect(mails.map(({ body }) => body).join()).toContain('Why: Outside the age limits.');
  });

  it('ends nothing of who stays an adult, or was none [SAF-11]', async () => {
    await supervises('volunteer');
    await correct('1991-01-01');
    expect(await kept()).toEqual({ state: 'agreed', waitsUntil: null });
    await correct('2010-06-06', 'teen');
    expect(await takenCount(world, 'q')).toBe(2);
    expect(await subjects('teen')).not.toContain(NEEDED);
  });

  it('is found by a merge, too [JOI-13, SAF-11]', async () => {
    await person(world, 'young', { dateOfBirth: SIXTEEN });
    await person(world, 'older', { dateOfBirth: '1990-05-05' });
    await consents('young');
    await supervises('older');
    await merge(world, 'young', 'older');
    expect((await kept())?.state).toBe('left');
  });
});

describe('someone under 18 who was named as an adult before', () => {
  beforeEach(async () => {
    await supervises('volunteer');
    await world.store.write(async (tx) => {
      const young = { dateOfBirth: SIXTEEN };
      await tx.update(chariteer).set(young).where(eq(chariteer.id, 'volunteer'));
      await tx.update(account).set(young).where(eq(account.id, 'volunteer'));
    });
  });

  it('reads and answers nothing of it [DEC-75, SAF-11]', async () => {
    expect(await ask(REQUESTS, 'volunteer')).toEqual({ supervisionRequests: [] });
    expect(JSON.stringify(await ask(NAMES, 'volunteer'))).not.toContain('teen');
    for (const text of [AGREE, AGREE.replace('true', 'false')])
      expect(await ask(text, 'volunteer')).toBe('SUPERVISION_NOT_FOUND');
  });

  it('supervises no one after the next hour [SAF-11]', async () => {
    await sweepMinorsSupervisions(world.store, { now: world.clock.now(), config: world.config });
    expect(await kept()).toEqual(LEFT);
    expect(await subjects('managers')).toEqual(['A minor without a supervisor']);
  });
});
