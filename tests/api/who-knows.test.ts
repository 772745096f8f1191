import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { questNotice } from '#db/schema/quest-message.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

type Person = {
  state: string;
  channels: string[];
  calledAt: string | null;
  calledBy: string | null;
  contract: { chariteer: { id: string; phoneNumber: string | null } };
};
type Telling = { kind: string; words: string | null; username: string | null; people: Person[] };

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', eventTitle: 'Dinner' });
    for (const chariteerId of ['volunteer', 'gold', 'teen'])
      await insertContract(tx, { id: `c-${chariteerId}`, questId: 'q', chariteerId });
    await insertContract(tx, { questId: 'q', chariteerId: 'managers', abandonedAt: TEST_NOW - 1 });
    await tx
      .update(contactEmail)
      .set({ verificationStatus: 'Unverified' })
      .where(eq(contactEmail.accountId, 'gold'));
  });
});
afterEach(() => world.close());

const TOLD = `kind words username people { state channels calledAt calledBy
  contract { chariteer { id phoneNumber } } }`;

async function cancel(noticeWords?: string, as: CastName = 'managers') {
  return world.gql<{ updateQuest: { id: string; undoToken: string } }>(
    `mutation($noticeWords: String) { updateQuest(id: "q", publishingStatus: Cancelled, noticeWords: $noticeWords) {
      id undoToken } }`,
    { noticeWords },
    { as },
  );
}

async function telling(as: CastName | null = 'managers') {
  const text = `{ questTelling(questId: "q") { ${TOLD} } }`;
  return world.gql<{ questTelling: Telling | null }>(text, {}, { as });
}

const stateOf = (told: Telling | null | undefined) =>
  Object.fromEntries((told?.people ?? []).map(({ contract, state }) => [contract.chariteer.id, state]));

const personOf = (told: Telling | null | undefined, id: string) =>
  told?.people.find(({ contract }) => contract.chariteer.id === id);

async function call(chariteerId: string, isCalled: boolean, as: CastName = 'managers') {
  return world.gql<{ markCalled: Telling }>(
    `mutation($chariteerId: ID!, $isCalled: Boolean!) {
      markCalled(questId: "q", chariteerId: $chariteerId, isCalled: $isCalled) { ${TOLD} } }`,
    { chariteerId, isCalled },
    { as },
  );
}

describe('who knows that a quest is cancelled', () => {
  it('everybody on it is on the way, told once the mail server has it, or not reached [MSG-24: API]', async () => {
    expect((await telling()).data).toEqual({ questTelling: null });
    expect((await cancel('The oven broke.\r\nSorry!')).errors).toBeUndefined();
    const waiting = (await telling()).data?.questTelling;
    expect(waiting).toMatchObject({ kind: 'cancelled', words: 'The oven broke.\nSorry!' });
    expect(stateOf(waiting)).toEqual({ volunteer: 'ON_THE_WAY', gold: 'NOT_REACHED', teen: 'ON_THE_WAY' });
    const server = await startMailServer(() => null, {
      recipient: (address) => (address.startsWith('teen') ? { responseCode: 550 } : null),
    });
    world.clock.advance(10_000);
    const transport = createSmtpTransport(server.url, world.config.mailFrom);
    await deliverDueMail({ ...world, ...transport, dataKey: world.config.dataKey, clock: world.clock.now });
    transport.close();
    await server.stop();
    const told = (await telling()).data?.questTelling;
    expect(stateOf(told)).toEqual({ volunteer: 'TOLD', gold: 'NOT_REACHED', teen: 'NOT_REACHED' });
    expect(personOf(told, 'volunteer')?.channels).toEqual(['email']);
    expect(personOf(told, 'teen')?.channels).toEqual([]);
  });

  it('a later notice stands in the place of the one before [MSG-24: a move]', async () => {
    await cancel();
    const again = `mutation { updateQuest(id: "q", publishingStatus: Published) { id } }`;
    world.clock.advance(60_000);
    expect((await world.gql(again, {}, { as: 'managers' })).errors).toBeUndefined();
    expect((await telling()).data?.questTelling).toMatchObject({ kind: 'reinstated', words: null });
  });

  it('it is for managers of the charity [MSG-24: who may]', async () => {
    await cancel();
    for (const as of ['volunteer', 'gold'] as const) expect((await telling(as)).code).toBe('FORBIDDEN');
    expect((await telling(null)).code).toBe('NOT_LOGGED_IN');
  });

  it('who has no confirmed address finds it in the inbox, and the words stand there once [MSG-14: kept]', async () => {
    await cancel('The oven broke.');
    const rows = await world.store.read.select().from(message);
    expect(rows.map(({ accountId }) => accountId).sort()).toEqual(['gold', 'teen', 'volunteer']);
    expect(new Set(rows.map(({ wordsId }) => wordsId)).size).toBe(1);
    const nowhere = await world.store.read
      .select({ status: outboxMessage.status, sealed: outboxMessage.sealed, changes: outboxMessage.changes })
      .from(outboxMessage)
      .where(and(eq(outboxMessage.ownerId, 'gold'), eq(outboxMessage.kind, 'quest-changed')));
    expect(nowhere).toEqual([
      { status: 'unreachable', sealed: null, changes: JSON.stringify([['unreachable', TEST_NOW]]) },
    ]);
  });

  it('what is taken back was told nobody: no notice, no inbox entry, no delivery [TST-08]', async () => {
    const token = (await cancel('Sorry.')).data?.updateQuest.undoToken;
    const back = await world.gql(
      'mutation($token: ID!) { takeBack(token: $token) }',
      { token },
      { as: 'managers' },
    );
    expect(back.errors).toBeUndefined();
    expect(await world.store.read.select().from(questNotice)).toEqual([]);
    expect(await world.store.read.select().from(message)).toEqual([]);
    expect(await world.store.read.select().from(outboxMessage)).toEqual([]);
  });
});

