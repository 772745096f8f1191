import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Send } from '#api/access/outbox/delivery/dispatcher.ts';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { type Mail, queueMail } from '#api/access/outbox/queue-mail.ts';
import { readConfig } from '#api/process/config/config.ts';
import { LEASE_MS } from '#domain/messages/mail-delivery.ts';
import { TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

const MAIL: Mail = {
  kind: 'booted',
  recipient: 'rosa@demo.example',
  subject: 'Welcome',
  body: 'Hello Rosa,\nsee you.',
  ownerId: null,
};
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let world: World;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await world.close();
});

const queue = (mail: Partial<Mail> = {}) =>
  world.store.write((tx) =>
    queueMail(tx, { now: world.clock.now(), config: world.config }, { ...MAIL, ...mail }),
  );
const deliver = (send: Send, { dataKey } = world.config) =>
  deliverDueMail({ store: world.store, dataKey, send, clock: world.clock.now, log: world.log });
const rows = () => readMails(world);

async function mailServer(...manners: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...manners);
  const transport = createSmtpTransport(server.url, 'Chariteers <no-reply@demo.example>');
  stops.push(async () => {
    transport.close();
    await server.stop();
  });
  return { ...server, send: transport.send };
}

describe('delivering', () => {
  it('a queued mail reaches the mail server as plain text, once', async () => {
    const { send, received } = await mailServer();
    const id = await queue();
    expect(await deliver(send)).toBe(1);
    expect(await deliver(send)).toBe(0);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@demo.example', to: ['rosa@demo.example'] });
    expect(received[0]?.text).toContain('Subject: Welcome');
    expect(received[0]?.text).toContain(`Message-ID: <${id}@demo.example>`);
    expect(received[0]?.text).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received[0]?.text).toContain('Hello Rosa,\r\nsee you.');
    expect(await rows()).toMatchObject([
      { status: 'sent', sentAt: TEST_NOW, attempts: 1, leasedUntil: null },
    ]);
  });

  it('the text of a mail is dropped once it is sent: links for passwords do not lie about [SAF-18, DEC-03]', async () => {
    const { send } = await mailServer((count) => (count < 2 ? { responseCode: 451 } : null));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([{ status: 'waiting', body: MAIL.body }]);
    world.clock.advance(MINUTE_MS);
    await deliver(send);
    expect(await rows()).toMatchObject([{ status: 'sent', sealed: null }]);
  });

  it('a mail that the server takes later waits longer after each attempt, which counts as no failure [OPS-13]', async () => {
    const { send, received } = await mailServer((count) => (count < 3 ? { responseCode: 451 } : null));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 0, deferrals: 1, nextAttemptAt: TEST_NOW + MINUTE_MS },
    ]);
    expect(await deliver(send)).toBe(0);
    world.clock.advance(MINUTE_MS);
    await deliver(send);
    expect(await rows()).toMatchObject([
      { attempts: 0, deferrals: 2, nextAttemptAt: TEST_NOW + 3 * MINUTE_MS },
    ]);
    expect((await rows())[0]?.lastError).toBe('The mail server did not take it yet (451).');
    world.clock.advance(2 * MINUTE_MS);
    await deliver(send);
    expect(received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1, lastError: null }]);
  });

  it('a mail that the recipient’s server puts off is given up after 24 hours [MSG-07: a refusal for now]', async () => {
    const { send, offered } = await mailServer(() => ({ responseCode: 451 }));
    await queue();
    for (let look = 0; look < 4; look += 1) {
      await deliver(send);
      world.clock.advance(6 * HOUR_MS);
    }
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    for (let look = 0; look < 2; look += 1) {
      await deliver(send);
      world.clock.advance(6 * HOUR_MS);
    }
    expect(offered()).toBe(5);
    expect(await rows()).toMatchObject([
      { status: 'failed', lastError: 'The mail server did not take it yet (451).' },
    ]);
  });

  it('a mail that the server refuses for good fails at once', async () => {
    const { send } = await mailServer(() => ({ responseCode: 550 }));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([
      { status: 'failed', attempts: 1, lastError: 'The mail server refused it for good (550).' },
    ]);
  });

  it('one bad mail does not hold up the others', async () => {
    const recipient = (address: string) => (address === 'a@demo.example' ? { responseCode: 550 } : null);
    const { send, recipients } = await mailServer(undefined, { recipient });
    for (const name of ['a', 'b', 'c']) await queue({ recipient: `${name}@demo.example` });
    expect(await deliver(send)).toBe(3);
    expect(recipients()).toEqual(['b@demo.example', 'c@demo.example']);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'sent', 'sent']);
  });
});

