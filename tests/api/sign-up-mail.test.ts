import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { dispatcherTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { readReceived } from '../support/received-mail.ts';
import { signUp } from '../support/sign-up.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Nine of them for place and contract, five for the word of it, one for webhooks. */
const MOST_STATEMENTS = 15;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    const startedAt = TEST_NOW + 5 * DAY_MS;
    await upcomingQuest(tx, {
      ...{
        id: 'q',
        eventTitle: 'Soup',
        startedAt,
        endedAt: startedAt + 3 * HOUR_MS,
        flexibleMinimumTime: null,
      },
      ...{ equipment: 'Closed shoes', giverName: 'Corinne', firstMinutes: 'Ring twice,\nask for Ada.' },
    });
    const place = { id: 'quay', providerId: '1', name: 'Quay Hall', detail: 'Blue side door' };
    await tx.insert(location).values(place);
    await tx
      .update(quest)
      .set({ locationId: place.id, createdAt: TEST_NOW, updatedAt: TEST_NOW + 5_000 })
      .where(eq(quest.id, 'q'));
  });
});
afterEach(() => world.close());

async function receivedAll() {
  const server = await startMailServer();
  const dispatcher = dispatcherTo(world, server.url);
  await dispatcher.round();
  dispatcher.close();
  await server.stop();
  return server.received.map(readReceived);
}

/** Lines of an iCalendar file, unfolded. */
const linesOf = (ics: string) => ics.replace(/\r?\n /g, '').split(/\r?\n/);