describe('the word to them', () => {
  it('stands in every mail, the guardian’s too [MSG-24: the word]', async () => {
    await cancel('The oven broke.');
    const bodies = (await readMails(world)).map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(2);
    for (const body of bodies) expect(body).toContain('The oven broke.');
  });

  it('what goes to the young is kept for the charity, and telephone numbers are refused with the reason [SAF-12]', async () => {
    const refused = await cancel('Call me at 201 555 0123.');
    expect(refused.code).toBe('CONTACT_DETAILS_TO_YOUNG');
    expect(await readMails(world)).toEqual([]);
    await cancel('The oven broke.');
    const kept = await world.store.read.select().from(youngMessage);
    expect(kept).toMatchObject([{ recipientId: 'teen', senderId: 'managers', body: 'The oven broke.' }]);
  });

  it('more than 500 characters are refused, and nothing is changed [MSG-24: the word]', async () => {
    expect((await cancel('x'.repeat(501))).code).toBe('BAD_USER_INPUT');
    expect((await telling()).data).toEqual({ questTelling: null });
  });
});

describe('who was called', () => {
  it('the telephone stands there, and who marked it and when is kept [MSG-25: API]', async () => {
    await cancel();
    const before = (await telling()).data?.questTelling?.people.find(({ state }) => state === 'NOT_REACHED');
    expect(before?.contract.chariteer.phoneNumber).toMatch(/^\d{10}$/);
    world.clock.advance(60_000);
    const marked = personOf((await call('gold', true)).data?.markCalled, 'gold');
    const [manager] = await world.store.read.select().from(account).where(eq(account.id, 'managers'));
    const calledAt = new Date(TEST_NOW + 60_000).toISOString();
    expect(marked).toMatchObject({ calledAt, calledBy: manager?.username });
    world.clock.advance(60_000);
    const again = (await call('gold', true, 'admins')).data?.markCalled;
    expect(personOf(again, 'gold')).toMatchObject({ calledAt });
    const undone = (await call('gold', false)).data?.markCalled;
    expect(personOf(undone, 'gold')).toMatchObject({ calledAt: null, calledBy: null });
  });

  it('needs memberContactInfo R, and somebody who was on it [MSG-25: who may]', async () => {
    await cancel();
    expect((await call('gold', true, 'volunteer')).code).toBe('FORBIDDEN');
    expect((await call('gold', true, 'trustedminors')).code).toBe('FORBIDDEN');
    for (const id of ['managers', 'nobody', 'new'])
      expect((await call(id, true)).code, id).toBe('CONTRACT_NOT_FOUND');
  });
});

describe('the page of a cancelled quest', () => {
  const reason = (as: CastName) =>
    world.gql<{ quest: { cancelReason: string | null } }>('{ quest(id: "q") { cancelReason } }', {}, { as });

  it('who was on it reads the reason, and others do not find the quest [MSG-26: API]', async () => {
    await cancel('The oven broke.');
    for (const as of ['volunteer', 'gold', 'teen', 'managers'] as const)
      expect((await reason(as)).data).toEqual({ quest: { cancelReason: 'The oven broke.' } });
    expect((await reason('new')).code).toBe('QUEST_NOT_FOUND');
  });

  it('tells who was on the waitlist the reason, and no one else [MSG-26]', async () => {
    const about = (as: CastName | null) =>
      world.gql<{ cancelledQuest: { reason: string | null } }>(
        '{ cancelledQuest(id: "q") { reason } }',
        {},
        { as },
      );
    await world.gql('mutation { updateQuest(id: "q", resourceMaxNumber: 3) { id } }', {}, { as: 'managers' });
    const wait = 'mutation { joinWaitingList(questId: "q") { __typename } }';
    expect((await world.gql(wait, {}, { as: 'quiet' })).code).toBeUndefined();
    await cancel('The oven broke.');
    expect((await about('quiet')).data).toEqual({ cancelledQuest: { reason: 'The oven broke.' } });
    for (const as of ['captains', 'guildadmin', null] as const)
      expect((await about(as)).data).toEqual({ cancelledQuest: { reason: null } });
  });

  it('a quest that takes place after all has no reason [MSG-26: API]', async () => {
    await cancel('The oven broke.');
    await world.gql(
      'mutation { updateQuest(id: "q", publishingStatus: Published) { id } }',
      {},
      { as: 'managers' },
    );
    expect((await reason('volunteer')).data).toEqual({ quest: { cancelReason: null } });
  });
});
