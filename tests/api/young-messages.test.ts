import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepYoungMessages } from '#api/people/young-messages/forget-in-young-messages.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertTraining, insertTrainingRecord } from '#db/factories/insert-training.ts';
import { contract } from '#db/schema/contract.ts';
import { orientation } from '#db/schema/orientation.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import { YOUNG_MESSAGE_KEPT_MS } from '#domain/guardians/young-message.ts';
import { type CastName, castEmail, TEST_NOW } from '../support/cast.ts';
import { upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const REASON = (what: string) =>
  `This volunteer is under 18: no contact details or meeting places. Take out this ${what}`;
const PAGE = `query($p: ID!) { youngMessagePage(providerId: $p) {
  total items { kind body senderUsername recipientUsername createdAt }
} }`;

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q' });
    await insertTraining(tx, { id: 'kitchen', providerId: '1', name: 'Kitchen' });
    for (const id of ['teen', 'volunteer']) {
      await insertContract(tx, { id: `held-${id}`, questId: 'q', chariteerId: id });
      await insertTrainingRecord(tx, {
        id: `record-${id}`,
        templateId: 'kitchen',
        providerId: '1',
        chariteerId: id,
        resolution: 'Provisional',
      });
    }
  });
});
afterEach(() => world.close());

const boot = (id: string, updateAction: 'BOOT' | 'BAN', message: string) =>
  world.gql(
    `mutation($id: ID!, $action: String!, $message: String) {
      updateContract(id: $id, updateAction: $action, supervisorId: "managers", abandonReason: $message) { id }
    }`,
    { id: `held-${id}`, action: updateAction, message },
    { as: 'managers' },
  );
const decide = (id: string, given: Record<string, unknown>) =>
  world.gql(
    `mutation($id: ID!, $resolution: Resolution, $note: String) {
      updateOrientation(id: $id, resolution: $resolution, note: $note, supervisorId: "managers") { id }
    }`,
    { id: `record-${id}`, ...given },
    { as: 'managers' },
  );
type Page = { youngMessagePage: { total: number; items: Record<string, unknown>[] } };
const page = (as: CastName | null, p = '1') => world.gql<Page>(PAGE, { p }, { as });
const kept = async () => (await page('admins')).data?.youngMessagePage.items;
const refusalOf = (answer: Awaited<ReturnType<typeof boot>>) => [answer.code, answer.errors?.[0]?.message];

describe('what adults write to a young person through the product', () => {
  it('is kept for the charity’s admins: decisions on trainings, removals and blocks [SAF-12]', async () => {
    await decide('teen', { resolution: 'Complete', note: 'Well <b>done</b>' });
    world.clock.advance(1000);
    await boot('teen', 'BOOT', 'Please rest first');
    expect(await kept()).toEqual([
      {
        kind: 'removal',
        body: 'Please rest first',
        senderUsername: 'managers',
        recipientUsername: 'teen',
        createdAt: new Date(TEST_NOW + 1000).toISOString(),
      },
      {
        kind: 'training',
        body: 'Well done',
        senderUsername: 'managers',
        recipientUsername: 'teen',
        createdAt: new Date(TEST_NOW).toISOString(),
      },
    ]);
    await boot('teen', 'BAN', 'Not again');
    expect((await kept())?.map(({ kind }) => kind)).toContain('block');
  });

  it('of what is written to adults nothing is kept, and nothing refused [SAF-12]', async () => {
    expect((await boot('volunteer', 'BOOT', 'Call 212-555-0143')).code).toBeUndefined();
    expect((await decide('volunteer', { note: 'kim@example.org' })).code).toBeUndefined();
    expect(await kept()).toEqual([]);
  });

  it('a telephone number in a removal is refused with the reason, and the place stays [SAF-12]', async () => {
    expect(refusalOf(await boot('teen', 'BOOT', 'Call 2 1 2 5 5 5 0 1 4 3'))).toEqual([
      'CONTACT_DETAILS_TO_YOUNG',
      REASON('phone number: “2 1 2 5 5 5 0 1 4 3”'),
    ]);
    expect(refusalOf(await boot('teen', 'BAN', 'find me on TikTok'))).toEqual([
      'CONTACT_DETAILS_TO_YOUNG',
      REASON('account elsewhere: “TikTok”'),
    ]);
    const [held] = await world.store.read.select().from(contract).where(eq(contract.id, 'held-teen'));
    expect(held?.abandonedAt).toBeNull();
    expect(await world.store.read.select().from(outboxMessage)).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  it('so is an address in a note, and one that stood there goes with no decision [SAF-12]', async () => {
    expect(refusalOf(await decide('teen', { note: 'kim at gmail dot <b>com</b>' }))).toEqual([
      'CONTACT_DETAILS_TO_YOUNG',
      REASON('email address: “kim at gmail”'),
    ]);
    await world.store.write((tx) =>
      tx.update(orientation).set({ note: 'www.kim.example' }).where(eq(orientation.id, 'record-teen')),
    );
    expect((await decide('teen', { resolution: 'Failed' })).code).toBe('CONTACT_DETAILS_TO_YOUNG');
    expect((await decide('teen', { resolution: 'Failed', note: 'Room 12 at 10:30' })).code).toBeUndefined();
  });

  it.each([
    ['a visitor', null, 'NOT_LOGGED_IN'],
    ['who wrote it', 'managers', 'FORBIDDEN'],
    ['the young person', 'teen', 'FORBIDDEN'],
    ['an admin of no charity', 'guildadmin', 'FORBIDDEN'],
  ] as const)('it is for admins only: %s is refused [SAF-12]', async (_, as, code) => {
    expect((await page(as)).code).toBe(code);
  });

  it('each charity sees its own [SAF-12]', async () => {
    await boot('teen', 'BOOT', 'Please rest first');
    expect((await page('staff', '2')).data?.youngMessagePage.total).toBe(0);
    expect((await page('provider')).data?.youngMessagePage.total).toBe(1);
    expect((await page('admins', '2')).code).toBe('FORBIDDEN');
  });

  it('after two years it is gone [SAF-12]', async () => {
    await boot('teen', 'BOOT', 'Please rest first');
    await sweepYoungMessages(world.store, TEST_NOW + YOUNG_MESSAGE_KEPT_MS - 1);
    expect(await kept()).toHaveLength(1);
    await sweepYoungMessages(world.store, TEST_NOW + YOUNG_MESSAGE_KEPT_MS);
    expect(await kept()).toEqual([]);
  });

  it('the text outlives the accounts, without the words that name who has left [SAF-12, OPEN-ACC-05]', async () => {
    await boot('teen', 'BOOT', 'Dear teen, please rest first');
    const remove = `mutation { removeChariteer(input: { emailAddress: "${castEmail('teen')}" }) { id } }`;
    expect((await world.gql(remove, {}, { as: 'teen' })).errors).toBeUndefined();
    const [row] = await world.store.read.select().from(youngMessage);
    expect(row?.body).toBe('Dear …, please rest first');
    expect(await kept()).toMatchObject([{ recipientUsername: null, senderUsername: 'managers' }]);
  });
});