describe('a place', () => {
  it('is confirmed by a mail over a real server that says all one has to know and brings the entry [MSG-06: sign-up]', async () => {
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    const [mail] = await receivedAll();
    if (!mail) throw new Error('Nothing came');
    const { subject, body, html, parts, headers } = mail;
    expect(subject).toBe('You’re in: Soup, Sat, Nov 21');
    expect(headers.get('content-type')).toMatch(/^multipart\/mixed/);
    for (const text of [body, html]) {
      expect(text).toContain('You’re in. See you Saturday.');
      for (const word of [
        'November 21, 2026',
        'Blue side door',
        'Closed shoes',
        'Corinne',
        'Ring twice, ask for Ada.',
      ])
        expect(text).toContain(word);
      expect(text).toContain('http://chariteers.test/questList/1/quest/q');
      expect(text).toContain('I can’t make it');
    }
    const invitation = parts.find(({ type }) => type === 'text/calendar');
    expect(invitation?.headers.get('content-type')).toMatch(/method=REQUEST/);
    expect(linesOf(invitation?.text ?? '')).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        expect.stringMatching(/^UID:q-[\w-]+@chariteers\.test$/),
        'SEQUENCE:5',
        'STATUS:CONFIRMED',
        'DTSTART:20261121T150000Z',
        expect.stringMatching(/^ORGANIZER;CN="Chariteers".*:mailto:no-reply@localhost$/i),
        expect.stringMatching(/^ATTENDEE;.*mailto:volunteer@demo\.example$/i),
      ]),
    );
    // The same entry as in the feed: a calendar that has it shows it once.
    expect(linesOf(invitation?.text ?? '').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('it is queued in the transaction, stands in the inbox, and is a must [MSG-01, MSG-06: parts: sign-up]', async () => {
    await world.store.write((tx) =>
      tx.run("CREATE TRIGGER no_mails BEFORE INSERT ON outbox_message BEGIN SELECT RAISE(ABORT, 'no'); END"),
    );
    expect((await signUp(world, 'volunteer', 'q')).errors).toBeDefined();
    expect(await world.store.read.select().from(message)).toEqual([]);
    await world.store.write((tx) => tx.run('DROP TRIGGER no_mails'));
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    expect(await world.store.read.select().from(message)).toMatchObject([
      { accountId: 'volunteer', kind: 'signed-up', class: 'must', questId: 'q' },
    ]);
    expect(await readMails(world)).toMatchObject([{ kind: 'signed-up', questId: 'q', class: 'must' }]);
  });

  it('whom a manager adds gets it as well, and nobody for a quest that is over [MSG-06: sign-up]', async () => {
    const add = (questId: string) =>
      world.gql(
        `mutation { addPastVolunteer(questId: "${questId}", chariteerId: "gold", supervisorId: "managers") { id } }`,
        {},
        { as: 'managers' },
      );
    await world.store.write(async (tx) => {
      for (const id of ['past', 'known']) await pastQuest(tx, { id });
      await insertContract(tx, { questId: 'known', chariteerId: 'gold', status: 'Present' });
    });
    expect((await add('past')).code).toBeUndefined();
    expect(await readMails(world)).toEqual([]);
    expect((await add('q')).code).toBeUndefined();
    expect(await readMails(world)).toMatchObject([{ kind: 'signed-up', recipient: castEmail('gold') }]);
  });

  it('costs as many statements for whoever comes late to a full quest as for the first [MSG-01: sign-up]', async () => {
    const statementsOf = async (as: 'volunteer' | 'gold') => {
      const before = world.store.statementCount();
      expect((await signUp(world, as, 'q')).code).toBeUndefined();
      return world.store.statementCount() - before;
    };
    await world.store.write((tx) => tx.update(quest).set({ resourceMaxNumber: 75 }).where(eq(quest.id, 'q')));
    // What is read once for all is read.
    await signUp(world, 'managers', 'q');
    const first = await statementsOf('volunteer');
    const people = ['admins', 'captains', 'coordinators', 'employees', 'boardmembers'] as const;
    for (const as of people) await signUp(world, as, 'q');
    expect(await statementsOf('gold')).toBe(first);
    expect(first).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it('a sign-up without a confirmed address stands, and the delivery says that it reached nobody', async () => {
    await world.store.write((tx) =>
      tx
        .update(contactEmail)
        .set({ verificationStatus: 'Unverified' })
        .where(eq(contactEmail.accountId, 'volunteer')),
    );
    expect((await signUp(world, 'volunteer', 'q')).code).toBeUndefined();
    const rows = await world.store.read.select().from(outboxMessage);
    expect(rows).toMatchObject([{ kind: 'signed-up', status: 'unreachable' }]);
  });
});

describe('the entry of a quest that changes', () => {
  const iso = (after: number) => new Date(TEST_NOW + after).toISOString();
  const change = async (input: string) => {
    world.clock.advance(60_000);
    const text = `mutation { updateQuest(id: "q", ${input}) { id } }`;
    expect((await world.gql(text, {}, { as: 'managers' })).code).toBeUndefined();
    world.clock.advance(60_000);
  };

  it('keeps its UID, counts up its SEQUENCE, and is taken out by CANCEL [MSG-06: moved and cancelled]', async () => {
    await signUp(world, 'volunteer', 'q');
    await change(`startedAt: "${iso(6 * DAY_MS)}", endedAt: "${iso(6 * DAY_MS + HOUR_MS)}"`);
    await change('publishingStatus: Cancelled');
    const mails = await receivedAll();
    const sequenceOf = (lines: string[]) =>
      Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
    const entries = mails
      .map(({ parts }) => linesOf(parts.find(({ type }) => type === 'text/calendar')?.text ?? ''))
      .toSorted((one, other) => sequenceOf(one) - sequenceOf(other));
    const said = (line: RegExp) => entries.map((lines) => lines.find((one) => line.test(one)));
    expect(said(/^METHOD/)).toEqual(['METHOD:REQUEST', 'METHOD:REQUEST', 'METHOD:CANCEL']);
    expect(new Set(said(/^UID/)).size).toBe(1);
    expect(said(/^SEQUENCE/)).toEqual(['SEQUENCE:5', 'SEQUENCE:60', 'SEQUENCE:180']);
    expect(said(/^STATUS/)).toEqual(['STATUS:CONFIRMED', 'STATUS:CONFIRMED', 'STATUS:CANCELLED']);
    expect(said(/^DTSTART/).slice(1)).toEqual(['DTSTART:20261122T150000Z', 'DTSTART:20261122T150000Z']);
    // The emails about it are one thread.
    expect(new Set(mails.map(({ headers }) => headers.get('references'))).size).toBe(1);
  });
});
