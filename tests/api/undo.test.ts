import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasDue } from '#api/access/outbox/delivery/lease-deliveries.ts';
import { isMailTo } from '#api/access/outbox/mail-to.ts';
import { sweepUndo } from '#api/operations/undo/take-back.ts';
import { alert } from '#db/schema/alert.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { quest } from '#db/schema/quest.ts';
import { undo } from '#db/schema/undo.ts';
import { UNDO_MEMORY_MS, UNDO_MS } from '#domain/quests/changes/undo.ts';
import { allRows } from '../support/all-rows.ts';
import { dispatcherTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { signUp } from '../support/sign-up.ts';
import { CHANGES, type ChangeName, change, seedUndoCharity, takeBack } from '../support/undo-charity.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(seedUndoCharity);
});
afterEach(() => world.close());

const run = (as: 'managers' | 'admins', query: string) => world.gql(`mutation { ${query} }`, {}, { as });
const statusOf = async (id: string) => {
  const [row] = await world.store.read.select().from(quest).where(eq(quest.id, id));
  return row?.publishingStatus;
};
const actions = async () =>
  (await world.store.read.select().from(auditEntry).orderBy(auditEntry.id)).map(
    ({ action, actorId, subjectId, detail }) => [action, actorId, subjectId, detail.action],
  );

describe('the undo of a change [DSK-04]', () => {
  it.each(Object.keys(CHANGES) as ChangeName[])(
    'brings back exactly the rows of before: %s',
    async (name) => {
      const before = await allRows(world.store);
      const token = await change(world, name);
      expect(await allRows(world.store)).not.toEqual(before);
      world.clock.advance(UNDO_MS - 1);
      expect(await takeBack(world, token)).toMatchObject({ data: { takeBack: true } });
      expect(await allRows(world.store)).toEqual(before);
    },
  );

  it('stands at once, with its messages waiting for 10 s, and none leaves of one that is taken back', async () => {
    const token = await change(world, 'cancel');
    expect(await statusOf('full')).toBe('Cancelled');
    expect(await readMails(world)).toMatchObject([
      { recipient: 'volunteer@demo.example', kind: 'quest-changed', status: 'waiting' },
      { recipient: 'teen@demo.example' },
      { recipient: 'guardian@demo.example', kind: 'guardian-copy' },
    ]);
    const isDue = (instant: number) => hasDue(world.store.read, 'email', instant);
    expect(await isDue(world.clock.now() + UNDO_MS - 1)).toBe(false);
    expect(await isDue(world.clock.now() + UNDO_MS)).toBe(true);
    await takeBack(world, token);
    expect(await readMails(world)).toEqual([]);
  });

  it('lets a mail server have what was not taken back after 10 s, and nothing of what was', async () => {
    const server = await startMailServer();
    const mails = dispatcherTo(world, server.url, { looksAgain: false });
    const token = await change(world, 'cancel');
    await mails.round();
    await takeBack(world, token);
    await change(world, 'cancel');
    world.clock.advance(UNDO_MS - 1);
    await mails.round();
    expect(server.received).toHaveLength(0);
    world.clock.advance(1);
    await mails.round();
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(
      ['guardian', 'teen', 'volunteer'].map((name) => `${name}@demo.example`),
    );
    mails.close();
    await server.stop();
  });

  it('leaves messages of other changes alone', async () => {
    await run(
      'managers',
      'writeToGuild(questId: "reserved", message: "Hello", contact: "me@harbor.example")',
    );
    const token = await change(world, 'cancel');
    await takeBack(world, token);
    const now = world.clock.now();
    expect(await readMails(world)).toMatchObject([{ kind: 'guild-written-to', nextAttemptAt: now }]);
  });

  it('is refused once it is late, for another account, and twice', async () => {
    const late = await change(world, 'release');
    world.clock.advance(UNDO_MS);
    expect((await takeBack(world, late)).code).toBe('UNDO_TOO_LATE');
    const token = await change(world, 'cancel');
    expect((await takeBack(world, token, 'admins')).code).toBe('UNDO_NOT_FOUND');
    expect((await takeBack(world, token, null)).code).toBe('NOT_LOGGED_IN');
    expect((await takeBack(world, token)).code).toBeUndefined();
    const before = await allRows(world.store);
    expect((await takeBack(world, token)).code).toBe('UNDO_USED');
    expect(await allRows(world.store)).toEqual(before);
  });

  it('is refused when a process whose clock is ahead has taken one of its mails already', async () => {
    const token = await change(world, 'cancel');
    const lease = { status: 'sending', leasedUntil: world.clock.now() + UNDO_MS } as const;
    await world.store.write((tx) =>
      tx
        .update(outboxMessage)
        .set(lease)
        .where(isMailTo(tx, ['teen@demo.example'])),
    );
    expect((await takeBack(world, token)).code).toBe('UNDO_TOO_LATE');
    expect(await statusOf('full')).toBe('Cancelled');
    expect(await readMails(world)).toHaveLength(3);
  });

  it('needs the right still', async () => {
    const token = await change(world, 'cancel');
    await world.store.write((tx) => tx.delete(groupMember).where(eq(groupMember.accountId, 'managers')));
    expect((await takeBack(world, token)).code).toBe('FORBIDDEN');
  });

  it('is told in the audit log, as the change is', async () => {
    await takeBack(world, await change(world, 'publishDrafts'));
    await takeBack(world, await change(world, 'deleteTraining'));
    await takeBack(world, await change(world, 'release'));
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['quest-edited', 'managers', 'draft', undefined],
        ['change-taken-back', 'managers', 'draft', 'quests-published'],
        ['change-taken-back', 'managers', 'wished', 'quests-published'],
        ['reservation-released', 'managers', 'reserved', undefined],
        ['change-taken-back', 'managers', 'reserved', 'reservation-released'],
        ['training-deleted', 'managers', 'spare', undefined],
        ['change-taken-back', 'managers', 'spare', 'training-deleted'],
      ]),
    );
  });

  it('is forgotten with what it held a minute after its time', async () => {
    const token = await change(world, 'deleteDraft');
    const kept = () => world.store.read.select({ id: undo.id }).from(undo);
    await sweepUndo(world.store, world.clock.now() + UNDO_MS + UNDO_MEMORY_MS - 1);
    expect(await kept()).toEqual([{ id: token }]);
    await sweepUndo(world.store, world.clock.now() + UNDO_MS + UNDO_MEMORY_MS);
    expect(await kept()).toEqual([]);
  });
});