describe('what is in a mail', () => {
  const SECRET = { kind: 'recovery', body: 'http://chariteers.test/passwordReset?token=canary' } as const;
  const onDisk = () => {
    const folder = dirname(world.databaseFile);
    return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString(
      'latin1',
    );
  };

  it('stands sealed in the database, subject too [SAF-18]', async () => {
    await queue({ ...SECRET, subject: 'Canary for Rosa' });
    expect(onDisk()).not.toMatch(/canary/i);
    expect(await rows()).toMatchObject([{ subject: 'Canary for Rosa', body: SECRET.body }]);
  });

  it('is not opened with another key; the mail fails, and goes out once the key is right [SAF-18]', async () => {
    const { send, received } = await mailServer();
    const id = await queue();
    await deliver(send, readConfig({}));
    expect(await rows()).toMatchObject([
      { status: 'failed', lastError: 'It was sealed with another DATA_KEY.', body: MAIL.body },
    ]);
    await world.gql('mutation ($id: ID!) { retryOutboxMessage(id: $id) { id } }', { id }, { as: 'staff' });
    await deliver(send);
    expect(received).toHaveLength(1);
  });

  it('goes an hour after it was written where a link in it acts for somebody [SAF-18]', async () => {
    await queue(SECRET);
    await queue();
    await expireMail(world.store, TEST_NOW + HOUR_MS - 1);
    expect((await rows()).map(({ status }) => status)).toEqual(['waiting', 'waiting']);
    await expireMail(world.store, TEST_NOW + HOUR_MS);
    expect(await rows()).toMatchObject([
      { status: 'expired', sealed: null },
      { status: 'waiting', body: MAIL.body },
    ]);
    await expireMail(world.store, TEST_NOW + 7 * 24 * HOUR_MS);
    expect((await rows()).map(({ status }) => status)).toEqual(['expired', 'expired']);
  });

  it('goes after an hour from a mail that was given up, and from one whose process died [SAF-18]', async () => {
    const { send } = await mailServer(() => ({ responseCode: 550 }));
    await queue(SECRET);
    await deliver(send);
    await queue(SECRET);
    void deliver(() => new Promise(() => {}));
    await expect.poll(async () => (await rows())[1]?.status).toBe('sending');
    await expireMail(world.store, TEST_NOW + HOUR_MS);
    expect(await rows()).toMatchObject([
      { status: 'failed', sealed: null },
      { status: 'expired', sealed: null, leasedUntil: null },
    ]);
  });

  it('a mail with a link is tried as often as its hour lets [SAF-18]', async () => {
    const { send, offered } = await mailServer(() => ({ responseCode: 451 }));
    await queue(SECRET);
    for (let minute = 0; minute < 60; minute += 1) {
      await deliver(send);
      world.clock.advance(MINUTE_MS);
    }
    // After 0, 1, 3, 7, 15 and 31 minutes, and once more just before the hour is over.
    expect(offered()).toBe(7);
    await expireMail(world.store, world.clock.now());
    expect(await rows()).toMatchObject([{ status: 'expired', attempts: 0, deferrals: 7 }]);
  });

  it('no attempt begins that could outlast the hour [SAF-18]', async () => {
    const { send, offered } = await mailServer();
    await queue(SECRET);
    world.clock.advance(HOUR_MS - LEASE_MS + 1);
    expect(await deliver(send)).toBe(0);
    expect(offered()).toBe(0);
  });

  it('looking for what is over writes nothing when there is nothing [SAF-18]', async () => {
    await queue(SECRET);
    const before = await world.store.stamp();
    await expireMail(world.store, TEST_NOW);
    expect(await world.store.stamp()).toBe(before);
  });

  it('what a server answers does not stand in the database: it repeats the address [SAF-18]', async () => {
    await queue();
    await deliver(async () => {
      const answer = { responseCode: 550, command: 'RCPT TO' };
      throw Object.assign(new Error('550 <rosa@demo.example> canary'), answer);
    });
    expect((await rows())[0]?.lastError).toBe('The mail server refused it for good (550).');
    expect(onDisk()).not.toContain('canary');
  });
});

