import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMail, MOST_ATTEMPTS, type SendMail } from '#api/outbox/deliver-mail.ts';
import { type Mail, queueMail } from '#api/outbox/queue-mail.ts';
import { createSmtpTransport } from '#api/outbox/smtp-transport.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { TEST_NOW } from '../support/cast.ts';
import { startMailServer } from '../support/mail-server.ts';
import { silentLog } from '../support/silent-log.ts';
import { openWorld, type World } from '../support/world.ts';

const MAIL: Mail = {
  kind: 'booted',
  recipient: 'rosa@demo.example',
  subject: 'Welcome',
  body: 'Hello Rosa,\nsee you.',
  ownerId: null,
};
const MINUTE_MS = 60_000;

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
const deliver = (send: SendMail) => deliverDueMail(world.store, send, world.clock.now, silentLog);
const rows = () => world.store.read.select().from(outboxMessage);

async function mailServer(answerTo?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(answerTo);
  stops.push(server.stop);
  return { ...server, send: createSmtpTransport(server.url, 'Chariteers <no-reply@demo.example>') };
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

  it('DEC-03 the text of a mail is dropped once it is sent: links for passwords do not lie about', async () => {
    const { send } = await mailServer((count) => (count < 2 ? { responseCode: 451 } : null));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([{ status: 'waiting', body: MAIL.body }]);
    world.clock.advance(MINUTE_MS);
    await deliver(send);
    expect(await rows()).toMatchObject([{ status: 'sent', subject: 'Welcome', body: '' }]);
  });

  it('a mail that the server takes later waits longer after each attempt', async () => {
    const { send, received } = await mailServer((count) => (count < 3 ? { responseCode: 451 } : null));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([
      { status: 'waiting', attempts: 1, nextAttemptAt: TEST_NOW + MINUTE_MS },
    ]);
    expect(await deliver(send)).toBe(0);
    world.clock.advance(MINUTE_MS);
    await deliver(send);
    expect(await rows()).toMatchObject([{ attempts: 2, nextAttemptAt: TEST_NOW + 3 * MINUTE_MS }]);
    expect((await rows())[0]?.lastError).toContain('refused');
    world.clock.advance(2 * MINUTE_MS);
    await deliver(send);
    expect(received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 3, lastError: null }]);
  });

  it('a mail that is never taken fails after the last attempt', async () => {
    const { send, offered } = await mailServer(() => ({ responseCode: 451 }));
    await queue();
    for (let attempt = 0; attempt < MOST_ATTEMPTS + 2; attempt += 1) {
      await deliver(send);
      world.clock.advance(24 * 60 * MINUTE_MS);
    }
    expect(offered()).toBe(MOST_ATTEMPTS);
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: MOST_ATTEMPTS }]);
  });

  it('a mail that the server refuses for good fails at once', async () => {
    const { send } = await mailServer(() => ({ responseCode: 550 }));
    await queue();
    await deliver(send);
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1 }]);
  });

  it('one bad mail does not hold up the others', async () => {
    const { send, received } = await mailServer((count) => (count === 1 ? { responseCode: 550 } : null));
    for (const recipient of ['a@demo.example', 'b@demo.example', 'c@demo.example'])
      await queue({ recipient });
    expect(await deliver(send)).toBe(3);
    expect(received.flatMap((mail) => mail.to)).toEqual(['b@demo.example', 'c@demo.example']);
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
    world.clock.advance(5 * MINUTE_MS);
    expect(await deliver(send)).toBe(1);
    expect(received).toHaveLength(1);
  });

  it('a worker that comes back late does not write over what the next one did', async () => {
    await queue();
    let fail = (_: Error) => {};
    const late = deliver(() => new Promise<void>((_, reject) => (fail = reject)));
    await expect.poll(async () => (await rows())[0]?.status).toBe('sending');
    world.clock.advance(5 * MINUTE_MS);
    await deliver(async () => {});
    fail(new Error('too late'));
    await late;
    expect(await rows()).toMatchObject([{ status: 'sent', lastError: null }]);
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
