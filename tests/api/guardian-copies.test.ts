import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { castEmail } from '../support/cast.ts';
import { mailsTo } from '../support/guardian.ts';
import { tell } from '../support/inbox.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const GUARDIAN = castEmail('guardian');
const context = () => ({ now: world.clock.now(), config: world.config });
const mail = (kind: MailKind, to = 'teen', more = {}) => ({
  kind,
  recipient: castEmail(to),
  subject: 'News',
  body: `Hello ${to}, come at ten.`,
  ownerId: to,
  ...more,
});
const send = (kind: MailKind, to?: string, more = {}) =>
  world.store.write((tx) => queueMail(tx, context(), mail(kind, to, more)));

it('SAF-10 the guardian gets the whole of what must and what may be known', async () => {
  await send('booted');
  await send('guild-founded');
  const copies = await mailsTo(world, GUARDIAN);
  expect(copies.map(({ subject }) => subject)).toEqual(['For Jules: News', 'For Jules: News']);
  for (const { body } of copies) expect(body).toContain('Hello teen, come at ten.');
});

it('SAF-10 of what opens the account only the word that it was sent', async () => {
  await send('recovery', 'teen', { body: 'http://chariteers.test/passwordReset?token=secret' });
  const [copy] = await mailsTo(world, GUARDIAN);
  expect(copy?.subject).toBe('Jules was sent a link or code');
  expect(copy?.body).not.toContain('secret');
});

it('SAF-10 of alerts and of mails about the account itself nothing', async () => {
  await send('alert');
  await send('password-changed');
  expect(await mailsTo(world, GUARDIAN)).toEqual([]);
});

it('SAF-10 of a message to many each to a young person is copied, those to adults are not', async () => {
  await tell(world, ['teen', 'gold', 'trustedminors'], { kind: 'quest-changed', subject: 'News' });
  expect((await mailsTo(world, GUARDIAN)).map(({ subject }) => subject)).toEqual([
    'For Jules: News',
    'For Milo: News',
  ]);
});

it('SAF-10 nothing is copied before the guardian has agreed, after a withdrawal, to others, or from 18 on', async () => {
  await send('booted', 'waiting');
  await send('booted', 'teen', { recipient: 'somebody@else.example' });
  await world.store.write((tx) =>
    tx
      .update(guardianConsent)
      .set({ state: 'withdrawn', endedAt: 1 })
      .where(eq(guardianConsent.chariteerId, 'teen')),
  );
  await send('booted');
  await world.store.write((tx) =>
    tx.update(chariteer).set({ dateOfBirth: '1990-01-01' }).where(eq(chariteer.id, 'trustedminors')),
  );
  await send('booted', 'trustedminors');
  expect(await mailsTo(world, GUARDIAN)).toEqual([]);
});

it('SAF-10 (part: a lost key) an address that nothing opens gets no copy, and the mail itself goes', async () => {
  const lost = createDataKey('0f'.repeat(32)).cells;
  const guardianEmail = lost.seal('guardian_consent.guardianEmail', 'teen', GUARDIAN);
  await world.store.write((tx) =>
    tx.update(guardianConsent).set({ guardianEmail }).where(eq(guardianConsent.chariteerId, 'teen')),
  );
  await send('booted');
  await tell(world, ['teen'], { kind: 'quest-changed' });
  expect((await readMails(world)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['booted', castEmail('teen')],
    ['quest-changed', castEmail('teen')],
  ]);
});
