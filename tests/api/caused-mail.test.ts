import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepCausedMail } from '#api/access/outbox/count-caused-mail.ts';
import { type Mail, queueMail } from '#api/access/outbox/queue-mail.ts';
import { readConfig } from '#api/process/config/config.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { openStore } from '#db/open-store.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { contract } from '#db/schema/contract.ts';
import type { Store } from '#db/store.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { ASK, consentOf, guardianToken, mailsTo, registeredTeen } from '../support/guardian.ts';
import { GUARDIAN } from '../support/registration.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';
import { DAY_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

/** Someone else's act sends it. */
const MAIL: Mail = {
  kind: 'alert',
  recipient: castEmail('volunteer'),
  subject: 'Hello',
  body: 'Hello.',
  ownerId: 'volunteer',
  causedById: 'gold',
};

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const context = () => ({ now: world.clock.now(), config: world.config });
const queue = (changes: Partial<Mail> = {}) =>
  world.store.write((tx) => queueMail(tx, context(), { ...MAIL, ...changes }));
async function isSent(changes: Partial<Mail> = {}): Promise<boolean> {
  return (await queue(changes)) !== null;
}
const fill = async () => {
  for (const causedById of ['gold', 'managers', 'admins']) expect(await isSent({ causedById })).toBe(true);
};

describe('mails that somebody else caused', () => {
  it('one recipient gets three a day, whoever causes them; others get theirs [SAF-29]', async () => {
    await fill();
    for (const causedById of ['gold', 'captains']) expect(await isSent({ causedById })).toBe(false);
    expect(await isSent({ recipient: castEmail('new') })).toBe(true);
  });

  it('a day is any 24 hours [SAF-29]', async () => {
    await isSent();
    world.clock.advance(DAY_MS - 2);
    await isSent();
    await isSent();
    expect(await isSent()).toBe(false);
    world.clock.advance(2);
    expect(await isSent()).toBe(true);
    expect(await isSent()).toBe(false);
  });

  it.each(['VOLUNTEER@demo.example', ' volunteer@DEMO.example', 'volunteer+again@demo.example'])(
    '«%s» is the same recipient [SAF-29]',
    async (recipient) => {
      await fill();
      expect(await isSent({ recipient })).toBe(false);
    },
  );
});

describe('mails that are never held', () => {
  it.each(['recovery', 'verify-email', 'password-changed', 'quest-changed', 'application-accepted'] as const)(
    'the kind %s, by which nobody else bothers anybody [SAF-29]',
    async (kind) => {
      await fill();
      for (let number = 0; number < 5; number += 1) expect(await isSent({ kind })).toBe(true);
      // Resets and confirmations count for limits of their own.
      const recipientHash = world.config.dataKey.hash('recipient', MAIL.recipient);
      const counted = await world.store.read.select().from(causedMail);
      expect(counted.filter((row) => row.recipientHash === recipientHash)).toHaveLength(3);
    },
  );

  it('what the owner asks for is sent, whatever others have asked for [SAF-29]', async () => {
    await fill();
    const recovery = `mutation { sendAccountRecoveryEmail(email: "${MAIL.recipient}", titleId: "chariteers") }`;
    expect((await world.gql(recovery)).errors).toBeUndefined();
  });

  const sharing = (questId: string) =>
    world.store.write(async (tx) => {
      for (const chariteerId of ['volunteer', 'gold']) await insertContract(tx, { questId, chariteerId });
    });

  it('of people who are on a quest together, as long as they are [SAF-29]', async () => {
    await world.store.write((tx) => upcomingQuest(tx, { id: 'ahead' }));
    await sharing('ahead');
    for (let number = 0; number < 5; number += 1) expect(await isSent()).toBe(true);
    // Who is not on it counts as before.
    expect(await isSent({ causedById: 'managers' })).toBe(true);
    await world.store.write((tx) =>
      tx.update(contract).set({ abandonedAt: TEST_NOW }).where(eq(contract.chariteerId, 'gold')),
    );
    expect([await isSent(), await isSent(), await isSent()]).toEqual([true, true, false]);
  });

  it('not of people whose quest is over [SAF-29]', async () => {
    await world.store.write((tx) => pastQuest(tx, { id: 'past' }));
    await sharing('past');
    await fill();
    expect(await isSent()).toBe(false);
  });
});

describe('the link to a guardian', () => {
  const UNKNOWN = 'query ($token: String!) { guardianRequest(token: $token) { username } }';
  const teen = (number: number) =>
    registeredTeen(world, { username: `Lantern${number}`, emailAddress: `pier${number}@new.example` });
  const linksToGuardian = async () => (await mailsTo(world, GUARDIAN.guardianEmail)).length;

  it('is held after three by whichever young people: who asks is told, and older links stay good [SAF-29, SAF-08]', async () => {
    const first = await teen(1);
    const link = await guardianToken(world, 'guardian/consent');
    await teen(2);
    await teen(3);
    // Registering goes on; only the link waits.
    const fourth = await teen(4);
    expect(await linksToGuardian()).toBe(3);
    expect(await consentOf(world, fourth.playerId)).toMatchObject({ state: 'asked', linkSentAt: null });
    for (const { headers } of [first, fourth]) {
      expect((await world.gql(ASK, { input: GUARDIAN }, { headers })).code).toBe('MAIL_HELD');
    }
    expect(await linksToGuardian()).toBe(3);
    expect((await world.gql(UNKNOWN, { token: link })).errors).toBeUndefined();
    world.clock.advance(DAY_MS);
    expect((await world.gql(ASK, { input: GUARDIAN }, { headers: fourth.headers })).code).toBeUndefined();
    expect(await linksToGuardian()).toBe(4);
  });

  it('is not held when the guardian asks for it [SAF-29]', async () => {
    for (const number of [1, 2, 3]) await teen(number);
    const ask = `mutation { sendGuardianLink(email: "${GUARDIAN.guardianEmail}") }`;
    expect((await world.gql(ask)).errors).toBeUndefined();
    expect(await linksToGuardian()).toBe(6);
  });
});

describe('what is kept to count', () => {
  it('is a keyed hash for a day: nobody without the key can try addresses out [SAF-29]', async () => {
    await queue();
    const [row] = await world.store.read.select().from(causedMail);
    expect(row?.recipientHash).toBe(world.config.dataKey.hash('recipient', MAIL.recipient));
    expect(readConfig({}).dataKey.hash('recipient', MAIL.recipient)).not.toBe(row?.recipientHash);
    await sweepCausedMail(world.store, TEST_NOW + DAY_MS - 1);
    expect(await world.store.read.select().from(causedMail)).toHaveLength(1);
    await sweepCausedMail(world.store, TEST_NOW + DAY_MS);
    expect(await world.store.read.select().from(causedMail)).toEqual([]);
  });

  it('stays when the account that a mail is about is removed, or a new one would begin anew [SAF-29]', async () => {
    for (let number = 0; number < 3; number += 1) {
      await queue({ recipient: 'stranger@new.example', ownerId: 'gold' });
    }
    const address = castEmail('gold');
    await world.gql(
      `mutation { removeChariteer(input: { emailAddress: "${address}" }) { id } }`,
      {},
      { as: 'gold' },
    );
    const again = { recipient: 'stranger@new.example', ownerId: null, causedById: 'new' };
    expect(await isSent(again)).toBe(false);
  });
});

describe.each(BACKENDS.filter((backend) => !backend.isMissing))(
  'ten at the same moment on $name',
  (backend) => {
    it('three of them are sent, by whichever process [SAF-29]', async () => {
      const place = await backend.start();
      const config = readConfig({});
      const stores: Store[] = [openStore({ url: place.url, cells: TEST_CELLS })];
      if (backend.name.includes('server')) stores.push(openStore({ url: place.url, cells: TEST_CELLS }));
      const mail = { ...MAIL, ownerId: null };
      const sent = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          stores[number % stores.length]?.write((tx) => queueMail(tx, { now: TEST_NOW, config }, mail)),
        ),
      );
      expect(sent.filter((id) => id !== null)).toHaveLength(3);
      for (const store of stores) await store.close();
      await place.close();
    });
  },
);
