import { count } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '#api/access/outbox/delivery/dispatcher.ts';
import { forgetMessages, sweepMessages } from '#api/access/outbox/entries/forget-messages.ts';
import { openContent } from '#api/access/outbox/seals/seal-mail.ts';
import { message, messageWords } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { isForOwnersInbox, MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { type CastName, castEmail } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { setConfirmed, tell } from '../support/inbox.ts';
import { queueTo } from '../support/mail-queue.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await setConfirmed(world, 'gold', true);
});
afterEach(() => world.close());

type Entry = { id: string; subject: string; isUnread: boolean; language: string };
type Inbox = { messages: Entry[]; totalCount: number; totalPages: number; unreadCount: number };
const FIELDS = 'id subject isUnread language parts { words link }';
const inboxOf = async (as: CastName, page = 1) =>
  (
    await world.gql<{ inbox: Inbox }>(
      `query($page: Int!) { inbox(page: $page) { messages { ${FIELDS} } totalCount totalPages unreadCount } }`,
      { page },
      { as },
    )
  ).data?.inbox;
const unread = async (as: CastName) =>
  (await world.gql<{ unreadMessageCount: number }>('{ unreadMessageCount }', {}, { as })).data
    ?.unreadMessageCount;
const read = (id: string, as: CastName) =>
  world.gql(`mutation($id: ID!) { readInboxMessage(id: $id) { isUnread } }`, { id }, { as });
const rowsOf = async (table: typeof message | typeof messageWords) =>
  (await world.store.read.select({ rows: count() }).from(table))[0]?.rows;

describe('the inbox', () => {
  it('newest first, by pages of 20, words and buttons without greeting [MSG-14: what it shows]', async () => {
    for (let number = 1; number <= 21; number += 1) {
      world.clock.advance(1000);
      await tell(world, ['gold'], { subject: `Word ${number}` });
    }
    const first = await inboxOf('gold');
    expect(first).toMatchObject({ totalCount: 21, totalPages: 2, unreadCount: 21 });
    expect(first?.messages).toHaveLength(20);
    expect(first?.messages[0]).toMatchObject({
      subject: 'Word 21',
      isUnread: true,
      language: 'en',
      parts: [
        { words: 'Something happened.', link: null },
        { words: 'See it', link: 'http://chariteers.test/quest/q' },
      ],
    });
    expect((await inboxOf('gold', 2))?.messages.map(({ subject }) => subject)).toEqual(['Word 1']);
  });

  it('is counted until it is opened, or all is marked as read [MSG-14: unread]', async () => {
    for (const subject of ['a', 'b', 'c']) await tell(world, ['gold'], { subject });
    expect(await unread('gold')).toBe(3);
    const [first] = (await inboxOf('gold'))?.messages ?? [];
    for (let time = 0; time < 2; time += 1)
      expect((await read(first?.id ?? '', 'gold')).data).toEqual({ readInboxMessage: { isUnread: false } });
    expect(await unread('gold')).toBe(2);
    const all = await world.gql('mutation { readAllInboxMessages }', {}, { as: 'gold' });
    expect(all.data).toEqual({ readAllInboxMessages: 2 });
    expect(await unread('gold')).toBe(0);
  });

  it('neither staff nor anybody else reads or marks it [MSG-14: nobody else]', async () => {
    await tell(world, ['gold']);
    const [entry] = (await inboxOf('gold'))?.messages ?? [];
    for (const as of ['staff', 'managers', 'quiet'] as const) {
      expect((await inboxOf(as))?.totalCount, as).toBe(0);
      expect(await unread(as), as).toBe(0);
      const asked = await world.gql('query($id: ID!) { inboxMessage(id: $id) { id } }', entry, { as });
      expect(asked.code, as).toBe('MESSAGE_NOT_FOUND');
      expect((await read(entry?.id ?? '', as)).code, as).toBe('MESSAGE_NOT_FOUND');
    }
    expect(await unread('gold')).toBe(1);
  });

  it('shows what no mail could tell, and what nobody wants by mail, but no such news [MSG-14: unreached]', async () => {
    await setConfirmed(world, 'gold', false);
    expect((await tell(world, ['gold'], { kind: 'booted' }))[0]?.state).toBe('unreachable');
    await setConfirmed(world, 'gold', true);
    const choices = ['wanted', 'news'].map((name) => `{ class: ${name}, channel: email, isOn: false }`);
    await world.gql(
      `mutation { setMessageChoices(choices: [${choices}]) { reachable } }`,
      {},
      { as: 'gold' },
    );
    await tell(world, ['gold'], { kind: 'guild-reserved' });
    await tell(world, ['gold'], { kind: 'alert' });
    const kinds = await world.store.read.select({ kind: message.kind }).from(message);
    expect(kinds.map(({ kind }) => kind)).toEqual(['booted', 'guild-reserved']);
  });

  it('after 90 days words and entries are gone; words of others stay [MSG-02, MSG-14]', async () => {
    await tell(world, ['gold', 'quiet'], { subject: 'shared' });
    expect([await rowsOf(message), await rowsOf(messageWords)]).toEqual([2, 1]);
    await world.store.write((tx) => forgetMessages(tx, 'gold'));
    expect([await rowsOf(message), await rowsOf(messageWords)]).toEqual([1, 1]);
    world.clock.advance(90 * DAY_MS - 1);
    await sweepMessages(world.store, world.clock.now());
    expect(await rowsOf(message)).toBe(1);
    world.clock.advance(1);
    expect(await unread('quiet'), 'before it is swept').toBe(0);
    await sweepMessages(world.store, world.clock.now());
    expect([await rowsOf(message), await rowsOf(messageWords)]).toEqual([0, 0]);
  });

  it('goes with the account, and its words with it [MSG-14: erasure]', async () => {
    await tell(world, ['gold']);
    const text = `mutation { removeChariteer(input: { emailAddress: "${castEmail('gold')}" }) { id } }`;
    expect((await world.gql(text, {}, { as: 'gold' })).errors).toBeUndefined();
    expect([await rowsOf(message), await rowsOf(messageWords)]).toEqual([0, 0]);
  });
});

