import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { insertWalletEntry } from '#api/alerts/wallet/insert-wallet-entry.ts';
import { readMana } from '#api/alerts/wallet/wallet-queries.ts';
import { insertFavoriteDistricts } from '#db/factories/insert-favorite-districts.ts';
import { account } from '#db/schema/account.ts';
import { alert, alertRecipient } from '#db/schema/alert.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { district as districts } from '#db/schema/district.ts';
import { provider } from '#db/schema/provider.ts';
import { walletEntry } from '#db/schema/wallet.ts';
import { insertAlertPeople } from '../support/alert-people.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.store.write(insertAlertPeople);
});
afterEach(() => world.close());

type Mutation = 'sendChariteersAlert' | 'sendChariteersManaAlert';
const send = (args: object = {}, mutation: Mutation = 'sendChariteersManaAlert', as: CastName = 'managers') =>
  world.gql<Record<string, { id: string }>>(
    `mutation($senderId: ID!, $manaCost: Int!, $providerId: ID!, $volunteersIds: [ID!]!, $input: ChariteerAlertInput) {
      ${mutation}(senderId: $senderId, manaCost: $manaCost, providerId: $providerId, questId: "q",
        volunteersIds: $volunteersIds, input: $input) { id }
    }`,
    { senderId: as, providerId: '1', manaCost: 0, volunteersIds: ['oldone', 'oldtwo'], ...args },
    { as },
  );
const input = (filters: object) => ({ questId: 'q', districtIds: [], filters });
const TO_TRIED = {
  manaCost: 10,
  volunteersIds: ['oldone', 'oldtwo', 'tried'],
  input: input({ toQuestCompletedVolunteers: false }),
};
const TO_NEW = {
  manaCost: 20,
  volunteersIds: ['newone', 'newtwo'],
  input: input({ previousVolunteers: false, newVolunteers: true }),
};
const fund = (amount: number, providerId = '1') =>
  world.store.write((tx) =>
    insertWalletEntry(tx, TEST_NOW, {
      providerId,
      amount,
      reason: 'Gift',
      alertId: null,
      createdBy: 'staff',
    }),
  );
type Sent = { username: string | null; audience: string; volunteers: number };
const sentAs = async (as: CastName) => {
  const fields = 'username audience channels volunteers manaCost createdAt';
  const text = `{ alertDesk(questId: "q") { sent { ${fields} } } }`;
  return (await world.gql<{ alertDesk: { sent: Sent[] } }>(text, {}, { as })).data?.alertDesk.sent;
};
const mana = () => readMana(world.store.read, '1');
const mails = () => readMails(world);

