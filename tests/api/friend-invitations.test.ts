import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { friendInvitation } from '#db/schema/friend-invitation.ts';
import { FRIEND_LINK_DAYS } from '#domain/friends/friend-link.ts';
import { bringFriend, markFriend, placeOf, tokenOf } from '../support/bring-friend.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { agree, registeredTeen } from '../support/guardian.ts';
import { finish, hold } from '../support/holds.ts';
import { readMails } from '../support/mails.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { bailOut, childOfVolunteer, fullQuest, take } from '../support/waiting.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'there', startedAt: TEST_NOW + 3 * DAY_MS });
  });
});
afterEach(() => world.close());

async function linkOf(as: CastName | null): Promise<string | null> {
  return (
    (await world.gql<{ ownInvitation: string | null }>('{ ownInvitation }', {}, { as })).data
      ?.ownInvitation ?? null
  );
}

async function isLink(token: string, as: CastName | null = null) {
  const text = 'query ($token: String!) { isInvitation(token: $token) }';
  return (await world.gql<{ isInvitation: boolean }>(text, { token }, { as })).data?.isInvitation;
}

async function signUp(invitation: string | null, as: CastName = 'volunteer', questId = 'there') {
  const text = `mutation ($id: ID!, $questId: ID!, $invitation: String) {
    createContract(chariteerId: $id, questId: $questId, invitation: $invitation) { id } }`;
  return (await world.gql(text, { id: as, questId, invitation }, { as })).code;
}

const kept = () => world.store.read.select().from(friendInvitation);
const thanks = async () => (await readMails(world)).filter(({ kind }) => kind === 'friend-came');

describe('the link', () => {
  it('adults have one that tells nobody who they are; visitors and the young have none [VHM-08: the link]', async () => {
    const link = (await linkOf('gold')) ?? '';
    expect(await isLink(link)).toBe(true);
    expect(await isLink(link, 'volunteer')).toBe(true);
    expect(await isLink(link, 'gold')).toBe(false);
    expect([await linkOf(null), await linkOf('teen'), await linkOf('new')]).toEqual([null, null, null]);
    expect(await isLink('x'.repeat(100_000))).toBe(false);
    world.clock.advance(FRIEND_LINK_DAYS * DAY_MS);
    expect(await isLink(link)).toBe(false);
  });

  it('who signs up by it was invited; by an own one, one of before or none nobody was [VHM-08: the link]', async () => {
    expect(await signUp(tokenOf(world, 'volunteer'))).toBeUndefined();
    expect(await signUp('<b>', 'guildadmin')).toBeUndefined();
    expect(await kept()).toEqual([]);
    expect(await signUp(tokenOf(world, 'volunteer'), 'gold')).toBeUndefined();
    expect(await kept()).toMatchObject([
      { invitedId: 'gold', inviterId: 'volunteer', questId: 'there', thankedAt: null },
    ]);
  });

  it('who was on the quest before was not brought there, and the first link counts [VHM-08: known before]', async () => {
    await world.store.write(async (tx) => {
      const former = { questId: 'there', chariteerId: 'volunteer', abandonedAt: TEST_NOW - 1 };
      await insertContract(tx, { ...former, claimedAt: TEST_NOW - 2 });
    });
    await signUp(tokenOf(world, 'gold'));
    expect(await kept()).toEqual([]);
    await signUp(tokenOf(world, 'volunteer'), 'guildadmin');
    const place = await placeOf(world, 'there', 'guildadmin');
    await world.gql(
      'mutation ($id: ID!) { abandonContract(id: $id) { id } }',
      { id: place?.id },
      { as: 'guildadmin' },
    );
    await signUp(tokenOf(world, 'gold'), 'guildadmin');
    expect(await kept()).toMatchObject([{ invitedId: 'guildadmin', inviterId: 'volunteer' }]);
  });

  it('a sign-up that is refused leaves nothing of it [VHM-08: refused]', async () => {
    expect(await signUp(tokenOf(world, 'gold'), 'volunteer', 'nothing')).toBe('QUEST_NOT_FOUND');
    expect(await kept()).toEqual([]);
  });
});

