import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { rememberBrowser } from '#api/access/request/known-browser.ts';
import { insertAccount, insertVolunteer } from '#db/factories/insert-account.ts';
import { contactEmail } from '#db/schema/account.ts';
import { limitOfMail, MAILBOX_LIMITS, OCCASION_RULES } from '#domain/messages/caused-mail.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { startJoining } from '../support/joining.ts';
import { GUARDIAN, mails, register, TEEN_BIRTH } from '../support/registration.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const FIFTY = Array.from({ length: 50 }, (_, number) => number);
const aliasOf = (number: number) => `Victim+${number}@Family.example`;
const networkOf = (number: number) => `198.51.100.${number}`;
const RECOVER =
  'mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';
const SET_CONTACT = `mutation ($emailAddress: String!) {
  addOrUpdateContactEmail(emailAddress: $emailAddress) { emailAddress verificationStatus }
}`;

let world: World;
beforeEach(async () => {
  world = await openWorld({ env: { AUTH_GENERIC_ERRORS: '1' } });
});
afterEach(() => world.close());

/** How many emails went to a mailbox, however its address was written. */
async function sentTo(name: string): Promise<number> {
  const all = await mails(world);
  return all.filter(({ recipient }) => recipient.toLowerCase().startsWith(name)).length;
}

/** Accounts of strangers under aliases of one mailbox that none of them reads. */
async function unconfirmedAccounts(): Promise<string[]> {
  return world.store.write(async (tx) => {
    const ids: string[] = [];
    for (const number of FIFTY) {
      const { id, email } = await insertAccount(tx, { id: `alias${number}`, email: aliasOf(number) });
      await tx.insert(contactEmail).values({ id: `contact${number}`, accountId: id, emailAddress: email });
      ids.push(id);
    }
    return ids;
  });
}

/** A browser in which someone has logged in before. */
async function knownBrowserOf(accountId: string): Promise<Record<string, string>> {
  const request = { isBrowser: true, browserToken: null, userAgent: '' };
  const context = { now: TEST_NOW, config: world.config, request } as unknown as Parameters<
    typeof rememberBrowser
  >[1];
  const cookie = await world.store.write((tx) => rememberBrowser(tx, context, accountId));
  return { origin: 'http://chariteers.test', cookie: cookie?.split(';')[0] ?? '' };
}