describe('several workers', () => {
  it('two at once never send a mail twice', async () => {
    const { send, received } = await mailServer();
    for (let number = 0; number < 20; number += 1) await queue({ recipient: `p${number}@demo.example` });
    await Promise.all([deliver(send), deliver(send), deliver(send)]);
    const recipients = received.flatMap((mail) => mail.to);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });

  it('the mail of a worker that died is sent by another when its lease is over', async () => {
    const { send, received } = await mailServer();
    await queue();
    void deliver(() => new Promise(() => {}));
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    expect(await deliver(send)).toBe(0);
    world.clock.advance(LEASE_MS);
    expect(await deliver(send)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('a worker that comes back late does not write over what the next one did', async () => {
    await queue();
    let fail = (_: Error) => {};
    const late = deliver(() => new Promise<void>((_, reject) => (fail = reject)));
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    world.clock.advance(LEASE_MS);
    await deliver(async () => {});
    fail(new Error('too late'));
    await late;
    expect(await rows()).toMatchObject([{ status: 'sent', lastError: null }]);
  });
});

describe('two workers with one mail', () => {
  it('one that comes back late, with the mail taken, leaves it to the one that has it now', async () => {
    await queue();
    let taken = () => {};
    const late = deliver(() => new Promise<void>((resolve) => (taken = resolve)));
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    world.clock.advance(LEASE_MS);
    let takenToo = () => {};
    const next = deliver(() => new Promise<void>((resolve) => (takenToo = resolve)));
    const leasedUntil = world.clock.now() + LEASE_MS;
    await expect.poll(async () => (await rows())[0]?.leasedUntil).toBe(leasedUntil);
    taken();
    await late;
    expect(await rows()).toMatchObject([{ status: 'sending', leasedUntil }]);
    takenToo();
    await next;
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });
});

describe('what gets into a mail', () => {
  it('a line break in the subject begins no header', async () => {
    const { send, received } = await mailServer();
    await queue({ subject: 'Dinner\r\nBcc: everybody@demo.example\u2028x' });
    await deliver(send);
    const [head = ''] = (received[0]?.text ?? '').split('\r\n\r\n');
    expect(head).toContain('Subject: Dinner Bcc: everybody@demo.example x');
    expect(head).not.toMatch(/^Bcc:/im);
    expect(received[0]?.to).toEqual(['rosa@demo.example']);
  });

  it.each([
    'a@demo.example, b@demo.example',
    'a@demo.example\r\nBcc: b@demo.example',
    '<a@demo.example>',
    '',
  ])('the recipient «%s» is refused', async (recipient) => {
    await expect(queue({ recipient })).rejects.toThrow('no plain address');
    expect(await rows()).toEqual([]);
  });

  it('a mail is queued with what it tells about, or not at all', async () => {
    const broken = world.store.write(async (tx) => {
      await queueMail(tx, { now: TEST_NOW, config: world.config }, MAIL);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });
});