describe('by the short way of joining', () => {
  async function ask<Data>(text: string, variables: Record<string, unknown>): Promise<Data> {
    const { data, errors } = await world.gql<Data>(text, variables, { as: null });
    expect(errors).toBeUndefined();
    return data as Data;
  }

  it('it lasts from the address to the place, also when another code is sent [VHM-08, JOI-03: the link]', async () => {
    const start = `mutation ($email: String!, $questId: ID, $invitation: String, $key: String) {
      startJoining(email: $email, questId: $questId, invitation: $invitation, key: $key) { key } }`;
    const asked = { email: 'fresh@new.example', questId: 'there' };
    const begun = { ...asked, invitation: tokenOf(world, 'gold') };
    const { key } = (await ask<{ startJoining: { key: string } }>(start, begun)).startJoining;
    world.clock.advance(60_000);
    await ask(start, { ...asked, key });
    const mail = (await readMails(world)).filter(({ recipient }) => recipient === asked.email).at(-1);
    const code = /\b\d{6}\b/.exec(mail?.body ?? '')?.[0];
    const enter = `mutation ($code: String!, $key: String) {
      enterJoiningCode(code: $code, key: $key) { joining { questId } } }`;
    await ask(enter, { code, key });
    const finish = `mutation ($input: FinishJoiningInput!) {
      finishJoining(input: $input) { quest { isSignedUp } logIn { playerId } } }`;
    const input = { nameFirst: 'Fina', nameLast: 'Fresh', dateOfBirth: '1990-05-01', hasAgreed: true, key };
    type Done = { finishJoining: { quest: { isSignedUp: boolean }; logIn: { playerId: string } } };
    const { quest, logIn } = (await ask<Done>(finish, { input })).finishJoining;
    expect(quest.isSignedUp).toBe(true);
    expect(await kept()).toMatchObject([{ invitedId: logIn.playerId, inviterId: 'gold', questId: 'there' }]);
  });
});

describe('other ways to a quest', () => {
  const DATES = `mutation ($questIds: [ID!]!, $chariteerId: ID, $invitation: String) {
    signUpForDates(questIds: $questIds, chariteerId: $chariteerId, invitation: $invitation) { outcome } }`;
  const WAIT = `mutation ($questId: ID!, $chariteerId: ID, $invitation: String) {
    joinWaitingList(questId: $questId, chariteerId: $chariteerId, invitation: $invitation) { position } }`;
  const invitedTo = async () => (await kept()).map(({ questId, invitedId }) => [questId, invitedId]).sort();

  it('a link counts for each date taken by it, for none that is refused, and thanks come once [VHM-08: several dates]', async () => {
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 4 * DAY_MS });
    });
    const invitation = tokenOf(world, 'gold');
    const questIds = ['there', 'later', 'nothing'];
    await world.gql(DATES, { questIds, invitation }, { as: 'volunteer' });
    expect(await invitedTo()).toEqual([
      ['later', 'volunteer'],
      ['there', 'volunteer'],
    ]);
    world.clock.advance(4 * DAY_MS);
    for (const questId of ['there', 'later']) {
      const place = await placeOf(world, questId, 'volunteer');
      expect(await markFriend(world, place?.id ?? '', 'Present')).toBeUndefined();
    }
    expect(await thanks()).toHaveLength(1);
  });

  it('a link that led onto a list counts when the offered place is taken [VHM-08: a waiting list]', async () => {
    await fullQuest(world);
    const invitation = tokenOf(world, 'guildadmin');
    const { code } = await world.gql(WAIT, { questId: 'full', invitation }, { as: 'volunteer' });
    expect(code).toBeUndefined();
    expect(await invitedTo()).toEqual([['full', 'volunteer']]);
    await bailOut(world);
    expect((await take(world, 'volunteer')).code).toBeUndefined();
    world.clock.advance(3 * DAY_MS);
    const place = await placeOf(world, 'full', 'volunteer');
    expect(await markFriend(world, place?.id ?? '', 'Present')).toBeUndefined();
    expect((await thanks()).map(({ recipient }) => recipient)).toEqual([castEmail('guildadmin')]);
  });

  it('who waited before was not brought there, and a list that is refused keeps nothing [VHM-08: a waiting list]', async () => {
    await fullQuest(world);
    const invitation = tokenOf(world, 'guildadmin');
    await world.gql(WAIT, { questId: 'full' }, { as: 'volunteer' });
    await world.gql(WAIT, { questId: 'full', invitation }, { as: 'volunteer' });
    await world.gql(WAIT, { questId: 'there', invitation }, { as: 'volunteer' });
    expect(await kept()).toEqual([]);
  });

  it('keeps a link until the guardian of someone under 18 agrees, and tells no one that they came [VHM-08, DEC-75]', async () => {
    const { playerId: person } = await registeredTeen(world);
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Confirmed' })
        .where(eq(contactEmail.accountId, person)),
    );
    await hold(world, { questId: 'there' });
    const joined = await finish(world, { person, questId: 'there', inviterId: 'gold' });
    expect(joined.outcome).toBe('waits-for-guardian');
    await agree(world);
    world.clock.advance(3 * DAY_MS);
    expect(await kept()).toMatchObject([{ inviterId: 'gold', invitedId: person, questId: 'there' }]);
    const place = await placeOf(world, 'there', person);
    expect(await markFriend(world, place?.id ?? '', 'Present')).toBeUndefined();
    expect(await thanks()).toEqual([]);
  });

  it('a child whom its guardian puts on a list was invited by nobody [VHM-08: children]', async () => {
    await fullQuest(world);
    const chariteerId = await childOfVolunteer(world);
    const variables = { questId: 'full', chariteerId, invitation: tokenOf(world, 'gold') };
    expect((await world.gql(WAIT, variables, { as: 'volunteer' })).code).toBeUndefined();
    expect(await kept()).toEqual([]);
  });
});