describe('somebody has acted on what a change wrote [DSK-04]', () => {
  const ACTS: [string, ChangeName, () => Promise<unknown>][] = [
    ['signed up for what was published', 'publishPlain', () => signUp(world, 'gold', 'plain')],
    ['signed up where a reservation was released', 'release', () => signUp(world, 'gold', 'reserved')],
    ['edited it', 'cancel', () => run('admins', 'updateQuest(id: "full", giverName: "Kim") { id }')],
    ['bailed out of what was cancelled', 'cancel', () => endOne('full')],
    ['broadcast it', 'publish', () => world.store.write((tx) => tx.insert(alert).values(BROADCAST))],
    ['changed the books of a stamp', 'deleteStamp', () => run('admins', NEW_STAMP)],
    ['reserved one of a month', 'postMonth', () => reserveOne()],
  ];
  const BROADCAST = { id: 'a', providerId: '1', questId: 'draft', manaCost: 0, filters: {}, createdAt: 1 };
  const NEW_STAMP = `createStamp(input: { providerId: "1", fromQuestId: "full", stampTitle: "Tea" }) { id }`;

  async function endOne(questId: string) {
    await world.store.write((tx) =>
      tx.update(contract).set({ abandonReason: 'Ill', abandonedAt: 1 }).where(eq(contract.questId, questId)),
    );
  }

  async function reserveOne() {
    const [first] = await world.store.read.select().from(quest).where(eq(quest.createdAt, world.clock.now()));
    await run('admins', `reserveQuest(questId: "${first?.id}", guildId: "guild-of-gwen") { outcome }`);
  }

  it.each(ACTS)('is refused when somebody has %s', async (_, name, act) => {
    const token = await change(world, name);
    const left = await allRows(world.store);
    await act();
    const before = await allRows(world.store);
    expect(before).not.toEqual(left);
    expect((await takeBack(world, token)).code).toBe('UNDO_OVERTAKEN');
    expect(await allRows(world.store)).toEqual(before);
  });

  it('what happens on other quests hinders nothing', async () => {
    const token = await change(world, 'deleteStamp');
    await signUp(world, 'gold', 'full');
    expect((await takeBack(world, token)).code).toBeUndefined();
    const [row] = await world.store.read.select().from(quest).where(eq(quest.id, 'full'));
    expect(row).toMatchObject({ templateQuestId: 'stamp', takenCount: 3 });
  });

  it('changes are taken back one after the other, the last first', async () => {
    const before = await allRows(world.store);
    const cancelled = await change(world, 'cancel');
    const unlisted = await change(world, 'unlist');
    expect((await takeBack(world, cancelled)).code).toBe('UNDO_OVERTAKEN');
    expect((await takeBack(world, unlisted)).code).toBeUndefined();
    expect((await takeBack(world, cancelled)).code).toBeUndefined();
    expect(await allRows(world.store)).toEqual(before);
  });

  it('of ten at once one takes it back', async () => {
    const token = await change(world, 'cancel');
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(world, token)));
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(
      ['UNDO_USED', 'done'].flatMap((code) => (code === 'done' ? [code] : Array(9).fill(code))),
    );
  });
});

describe('what is cancelled', () => {
  it('keeps its sign-ups, its credits and its places [DSK-04]', async () => {
    const kept = async () => ({
      contracts: await world.store.read.select().from(contract),
      credits: await world.store.read.select().from(credit),
      taken: (await world.store.read.select().from(quest).where(eq(quest.id, 'full')))[0]?.takenCount,
    });
    const before = await kept();
    expect(before).toMatchObject({ taken: 2, credits: [{}] });
    await change(world, 'cancel');
    expect(await kept()).toEqual(before);
  });
});
