import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { type Mail, queueMail } from '#api/access/outbox/queue-mail.ts';
import type { SiteHandler } from '#api/http/site.ts';
import type { SiteLocals } from '#api/http/site-locals.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR_MS = 3_600_000;
const MAIL: Mail = {
  kind: 'booted',
  recipient: 'Rosa@demo.example',
  subject: 'One',
  body: 'B',
  ownerId: null,
};

/** What a page is given. */
type Given = Awaited<ReturnType<NonNullable<SiteLocals['mailbox']>>> | null;

/** Stand-in for the site that returns what a page would get of the mailbox. */
const site: SiteHandler = async ({ url }, { mailbox }) =>
  Response.json(mailbox ? await mailbox(new URL(url).searchParams.get('to') ?? '') : null);

async function serve(env: Record<string, string> = {}): Promise<{ world: World; server: RunningServer }> {
  const world = await openWorld({ env: { PORT: '0', ...env } });
  const { store, config, log, clock } = world;
  return { world, server: await startServer({ store, config, log, clock: clock.now, site }) };
}

let world: World;
let server: RunningServer;
beforeAll(async () => {
  ({ world, server } = await serve());
  // The first sweep emails the guild whose code is of former days: once that is there, nothing comes in between.
  await vi.waitFor(async () => expect(await world.store.read.select().from(outboxMessage)).toHaveLength(1));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await world.store.write(async (tx) => void (await tx.delete(outboxMessage)));
});

const queue = (mail: Partial<Mail> = {}) =>
  world.store.write((tx) =>
    queueMail(tx, { now: world.clock.now(), config: world.config }, { ...MAIL, ...mail }),
  );

async function open(part = '', headers: Record<string, string> = {}, { origin } = server): Promise<Given> {
  const answer = await fetch(`${origin}/mailbox?to=${encodeURIComponent(part)}`, { headers });
  // A server that trusts no proxy may refuse whoever claims to be one.
  return answer.ok ? answer.json() : null;
}

describe('the mailbox', () => {
  it('outside production the mails can be read on this machine, newest first [SAF-18]', async () => {
    await queue();
    world.clock.advance(1);
    await queue({ subject: 'Two', kind: 'recovery' });
    expect(await open()).toMatchObject([
      { recipient: 'Rosa@demo.example', kind: 'Password reset', content: { subject: 'Two' } },
      { kind: 'Removed from a Quest', content: { subject: 'One', body: 'B' } },
    ]);
  });

  it('what waits for an undo is not there before its time [DSK-04]', async () => {
    await queue();
    const nextAttemptAt = world.clock.now() + 10_000;
    await world.store.write((tx) => tx.update(outboxMessage).set({ nextAttemptAt }));
    expect(await open()).toEqual([]);
    world.clock.advance(10_000);
    expect(await open()).toMatchObject([{ content: { subject: 'One' } }]);
    // What was tried and put off is.
    const later = world.clock.now() + 60_000;
    await world.store.write((tx) => tx.update(outboxMessage).set({ nextAttemptAt: later, deferrals: 1 }));
    expect(await open()).toMatchObject([{ content: { subject: 'One' } }]);
  });

  it('they are found by a part of the address [SAF-18]', async () => {
    await queue();
    await queue({ recipient: 'gold@demo.example' });
    expect(await open(' ROSA@ ')).toMatchObject([{ recipient: 'Rosa@demo.example' }]);
    expect(await open('%')).toEqual([]);
  });

  it('a text with a link is gone there after an hour too, also before it is dropped [SAF-18]', async () => {
    await queue({ kind: 'recovery' });
    world.clock.advance(HOUR_MS - 1);
    expect(await open()).toMatchObject([{ content: { body: 'B' } }]);
    world.clock.advance(1);
    expect(await open()).toMatchObject([{ status: 'waiting', content: null }]);
    await expireMail(world.store, world.clock.now());
    expect(await open()).toMatchObject([{ status: 'expired', content: null }]);
  });

  it('what a mail server has taken is gone [SAF-18]', async () => {
    await queue();
    const { store, log, config, clock } = world;
    await deliverDueMail({ store, dataKey: config.dataKey, send: async () => {}, clock: clock.now, log });
    expect(await open()).toMatchObject([{ status: 'sent', content: null }]);
  });

  it.each([
    ['by way of a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['by way of a proxy that says so otherwise', { forwarded: 'for=127.0.0.1' }],
  ])('who comes %s gets none [SAF-18]', async (_case, headers) => {
    await queue();
    expect(await open('', headers)).toBeNull();
  });

  it('in production nobody gets any, on this machine neither [SAF-18]', async () => {
    const settings = { PUBLIC_ORIGIN: 'https://chariteers.test', SMTP_URL: 'smtp://127.0.0.1:9' };
    const production = await serve({ NODE_ENV: 'production', ...settings });
    expect(await open('', {}, production.server)).toBeNull();
    await production.server.stop();
  });
});

describe('a mail of the mailbox as programs show it', () => {
  const show = (id: string, headers: Record<string, string> = {}, { origin } = server) =>
    fetch(`${origin}/mailbox/${id}`, { headers });

  it('is a page of its own in which nothing runs and nothing is fetched [SAF-18, MSG-04: parts: mailbox]', async () => {
    const id = (await queue({ body: 'Hello.\n\nhttps://demo.example/x\n' })) ?? '';
    const answer = await show(id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<base target="_top">');
    expect(html).toContain('href="https://demo.example/x"');
  });

  it('is not there by way of a proxy, in production, once it is over, or where nobody wrote it [SAF-18]', async () => {
    const id = (await queue({ kind: 'recovery' })) ?? '';
    const isThere = async (answer: Promise<Response>) =>
      (await answer).headers.get('content-type')?.includes('html');
    expect(await isThere(show(id))).toBe(true);
    expect(await isThere(show(id, { 'x-forwarded-for': '127.0.0.1' }))).toBe(false);
    expect(await isThere(show('nothing'))).toBe(false);
    const settings = { PUBLIC_ORIGIN: 'https://chariteers.test', SMTP_URL: 'smtp://127.0.0.1:9' };
    const production = await serve({ NODE_ENV: 'production', ...settings });
    const kept = await production.world.store.write((tx) =>
      queueMail(tx, { now: production.world.clock.now(), config: production.world.config }, MAIL),
    );
    expect(await isThere(show(kept ?? '', {}, production.server))).toBe(false);
    await production.server.stop();
    world.clock.advance(HOUR_MS);
    expect(await isThere(show(id))).toBe(false);
  });
});