describe('the thanks', () => {
  it('come once when the invited person was there, and name neither them nor the quest [VHM-08: thanks]', async () => {
    await bringFriend(world);
    const [mail, ...others] = await thanks();
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(castEmail('gold'));
    expect(mail?.subject).toBe('Someone you invited was there');
    expect(mail?.body).not.toContain('volunteer');
    expect(mail?.body).not.toContain('brought');
    await markFriend(world, 'on-brought', 'Absent');
    await markFriend(world, 'on-brought', 'Present');
    await bringFriend(world, 'again');
    expect(await thanks()).toHaveLength(1);
  });

  it('come once also to who brought somebody to two Quests before either began [VHM-08: thanks]', async () => {
    await world.store.write(async (tx) => {
      for (const [before, questId] of ['one', 'two'].entries()) {
        const startedAt = TEST_NOW - (before + 1) * 4 * HOUR_MS;
        await pastQuest(tx, { id: questId, startedAt, endedAt: startedAt + 3 * HOUR_MS });
        await insertContract(tx, { id: `on-${questId}`, questId, chariteerId: 'volunteer' });
        const invited = { questId, inviterId: 'gold', invitedId: 'volunteer' };
        await tx.insert(friendInvitation).values({ ...invited, createdAt: TEST_NOW });
      }
    });
    expect(await markFriend(world, 'on-one', 'Present')).toBeUndefined();
    expect(await markFriend(world, 'on-two', 'Present')).toBeUndefined();
    expect(await thanks()).toHaveLength(1);
    expect((await kept()).map(({ questId, thankedAt }) => [questId, thankedAt])).toEqual([
      ['one', TEST_NOW],
      ['two', null],
    ]);
  });

  it('who was not there brings none [VHM-08: thanks]', async () => {
    await world.store.write(async (tx) => {
      await pastQuest(tx, { id: 'missed' });
      await insertContract(tx, { id: 'on-missed', questId: 'missed', chariteerId: 'volunteer' });
      const invited = { questId: 'missed', inviterId: 'gold', invitedId: 'volunteer' };
      await tx.insert(friendInvitation).values({ ...invited, createdAt: TEST_NOW });
    });
    await markFriend(world, 'on-missed', 'Absent');
    expect(await thanks()).toEqual([]);
  });

  it.each(['gold', 'volunteer'])('none where %s is banned [VHM-08: thanks]', async (id) => {
    await world.store.write(
      async (tx) => void (await tx.update(account).set({ isBanned: true }).where(eq(account.id, id))),
    );
    await bringFriend(world);
    expect(await thanks()).toEqual([]);
  });

  it('none to whom the charity has barred [VHM-08: thanks]', async () => {
    const barred = { id: 'b', providerId: '1', chariteerId: 'gold', createdAt: TEST_NOW };
    await world.store.write(async (tx) => void (await tx.insert(providerBan).values(barred as never)));
    await bringFriend(world);
    expect(await thanks()).toEqual([]);
  });

  it('with an account goes who invited whom [VHM-08: thanks]', async () => {
    await bringFriend(world);
    await world.store.write(async (tx) => void (await tx.delete(account).where(eq(account.id, 'gold'))));
    expect(await kept()).toEqual([]);
  });
});
