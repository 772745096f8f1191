import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepMail } from '#api/access/outbox/sweep-mail.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { LEASE_MS } from '#domain/messages/mail-delivery.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { manyNames, queueTo } from '../support/mail-queue.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const DAY_MS = 24 * 3_600_000;
const RETRY_ALL = 'mutation { retryFailedMails { retriedCount goneCount } }';
const SERVER = `{ mailServer {
  isSet trouble remedy nextAttemptAt lastSuccessAt lastTrouble lastTroubleAt waitingCount failedCount retryableCount } }`;
const at = (instant: number) => new Date(instant).toISOString();

let world: World;
const open = async (smtpUrl = 'smtp://canary-user:canary-word@127.0.0.1:9') => {
  world = await openWorld({ env: { SMTP_URL: smtpUrl } });
};
beforeEach(() => open());
afterEach(() => world.close());

const ask = (document: string, as: CastName | null = 'staff') => world.gql(document, {}, { as });
const fail = (reason: object) =>
  deliverDueMail({
    store: world.store,
    dataKey: world.config.dataKey,
    clock: world.clock.now,
    log: world.log,
    connections: 50,
    send: () => Promise.reject(Object.assign(new Error('canary <rosa@demo.example>'), reason)),
  });
const take = () =>
  deliverDueMail({
    store: world.store,
    dataKey: world.config.dataKey,
    clock: world.clock.now,
    log: world.log,
    send: async () => {},
  });
const REFUSED = { responseCode: 550, command: 'RCPT TO' };
const NO_LOG_IN = { responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' };

describe('the state of the mail server', () => {
  it('staff reads what is the matter and what to do, without secrets', async () => {
    await queueTo(world, 'booted', manyNames('p', 3));
    await fail(NO_LOG_IN);
    const { data } = await ask(SERVER);
    const text = 'The mail server did not accept the log-in of SMTP_URL (535).';
    expect(data?.mailServer).toEqual({
      isSet: true,
      trouble: text,
      remedy: 'Check user and password in SMTP_URL, and start anew.',
      nextAttemptAt: at(TEST_NOW + 5_000),
      lastSuccessAt: null,
      lastTrouble: text,
      lastTroubleAt: at(TEST_NOW),
      waitingCount: 3,
      failedCount: 0,
      retryableCount: 0,
    });
    expect(JSON.stringify(data)).not.toMatch(/canary|demo\.example/);
  });

  it('once it takes mails, when it did, and what was the matter before', async () => {
    await queueTo(world, 'booted', ['p']);
    await fail(NO_LOG_IN);
    world.clock.advance(5_000);
    await take();
    expect((await ask(SERVER)).data?.mailServer).toMatchObject({
      ...{ trouble: null, remedy: null, nextAttemptAt: null, lastSuccessAt: at(TEST_NOW + 5_000) },
      ...{ lastTroubleAt: at(TEST_NOW), waitingCount: 0 },
    });
  });

  it('without SMTP_URL it says so', async () => {
    await world.close();
    await open('');
    expect((await ask(SERVER)).data?.mailServer).toMatchObject({ isSet: false, trouble: null });
  });

  it.each([['admins', 'FORBIDDEN'] as const, [null, 'NOT_LOGGED_IN'] as const])(
    '%s reads nothing of it',
    async (as, code) => {
      expect((await ask(SERVER, as)).code).toBe(code);
      expect((await ask(RETRY_ALL, as)).code).toBe(code);
    },
  );
});

describe('sending all again that have failed', () => {
  it('all that have a text wait again, as if nobody had tried; the rest is told', async () => {
    await queueTo(world, 'booted', manyNames('p', 3));
    await queueTo(world, 'recovery', ['reset']);
    await fail(REFUSED);
    await queueTo(world, 'booted', ['fresh']);
    world.clock.advance(3_600_000 - LEASE_MS + 1);
    expect((await ask(SERVER)).data?.mailServer).toMatchObject({ failedCount: 4, retryableCount: 3 });
    expect((await ask(RETRY_ALL)).data?.retryFailedMails).toEqual({ retriedCount: 3, goneCount: 1 });
    expect(await readMails(world)).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ status: 'waiting', attempts: 0, deferrals: 0 })),
      { kind: 'recovery', status: 'failed' },
      { status: 'waiting' },
    ]);
    expect(await take()).toBe(4);
    expect((await ask(RETRY_ALL)).data?.retryFailedMails).toEqual({ retriedCount: 0, goneCount: 1 });
  });

  it('goes in steps, each in the audit log with how many and nobody’s name', async () => {
    await queueTo(world, 'alert', manyNames('p', 501));
    await world.store.write(async (tx) => void (await tx.update(outboxMessage).set({ status: 'failed' })));
    expect((await ask(RETRY_ALL)).data?.retryFailedMails).toEqual({ retriedCount: 501, goneCount: 0 });
    const entries = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'mails-retried'));
    expect(entries.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      ['staff', { mails: 500 }],
      ['staff', { mails: 1 }],
    ]);
  });
});

describe('what is remembered of mails', () => {
  it('goes after 90 days, in steps; what is younger stays', async () => {
    await queueTo(world, 'booted', manyNames('sent', 501));
    const sent = { status: 'sent' as const, sentAt: TEST_NOW, sealed: null };
    await world.store.write(async (tx) => void (await tx.update(outboxMessage).set(sent)));
    await queueTo(world, 'recovery', ['failed']);
    await fail(REFUSED);
    world.clock.advance(1);
    await queueTo(world, 'booted', ['younger']);
    await take();
    await sweepMail(world.store, TEST_NOW + 90 * DAY_MS - 1);
    expect(await readMails(world)).toHaveLength(503);
    const before = await world.store.stamp();
    await sweepMail(world.store, TEST_NOW + 90 * DAY_MS);
    expect(await readMails(world)).toMatchObject([{ recipient: 'younger@demo.example' }]);
    expect(await world.store.stamp()).not.toBe(before);
  });

  it('counts from when a mail was sent, not from when it was written; what waits is never swept', async () => {
    await queueTo(world, 'booted', ['late']);
    world.clock.advance(6 * DAY_MS);
    await take();
    await queueTo(world, 'booted', ['waits']);
    await sweepMail(world.store, TEST_NOW + 95 * DAY_MS);
    expect(await readMails(world)).toHaveLength(2);
    await sweepMail(world.store, TEST_NOW + 500 * DAY_MS);
    expect(await readMails(world)).toMatchObject([{ recipient: 'waits@demo.example' }]);
  });
});