describe('sending an alert', () => {
  it('a charity that is shown to nobody sends none: its links would lead nowhere, and nothing is paid [ALE-11]', async () => {
    await fund(100);
    await world.store.write(async (tx) => {
      await tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1'));
    });
    const { code, errors } = await send(TO_NEW);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors?.[0]?.message).toContain('Your charity is hidden');
    expect(await mana()).toBe(100);
    expect(await mails()).toEqual([]);
    const found = await world.gql(
      'query($input: ChariteerAlertInput!) { getChariteerAlertVolunteers(input: $input) { manaCost } }',
      { input: input({}) },
      { as: 'managers' },
    );
    expect(found.code).toBe('BAD_USER_INPUT');
    await world.store.write(async (tx) => {
      await tx.update(provider).set({ isVisible: true }).where(eq(provider.id, '1'));
    });
    expect((await send(TO_NEW)).errors).toBeUndefined();
  });

  it('who has had three mails from others today is left out, costs nothing, and gets no fourth [SAF-29]', async () => {
    const alerted = {
      recipient: 'oldone@demo.example',
      subject: 'Hello',
      body: 'Hello.',
      ownerId: null,
      causedById: 'gold',
    };
    const context = { now: TEST_NOW, config: world.config };
    for (let number = 0; number < 3; number += 1) {
      await world.store.write((tx) => queueMail(tx, context, { ...alerted, kind: 'alert' }));
    }
    const found = await world.gql<{ getChariteerAlertVolunteers: { volunteers: { id: string }[] } }>(
      `query($input: ChariteerAlertInput!) { getChariteerAlertVolunteers(input: $input) { volunteers { id } } }`,
      { input: input({}) },
      { as: 'managers' },
    );
    const ids = found.data?.getChariteerAlertVolunteers.volunteers.map(({ id }) => id);
    expect(ids).toContain('oldtwo');
    expect(ids).not.toContain('oldone');
    expect((await send()).code).toBe('MANA_COST_CHANGED');
    expect((await send({ volunteersIds: ['oldtwo'] })).errors).toBeUndefined();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      ...Array.from({ length: 3 }, () => 'oldone@demo.example'),
      'oldtwo@demo.example',
    ]);
    // The broadcast counts too.
    expect(await world.store.read.$count(causedMail)).toBe(4);
  });

  it('one that costs nothing leaves the wallet alone and mails each volunteer [API-30, OPEN-ALE-03]', async () => {
    const { data, errors } = await send({}, 'sendChariteersAlert');
    expect(errors).toBeUndefined();
    const id = data?.sendChariteersAlert?.id;
    const queued = await mails();
    expect(queued.map(({ recipient }) => recipient).sort()).toEqual([
      'oldone@demo.example',
      'oldtwo@demo.example',
    ]);
    expect(queued[0]).toMatchObject({ subject: 'Harbor Table needs you: Soup line', channel: 'email' });
    expect(queued[0]?.body).toContain('http://chariteers.test/questList/1/quest/q');
    expect(await world.store.read.select().from(alert)).toMatchObject([
      { id, questId: 'q', providerId: '1', senderId: 'managers', manaCost: 0 },
    ]);
    expect(await world.store.read.select().from(alertRecipient)).toHaveLength(2);
    expect(await world.store.read.select().from(walletEntry)).toEqual([]);
    const entries = await world.store.read.select().from(auditEntry);
    expect(entries.find(({ action }) => action === 'alert-sent')).toMatchObject({
      actorId: 'managers',
      subjectId: 'q',
      detail: {
        audience: 'Previous volunteers who completed a quest in the past 6 months; 18 to 75 years old',
        manaCost: 0,
        volunteers: 2,
        channels: 'email',
      },
    });
  });

  it('debit, alert and mails come in one write [API-30, OPEN-ALE-01, OPEN-ALE-02]', async () => {
    await fund(25);
    const { data, errors } = await send(TO_NEW);
    expect(errors).toBeUndefined();
    expect(await mana()).toBe(5);
    const [, debit] = await world.store.read.select().from(walletEntry);
    const alertId = data?.sendChariteersManaAlert?.id;
    expect(debit).toMatchObject({ amount: -20, alertId, createdBy: 'managers', providerId: '1' });
    expect(await mails()).toHaveLength(2);
  });

  it('says afterwards who sent it, whom it was for by every filter, to how many it went and what it cost', async () => {
    await fund(10);
    const narrow = {
      manaCost: 10,
      volunteersIds: ['tried'],
      input: {
        ...input({ toQuestCompletedVolunteers: false, maxAge: 60, spanish: true }),
        districtIds: ['2'],
      },
    };
    await world.store.write(async (tx) => {
      await tx
        .update(chariteer)
        .set({ languages: ['spanish'] })
        .where(eq(chariteer.id, 'tried'));
      await insertFavoriteDistricts(tx, 'tried', ['2']);
    });
    expect((await send(narrow)).errors).toBeUndefined();
    world.clock.advance(60_000);
    expect((await send({}, 'sendChariteersAlert', 'admins')).errors).toBeUndefined();
    const [district] = await world.store.read.select().from(districts).where(eq(districts.id, '2'));
    const sent = await sentAs('staff');
    expect(sent).toEqual([
      {
        username: 'admins',
        audience: 'Previous volunteers who completed a quest in the past 6 months; 18 to 75 years old',
        channels: ['email'],
        volunteers: 2,
        manaCost: 0,
        createdAt: new Date(TEST_NOW + 60_000).toISOString(),
      },
      {
        username: 'managers',
        audience: `Previous volunteers; 18 to 60 years old; who speak Spanish; with a favorite in ${district?.name}`,
        channels: ['email'],
        volunteers: 1,
        manaCost: 10,
        createdAt: new Date(TEST_NOW).toISOString(),
      },
    ]);
    expect(await sentAs('managers')).toEqual(sent);
    const log = await world.gql<{ auditPage: { items: { actorUsername: string; detail: string }[] } }>(
      '{ auditPage(filter: { action: "alert-sent" }) { items { actorUsername detail } } }',
      {},
      { as: 'staff' },
    );
    expect(
      log.data?.auditPage.items.map((entry) => [entry.actorUsername, JSON.parse(entry.detail).audience]),
    ).toEqual(sent?.map(({ username, audience }) => [username, audience]));
  });

  it('names who sent it to the charity, but not somebody young to who does not share a group with them', async () => {
    expect((await send()).errors).toBeUndefined();
    const namesFor = async (as: CastName) => (await sentAs(as))?.map(({ username }) => username);
    await world.store.write((tx) =>
      tx.update(chariteer).set({ hidesUsername: true }).where(eq(chariteer.id, 'managers')),
    );
    expect(await namesFor('provider')).toEqual(['managers']);
    await world.store.write((tx) =>
      tx.update(account).set({ dateOfBirth: '2010-01-01' }).where(eq(account.id, 'managers')),
    );
    expect(await namesFor('provider')).toEqual([null]);
    expect(await namesFor('staff')).toEqual(['managers']);
    await world.store.write((tx) => tx.update(alert).set({ senderId: null }));
    expect(await namesFor('staff'), 'the account is gone').toEqual([null]);
  });

  it('without enough Mana nothing is sent and nothing is paid [ALE-20]', async () => {
    await fund(9);
    await fund(1000, '2');
    const { code, errors } = await send(TO_TRIED);
    expect(code).toBe('INSUFFICIENT_MANA');
    expect(errors?.[0]?.extensions.statusCode).toBe(406);
    expect(await mana()).toBe(9);
    expect(await mails()).toEqual([]);
    expect(await world.store.read.select().from(alert)).toEqual([]);
  });

  it('two managers who press at once cannot overdraw the wallet [ALE-20]', async () => {
    await fund(25);
    const other = { ...TO_TRIED, manaCost: 10, volunteersIds: ['tried'] };
    const answers = await Promise.all([
      send(TO_NEW),
      send({ ...TO_NEW, manaCost: 10, volunteersIds: ['newone'] }, 'sendChariteersManaAlert', 'admins'),
      send(other, 'sendChariteersManaAlert', 'provider'),
    ]);
    const refused = answers.flatMap(({ code }) => code ?? []);
    expect(refused.length).toBeGreaterThan(0);
    expect(['MANA_COST_CHANGED', 'INSUFFICIENT_MANA']).toEqual(expect.arrayContaining(refused));
    // Whoever came first: each email is paid, and nothing that is not there is spent.
    const told = (await mails()).map(({ recipient }) => recipient);
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(0);
    expect(await mana()).toBe(25 - 10 * told.length);
    expect(await mana()).toBeGreaterThanOrEqual(0);
  });

  it('pressing twice sends and pays once [OPEN-ALE-02]', async () => {
    await fund(100);
    const [first, second] = await Promise.all([send(TO_NEW), send(TO_NEW)]);
    expect(first?.data?.sendChariteersManaAlert?.id).toBeTruthy();
    expect(second?.data).toEqual(first?.data);
    expect(await mana()).toBe(80);
    expect(await mails()).toHaveLength(2);
  });

  it('nobody is alerted twice within a day [OPEN-ALE-02]', async () => {
    await send();
    const again = { volunteersIds: ['oldone'] };
    expect((await send(again)).code).toBe('MANA_COST_CHANGED');
    world.clock.set(TEST_NOW + 86_400_000 - 1);
    expect((await send(again)).code).toBe('MANA_COST_CHANGED');
    world.clock.set(TEST_NOW + 86_400_001);
    expect((await send(again)).errors).toBeUndefined();
    expect(await mails()).toHaveLength(3);
  });

  it.each<[string, object, Mutation, string]>([
    ['ALE-19 nobody', { volunteersIds: [] }, 'sendChariteersAlert', 'BAD_USER_INPUT'],
    [
      'OPEN-ALE-02 a cost that is told too low',
      { ...TO_NEW, manaCost: 19 },
      'sendChariteersManaAlert',
      'MANA_COST_CHANGED',
    ],
    ['OPEN-ALE-02 a negative cost', { manaCost: -5 }, 'sendChariteersManaAlert', 'MANA_COST_CHANGED'],
    [
      'OPEN-ALE-02 a person whom the filters do not find',
      { volunteersIds: ['oldone', 'newone'] },
      'sendChariteersAlert',
      'MANA_COST_CHANGED',
    ],
    ['OPEN-ALE-03 a cost by the free way', TO_NEW, 'sendChariteersAlert', 'MANA_COST_CHANGED'],
    ['API-30 another sender', { senderId: 'admins' }, 'sendChariteersAlert', 'FORBIDDEN'],
    ['API-30 another charity', { providerId: '2' }, 'sendChariteersAlert', 'FORBIDDEN'],
    [
      'API-30 filters of another quest',
      { input: { ...input({}), questId: 'other' } },
      'sendChariteersAlert',
      'FORBIDDEN',
    ],
    ['ALE-14 no channel', { input: input({ toEmail: false }) }, 'sendChariteersAlert', 'BAD_USER_INPUT'],
    [
      'OPEN-ALE-06 a channel without a service',
      { input: input({ toText: true }) },
      'sendChariteersAlert',
      'BAD_USER_INPUT',
    ],
  ])('%s: refused', async (_, args, mutation, code) => {
    await fund(500);
    expect((await send(args, mutation)).code).toBe(code);
    expect(await mails()).toEqual([]);
    expect(await mana()).toBe(500);
  });

  it('says it in its words [ALE-19]', async () => {
    const { errors } = await send({ volunteersIds: [] });
    expect(errors?.[0]?.message).toBe('Please select at least one volunteer.');
  });

  it('is refused to other roles [PERM-14, PERM-22]', async () => {
    for (const as of ['employees', 'boardmembers', 'captains', 'volunteer'] as const) {
      expect((await send({}, 'sendChariteersAlert', as)).code).toBe('FORBIDDEN');
    }
    expect((await send({}, 'sendChariteersAlert', 'admins')).errors).toBeUndefined();
  });

  it('is limited to twenty an hour [API-30]', async () => {
    for (let count = 0; count < 20; count++) await send({ volunteersIds: [] });
    expect((await send()).code).toBe('RATE_LIMITED');
  });
});
