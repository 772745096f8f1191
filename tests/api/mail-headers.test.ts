import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { letter, step } from '#domain/messages/letter.ts';
import { addressOf, dispatcherTo, queueTo as queueMailTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readReceived } from '../support/received-mail.ts';
import { openWorld, type World } from '../support/world.ts';

const STOP = 'http://chariteers.test/stop?token=abc&x=1';

let world: World;
let server: Awaited<ReturnType<typeof startMailServer>>;
let dispatcher: ReturnType<typeof dispatcherTo>;
beforeAll(async () => {
  world = await openWorld();
  server = await startMailServer();
  dispatcher = dispatcherTo(world, server.url);
});
afterAll(async () => {
  dispatcher.close();
  await server.stop();
  await world.close();
});

async function receivedAt(address: string) {
  await dispatcher.round();
  return server.received.filter(({ to }) => to.includes(address)).map(readReceived);
}

const rosa: Reach = {
  ...{ personId: 'gold', accountId: 'gold', firstName: 'Rosa', locale: 'ar' },
  recipients: { email: addressOf('rosa'), text: null, push: null },
  choices: {},
  dateOfBirth: null,
  guardian: null,
};

/** Tells Rosa something of a quest, with a way to end such messages where the class has one. */
async function tell(questId: string, unsubscribe?: string): Promise<void> {
  await world.store.write((tx) =>
    queueTo(
      tx,
      { now: world.clock.now(), config: world.config },
      {
        kind: 'quest-changed',
        questId,
        write: (locale) =>
          letter(locale, world.config, 'Rosa', `About ${questId}`, [
            'مرحبًا <b>بك</b> & «Soup».',
            '<i>One</i> & two.\nName: <u>x</u>',
            'When: <s>now</s>\nWhere: a & b',
            step('Open', 'http://chariteers.test/home?a=1&b=2'),
          ]),
        short: () => ({ from: 'Harbor Table', title: 'Soup', words: 'Another time', link: '' }),
        mail: () => ({
          threadId: questId,
          replyTo: 'charity@demo.example',
          ...(unsubscribe !== undefined && { unsubscribe }),
        }),
      },
      [rosa],
    ),
  );
}

it('the mails about one quest form one thread, those about another one do not, and no machine answers any [MSG-05]', async () => {
  await world.store.write(async (tx) => {
    for (const id of ['q1', 'q2']) await insertQuest(tx, { id, providerId: '1' });
  });
  await tell('q1');
  world.clock.advance(1);
  await tell('q1', STOP);
  await tell('q2');
  const mails = await receivedAt(addressOf('rosa'));
  expect(mails).toHaveLength(3);
  const [first, second, other] = mails.map(({ headers }) => headers);
  for (const header of ['references', 'in-reply-to']) {
    expect(first?.get(header)).toBe('<quest.q1@demo.example>');
    expect(second?.get(header)).toBe('<quest.q1@demo.example>');
    expect(other?.get(header)).toBe('<quest.q2@demo.example>');
  }
  expect(new Set(mails.map(({ headers }) => headers.get('message-id'))).size).toBe(3);
  for (const { headers } of mails) {
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('reply-to')).toBe('charity@demo.example');
  }
  await queueMailTo(world, 'recovery', ['alone']);
  const [alone] = await receivedAt(addressOf('alone'));
  expect(alone?.headers.get('auto-submitted')).toBe('auto-generated');
  for (const header of ['references', 'in-reply-to', 'reply-to', 'list-unsubscribe'])
    expect(alone?.headers.has(header)).toBe(false);
});

it('one that can be ended says so to programs and to people, others do not [MSG-11: what a mail carries]', async () => {
  const [plain, ending] = await receivedAt(addressOf('rosa'));
  expect(ending?.headers.get('list-unsubscribe')).toBe(`<${STOP}>`);
  expect(ending?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(ending?.body).toContain(`\n${STOP}\n`);
  expect(ending?.html).toContain(`href="${STOP.replace('&', '&amp;')}"`);
  expect(ending?.html).toContain('إيقاف الرسائل من هذا النوع');
  expect(plain?.headers.has('list-unsubscribe')).toBe(false);
  expect(`${plain?.body}${plain?.html}`).not.toContain('إيقاف');
});

it('it arrives as text and HTML, in its language and direction, and nothing in it becomes a tag [MSG-04: sent]', async () => {
  const [mail] = await receivedAt(addressOf('rosa'));
  expect(mail?.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
  expect(mail?.headers.get('content-type')).toMatch(/^multipart\/alternative/);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  for (const words of ['&lt;i&gt;One&lt;/i&gt; &amp; two.', '&lt;u&gt;x', '&lt;s&gt;now', 'a &amp; b'])
    expect(mail?.html).toContain(words);
  expect(mail?.html).toContain('&lt;b&gt;بك&lt;/b&gt; &amp; «Soup».');
  expect(mail?.html).toMatch(
    /<a class="button"[^>]* href="http:\/\/chariteers\.test\/home\?a=1&amp;b=2">Open<\/a>/,
  );
  expect(mail?.body).toContain('http://chariteers.test/home?a=1&b=2');
});

it('a mail that was written before mails had parts arrives as both, too [MSG-04: sent]', async () => {
  await queueMailTo(world, 'booted', ['older'], { body: 'Hello Rosa,\n\nsee https://demo.example/x.\n' });
  const [mail] = await receivedAt(addressOf('older'));
  expect(mail?.body).toBe('Hello Rosa,\n\nsee https://demo.example/x.\n');
  expect(mail?.html).toContain('href="https://demo.example/x"');
});