describe('deliveries', () => {
  const deliveries = () => world.store.read.select().from(outboxMessage);

  it('a delivery keeps whose it is, what it is, and when it came into each state [MSG-02]', async () => {
    const queuedAt = world.clock.now();
    await tell(world, ['gold'], { kind: 'guild-reserved' });
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({
      ...{ ownerId: 'gold', kind: 'guild-reserved', class: 'wanted', channel: 'email', locale: 'en' },
      changes: JSON.stringify([['waiting', queuedAt]]),
    });
    const content = openContent(world.config.dataKey, waiting?.sealed ?? '');
    expect(content?.body).toContain('Something happened.');
    world.clock.advance(60_000);
    const { store, config, clock, log } = world;
    const given: string[] = [];
    const send: Send = async ({ recipient }) => void given.push(recipient);
    await deliverDueMail({ store, dataKey: config.dataKey, clock: clock.now, log, send });
    expect(given).toHaveLength(1);
    const [sent] = await deliveries();
    const at = world.clock.now();
    expect(JSON.parse(sent?.changes ?? '')).toEqual([
      ['waiting', queuedAt],
      ['sending', at],
      ['sent', at],
    ]);
    expect(sent?.sealed, 'the rendered mail').toBeNull();
    expect((await inboxOf('gold'))?.messages, 'its words').toHaveLength(1);
  });

  it('who cannot be reached has a delivery that says so, and nothing to send [MSG-02]', async () => {
    await setConfirmed(world, 'gold', false);
    await tell(world, ['gold'], { kind: 'booted' });
    expect((await deliveries()).map(({ status, sealed }) => ({ status, sealed }))).toEqual([
      { status: 'unreachable', sealed: null },
    ]);
  });

  it.each((Object.keys(MAIL_KINDS) as MailKind[]).map((kind) => [kind]))(
    'words with a link or code that acts are kept nowhere: %s [MSG-02: kept words]',
    async (kind) => {
      await tell(world, ['gold'], { kind });
      const parts = ['Words'];
      await queueTo(world, kind, ['gold'], { ownerId: 'gold', parts, recipient: castEmail('gold') });
      // Told by a message, and by an email about the account.
      const told = MAIL_KINDS[kind].holdsSecret ? 0 : 1;
      expect(await rowsOf(messageWords)).toBe(told + (isForOwnersInbox(kind) ? 1 : 0));
    },
  );

  it('mails about it stand there, but not what goes to a guardian about the young [MSG-14: the account]', async () => {
    await queueTo(world, 'password-changed', ['gold'], {
      ownerId: 'gold',
      parts: ['Changed'],
      recipient: castEmail('gold'),
    });
    expect((await inboxOf('gold'))?.totalCount).toBe(1);
    for (const kind of ['guardian-decided', 'guardian-copy', 'password-changed'] as const)
      await queueTo(world, kind, ['parent'], { ownerId: 'teen', parts: ['About the teen'] });
    expect((await inboxOf('teen'))?.totalCount).toBe(0);
  });
});
