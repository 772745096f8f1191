import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfirmedAddress } from '#api/access/outbox/confirmed-address.ts';
import { readReaches } from '#api/access/outbox/messages/ways-to-reach.ts';
import { tellOfRefusals } from '#api/verbs/mail-reports/tell-of-refusals.ts';
import { peopleToTell } from '#api/verbs/quests/people-to-tell.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { contactEmail } from '#db/schema/account.ts';
import { castEmail, TEST_NOW } from '../support/cast.ts';
import { ASK, registeredTeen } from '../support/guardian.ts';
import { dispatcherTo, queueTo } from '../support/mail-queue.ts';
import { startMailServer } from '../support/mail-server.ts';
import { readMails } from '../support/mails.ts';
import { GUARDIAN } from '../support/registration.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const GOLD = castEmail('gold');

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** Sends what waits through a real server that answers each recipient so. */
async function send(answer: number | null): Promise<void> {
  const server = await startMailServer(undefined, {
    recipient: () => (answer === null ? null : { responseCode: answer }),
  });
  const dispatcher = dispatcherTo(world, server.url);
  await dispatcher.round();
  dispatcher.close();
  await server.stop();
}

async function tellGold(answer: number | null, more: { recipient?: string } = {}): Promise<void> {
  await queueTo(world, 'booted', ['gold'], { recipient: GOLD, ownerId: 'gold', ...more });
  await send(answer);
}

async function contact() {
  const [row] = await world.store.read.select().from(contactEmail).where(eq(contactEmail.accountId, 'gold'));
  return row;
}

const OWN = 'query { getAccountInfo { contactEmails { emailAddress verificationStatus isUnreachable } } }';
const seen = async () =>
  (await world.gql<{ getAccountInfo: { contactEmails: unknown[] } }>(OWN, {}, { as: 'gold' })).data
    ?.getAccountInfo.contactEmails;

describe('an address that its server refuses', () => {
  it('is marked, nobody writes there any more, and the person sees it [MSG-07: refused for good]', async () => {
    const { store } = world;
    await store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'q' });
      await insertContract(tx, { questId: 'q', chariteerId: 'gold' });
    });
    const [before] = await readReaches(store.read, ['gold'], ['email'], TEST_NOW);
    expect(before?.recipients.email).toBe(GOLD);
    await tellGold(550);
    expect((await readMails(world)).map(({ status }) => status)).toEqual(['failed']);
    expect(await contact()).toMatchObject({ verificationStatus: 'Confirmed', unreachableAt: TEST_NOW });
    const [after] = await readReaches(store.read, ['gold'], ['email'], TEST_NOW);
    expect(after?.recipients.email).toBeNull();
    expect(await readConfirmedAddress(store.read, 'gold')).toBeNull();
    expect(
      await peopleToTell(store.read, { config: world.config, now: TEST_NOW }, { id: 'q', providerId: '1' }),
    ).toMatchObject({
      reaches: [{ recipients: { email: null } }],
      unreached: [{ contract: { chariteerId: 'gold' }, reason: 'REFUSED_ADDRESS' }],
    });
    expect(await seen()).toEqual([
      { emailAddress: GOLD, verificationStatus: 'Confirmed', isUnreachable: true },
    ]);
  });

  it.each([
    ['for now', 451, {}],
    ['not at all', null, {}],
    ['as the address of somebody else', 550, { recipient: 'guardian@demo.example' }],
  ] as const)(
    'one that is refused %s is not marked [MSG-07: refused for good]',
    async (_how, answer, more) => {
      await tellGold(answer, more);
      expect(await contact()).toMatchObject({ unreachableAt: null });
    },
  );

  it('the same address again sends the link there, and opening it ends the mark [MSG-07: confirmed anew]', async () => {
    await tellGold(550);
    const SET = `mutation { addOrUpdateContactEmail(emailAddress: "${GOLD}") { verificationStatus } }`;
    expect((await world.gql(SET, {}, { as: 'gold' })).code).toBeUndefined();
    const mail = (await readMails(world)).find(({ kind }) => kind === 'verify-email');
    expect(mail?.recipient).toBe(GOLD);
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1];
    await world.gql(`mutation { verifyEmail(token: "${token}") }`);
    expect(await contact()).toMatchObject({ verificationStatus: 'Confirmed', unreachableAt: null });
    expect(await seen()).toMatchObject([{ isUnreachable: false }]);
  });

  it('another address has no mark [MSG-07: changed]', async () => {
    await tellGold(550);
    const SET = 'mutation { addOrUpdateContactEmail(emailAddress: "new@gold.example") { isUnreachable } }';
    expect((await world.gql(SET, {}, { as: 'gold' })).data).toEqual({
      addOrUpdateContactEmail: { isUnreachable: false },
    });
    expect(await contact()).toMatchObject({ emailAddress: 'new@gold.example', unreachableAt: null });
  });
});

