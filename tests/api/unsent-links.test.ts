import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { isMailTo } from '#api/access/outbox/mail-to.ts';
import { renewUnsentLinks } from '#api/people/guardians/renew-unsent-links.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { agree, consentOf, guardianToken, mailsTo, registeredTeen } from '../support/guardian.ts';
import { GUARDIAN } from '../support/registration.ts';
import { openWorld, type World } from '../support/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const unsent = async () => {
  world.clock.advance(HOUR_MS);
  await expireMail(world.store, world.clock.now());
};
const renew = () => renewUnsentLinks(world.store, { now: world.clock.now(), config: world.config });
const deliver = (failure: object | null) =>
  deliverDueMail({
    store: world.store,
    dataKey: world.config.dataKey,
    clock: world.clock.now,
    log: world.log,
    send: () => (failure ? Promise.reject(failure) : Promise.resolve()),
  });
const linksSent = async () =>
  (await world.store.read.select().from(auditEntry)).filter(({ action }) => action === 'guardian-link-sent');
const guardianMails = async () =>
  (
    await world.store.read
      .select()
      .from(outboxMessage)
      .where(isMailTo(world.store.read, [GUARDIAN.guardianEmail]))
  ).map(({ kind, status }) => [kind, status]);

describe('a guardian’s link whose mail could not be sent in its hour', () => {
  it('is made anew once the mail server is back, and opens what the old one did [SAF-08, SAF-18]', async () => {
    const { playerId } = await registeredTeen(world);
    const old = await guardianToken(world, 'guardian/consent');
    await unsent();
    expect(await guardianMails()).toEqual([['guardian-asked', 'expired']]);
    expect(await renew()).toBe(1);
    expect(await guardianMails()).toEqual([['guardian-asked', 'waiting']]);
    expect(await guardianToken(world, 'guardian/consent')).not.toBe(old);
    expect((await consentOf(world, playerId))?.linkSentAt).toBe(world.clock.now());
    expect(await linksSent()).toMatchObject([{ actorId: null, subjectId: playerId }]);
    expect((await agree(world)).data).toEqual({ decideGuardianConsent: 'GIVEN' });
    expect(await renew()).toBe(0);
  });

  it('is not made while the mail server takes no mails [SAF-18]', async () => {
    await registeredTeen(world);
    await deliver({ responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' });
    await unsent();
    expect(await renew()).toBe(0);
    expect(await guardianMails()).toEqual([['guardian-asked', 'expired']]);
  });

  it('is not made of a link that was sent again, nor once the guardian has decided [SAF-08]', async () => {
    await registeredTeen(world);
    await unsent();
    const again = `mutation { sendGuardianLink(email: "${GUARDIAN.guardianEmail}") }`;
    expect((await world.gql(again)).code).toBeUndefined();
    expect(await renew()).toBe(0);
    expect(await guardianMails()).toEqual([['guardian-asked', 'waiting']]);
    await agree(world);
    await unsent();
    // The decision is made, the page for it was not reached.
    expect(await renew()).toBe(1);
    expect((await mailsTo(world, GUARDIAN.guardianEmail)).map(({ subject }) => subject)).toContain(
      'Your guardian page',
    );
  });

  it('the page of the guardian comes with its thanks [SAF-10]', async () => {
    await registeredTeen(world);
    await agree(world);
    await unsent();
    expect(await renew()).toBe(1);
    const [mail] = await mailsTo(world, GUARDIAN.guardianEmail);
    expect(mail?.body).toContain('Thank you for letting');
  });

  it('two processes make one [SAF-08]', async () => {
    await registeredTeen(world);
    await unsent();
    expect((await Promise.all([renew(), renew()])).sort()).toEqual([0, 1]);
    expect(await guardianMails()).toEqual([['guardian-asked', 'waiting']]);
  });
});