describe('strangers who write to one mailbox', () => {
  it('register fifty aliases of it, and it gets six confirmations a day; every answer is the same [SAF-27, SAF-29]', async () => {
    const answers = new Set<string>();
    for (const number of FIFTY) {
      const changes = { emailAddress: aliasOf(number), username: `Alias${number}` };
      const { data, code, status } = await register(world, changes, { address: networkOf(number) });
      answers.add(JSON.stringify({ data, code, status }));
    }
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.confirmation);
    expect([...answers]).toEqual(['{"data":{"registerChariteer":{"playerId":null}},"status":200}']);
  });

  it('name it as the contact of fifty accounts, and it gets six confirmations a day; every answer is the same [SAF-29]', async () => {
    const answers = new Set<string>();
    for (const number of FIFTY) {
      const id = await world.store.write(async (tx) => (await insertVolunteer(tx)).account.id);
      const headers = { authorization: `Bearer ${await world.sessions.open(id)}` };
      const { data, code } = await world.gql(
        SET_CONTACT,
        { emailAddress: 'victim@family.example' },
        { headers },
      );
      answers.add(JSON.stringify({ data, code, number: number < 0 }));
    }
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.confirmation);
    expect(answers.size).toBe(1);
    world.clock.advance(DAY_MS);
    await register(world, { emailAddress: aliasOf(0) });
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.confirmation + 1);
  });

  it('ask for new passwords of fifty accounts under aliases, and it gets ten a day [SAF-29]', async () => {
    await unconfirmedAccounts();
    for (const number of FIFTY)
      await world.gql(RECOVER, { email: aliasOf(number) }, { address: networkOf(number) });
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.reset);
  });

  it('ask for codes for fifty aliases, and it gets five an hour [JOI-02]', async () => {
    for (const number of FIFTY)
      await startJoining(world, { email: aliasOf(number) }, { address: networkOf(number) });
    expect(await sentTo('victim')).toBe(5);
  });

  it('name it as the guardian of eighteen children and ask for their links, and it gets three and twelve [SAF-29]', async () => {
    for (const number of FIFTY.slice(0, 18)) {
      const guardian = { ...GUARDIAN, guardianEmail: aliasOf(number) };
      const emailAddress = `child${number}@new.example`;
      const answer = await register(world, {
        emailAddress,
        username: `Lantern${number}`,
        dateOfBirth: TEEN_BIRTH,
        guardian,
      });
      expect(answer.errors).toBeUndefined();
    }
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.others);
    for (const number of [1, 2, 3]) {
      const ask = 'mutation ($email: String!) { sendGuardianLink(email: $email) }';
      await world.gql(ask, { email: aliasOf(number) }, { address: networkOf(number) });
    }
    expect(await sentTo('victim')).toBe(MAILBOX_LIMITS.others + MAILBOX_LIMITS.guardianAsked);
  });

  it('ask for twenty login codes a day, however its address is written; then no more until the day is over [JOI-02, SAF-29]', async () => {
    const codes = new Set<string | undefined>();
    for (const number of FIFTY) {
      if (number % 5 === 0) world.clock.advance(DAY_MS / 20);
      const options = { address: networkOf(number) };
      codes.add((await startJoining(world, { email: aliasOf(number) }, options)).code);
    }
    expect(await sentTo('victim')).toBe(20);
    expect([...codes]).toEqual([undefined, 'RATE_LIMITED']);
    world.clock.advance(DAY_MS);
    expect((await startJoining(world, { email: aliasOf(0) })).code).toBeUndefined();
  });

  const KINDS = Object.keys(MAIL_KINDS) as MailKind[];
  const caused = KINDS.filter((kind) => OCCASION_RULES[MAIL_KINDS[kind].occasion].canStrangerCause);
  it.each(caused.filter((kind) => limitOfMail(kind, true)))(
    'cause fifty emails of the kind %s, and it gets as many as one limit allows [SAF-29]',
    async (kind) => {
      const owners = await unconfirmedAccounts();
      for (const [number, ownerId] of owners.entries()) {
        const mail = { kind, recipient: aliasOf(number), ownerId, subject: 'Hello', body: 'Hello.' };
        const context = { now: TEST_NOW, config: world.config };
        await world.store.write((tx) => queueMail(tx, context, { ...mail, causedById: 'gold' }));
      }
      const { limit } = limitOfMail(kind, true) ?? {};
      expect(limit && (await sentTo('victim'))).toBe(limit && MAILBOX_LIMITS[limit]);
    },
  );
});

describe('the owner of a mailbox that strangers have filled', () => {
  const fill = async (kind: 'verify-email' | 'recovery') => {
    const context = { now: TEST_NOW, config: world.config };
    const mail = { kind, ownerId: null, subject: 'Hello', body: 'Hello.' };
    for (const number of FIFTY)
      await world.store.write((tx) =>
        queueMail(tx, context, { ...mail, recipient: `gold+${number}@demo.example` }),
      );
    return sentTo('gold');
  };

  it('gets a confirmation that is asked for in a known browser, and a stranger’s browser gets none [SAF-23, SAF-29]', async () => {
    const before = await fill('verify-email');
    const alias = { emailAddress: 'gold+second@demo.example' };
    const strangers = await knownBrowserOf('volunteer');
    await register(world, { ...alias, username: 'Alias1' }, { headers: strangers });
    expect(await sentTo('gold')).toBe(before);
    const own = await knownBrowserOf('gold');
    await register(world, { emailAddress: 'gold+third@demo.example', username: 'Alias2' }, { headers: own });
    expect(await sentTo('gold')).toBe(before + 1);
  });

  it('gets a link for a new password where none is good any more, and in a known browser always [SAF-23, SAF-29]', async () => {
    const before = await fill('recovery');
    const recover = (headers = {}) => world.gql(RECOVER, { email: castEmail('gold') }, { headers });
    await recover();
    expect(await sentTo('gold'), 'no link of its own yet').toBe(before + 1);
    await recover();
    expect(await sentTo('gold'), 'the link is good for an hour').toBe(before + 1);
    await recover(await knownBrowserOf('gold'));
    expect(await sentTo('gold')).toBe(before + 2);
    world.clock.advance((3 * 3_600_000) / 4);
    await recover();
    expect(await sentTo('gold')).toBe(before + 3);
  });
});