describe('an address that someone typed for somebody else', () => {
  const GUARDIAN_SEEN = 'query { getAccountInfo { guardian { guardianEmail isEmailRefused } } }';
  const seenBy = async (headers: Record<string, string>) =>
    (await world.gql<{ getAccountInfo: unknown }>(GUARDIAN_SEEN, {}, { headers })).data?.getAccountInfo;

  it('of a guardian is told as refused to the young person until another link went out [MSG-07] [SAF-08]', async () => {
    const { headers } = await registeredTeen(world);
    const guardian = { guardianEmail: GUARDIAN.guardianEmail, isEmailRefused: false };
    expect(await seenBy(headers)).toEqual({ guardian });
    await send(550);
    expect(await seenBy(headers)).toEqual({ guardian: { ...guardian, isEmailRefused: true } });
    world.clock.advance(HOUR_MS);
    const input = { ...GUARDIAN, guardianEmail: 'right@family.example' };
    expect((await world.gql(ASK, { input }, { headers })).code).toBeUndefined();
    expect(await seenBy(headers)).toEqual({
      guardian: { guardianEmail: 'right@family.example', isEmailRefused: false },
    });
  });
});

describe('whoever can correct an address that email can’t reach', () => {
  /** What the inbox holds about addresses, as subjects, by account. */
  async function toldTo(headers: Record<string, string> | null, as: 'gold' | 'admins' = 'gold') {
    const INBOX = 'query { inbox { messages { subject } } }';
    const { data } = await world.gql<{ inbox: { messages: { subject: string }[] } }>(
      INBOX,
      {},
      headers ? { headers } : { as },
    );
    return data?.inbox.messages.map(({ subject }) => subject).filter((text) => /reach/.test(text));
  }
  const tell = () => tellOfRefusals(world.store, { now: world.clock.now(), config: world.config });

  it('is told once in the inbox that no email reaches their own [MSG-07]', async () => {
    await tellGold(550);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await toldTo(null)).toEqual(['We can’t reach your email address']);
  });

  it('is told once, however many find the refusal at the same time [MSG-07]', async () => {
    await tellGold(550);
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1]);
    expect(await toldTo(null)).toHaveLength(1);
  });

  it('hears nothing of an email that failed for another reason [MSG-07]', async () => {
    await tellGold(451);
    expect(await tell()).toBe(0);
  });

  it('is told by email at the old address when the new one is refused [MSG-07]', async () => {
    await queueTo(world, 'email-change', ['gold'], { recipient: 'no@gold.example', ownerId: 'gold' });
    await send(550);
    expect(await tell()).toBe(1);
    const mails = (await readMails(world)).filter(({ kind }) => kind === 'address-refused');
    expect(mails.map(({ recipient, body }) => [recipient, body.includes('/settings')])).toEqual([
      [GOLD, true],
    ]);
    expect(mails[0]?.body).not.toContain('no@gold.example');
  });

  it('is told when the guardian’s address is refused, until another link went out [MSG-07] [SAF-08]', async () => {
    const { headers } = await registeredTeen(world);
    await send(550);
    // The server refused the teen’s own address, too.
    expect(await tell()).toBe(2);
    expect(await toldTo(headers)).toContain('We couldn’t reach your guardian');
  });

  it('hears nothing of a guardian’s address that was corrected since [MSG-07] [SAF-08]', async () => {
    const { headers } = await registeredTeen(world);
    await send(550);
    await world.store.write((tx) => tx.update(contactEmail).set({ unreachableAt: null }));
    world.clock.advance(HOUR_MS);
    const input = { ...GUARDIAN, guardianEmail: 'right@family.example' };
    expect((await world.gql(ASK, { input }, { headers })).code).toBeUndefined();
    expect(await tell()).toBe(0);
  });

  it('is told when the address for answers to their charity is refused [MSG-07]', async () => {
    const ASK_ANSWERS =
      'mutation { askForAnswersAddress(providerId: "1", emailAddress: "desk@charity.example") }';
    expect((await world.gql(ASK_ANSWERS, {}, { as: 'admins' })).code).toBeUndefined();
    await send(550);
    expect(await tell()).toBe(1);
    expect(await toldTo(null, 'admins')).toEqual(['We couldn’t reach the address for answers']);
  });
});
