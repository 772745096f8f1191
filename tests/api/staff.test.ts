import { eq } from 'drizzle-orm';
import type { GraphQLObjectType } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#api/access/auth/session.ts';
import { expireMail } from '#api/access/outbox/delivery/expire-mail.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { schema } from '#api/graphql/schema.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertLocation } from '#db/factories/insert-provider.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { groupRole, memberGroup } from '#db/schema/member-group.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { MailKind } from '#domain/messages/mail-kind.ts';
import { ROLES } from '#domain/permissions/permissions.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { readMails } from '../support/mails.ts';
import { tokenFor } from '../support/registration.ts';
import { DAY_MS, HOUR_MS, pastQuest, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Data = Record<string, Record<string, unknown>>;
const ask = (as: CastName | null, text: string, variables: Record<string, unknown> = {}) =>
  world.gql<Data>(text, variables, { as });

const actions = async () => (await world.store.read.select().from(auditEntry)).map(({ action }) => action);

const CREATE = `mutation($input: NewProviderInput!) { createProvider(input: $input) {
  id name mission districtId district { name } isVisible isSponsor organizationCode agePolicies
  approvedLocations { id index name address detail latitude } providerManagementGroupIDs
} }`;
const UPDATE = `mutation($input: ProviderChangesInput!) { updateProvider(input: $input) {
  id name mission districtId isVisible isSponsor organizationCode agePolicies approvedLocations { id name }
} }`;

describe('charities', () => {
  it('staff makes one, with its places, age policies and the group that manages it [ENT-13, ENT-14, ENT-15]', async () => {
    const policy = { name: 'Teens', supervisedAge: 12, soloAge: 16, maxAge: 99 };
    const { data, errors } = await ask('staff', CREATE, {
      input: {
        name: ' Hope House ',
        mission: 'Beds.',
        districtId: '2',
        isSponsor: true,
        isVisible: false,
        organizationCode: 'HOPE',
        agePolicies: [policy],
        approvedLocations: [{ name: 'Main', address: '1 Elm Street', latitude: 40.7, longitude: -74 }],
      },
    });
    expect(errors).toBeUndefined();
    const made = data?.createProvider;
    expect(made).toMatchObject({
      name: 'Hope House',
      mission: 'Beds.',
      district: { name: 'Riverside' },
      isVisible: false,
      isSponsor: true,
      organizationCode: 'HOPE',
      approvedLocations: [{ index: 0, name: 'Main', address: '1 Elm Street', detail: '', latitude: 40.7 }],
    });
    expect(JSON.parse(String(made?.agePolicies))).toEqual([policy]);
    const [group] = await world.store.read
      .select()
      .from(memberGroup)
      .where(eq(memberGroup.providerId, String(made?.id)));
    expect(made?.providerManagementGroupIDs).toEqual([group?.id]);
    const roles = await world.store.read
      .select()
      .from(groupRole)
      .where(eq(groupRole.groupId, group?.id ?? ''));
    expect(roles.map(({ roleId }) => roleId)).toEqual(expect.arrayContaining([...ROLES]));
    expect(await actions()).toEqual(['provider-created']);
  });

  it('changes what is given; a place that is left out stays with its past quests, unapproved', async () => {
    await world.store.write(async (tx) => {
      await insertLocation(tx, { id: 'hall', providerId: '1', name: 'Hall' });
      await insertLocation(tx, { id: 'shed', providerId: '1', name: 'Shed' });
      await insertLocation(tx, { id: 'foreign', providerId: '2' });
      await pastQuest(tx, { id: 'q', locationId: 'shed' });
    });
    const { data, errors } = await ask('staff', UPDATE, {
      input: {
        id: '1',
        isVisible: false,
        organizationCode: null,
        approvedLocations: [
          { name: 'New', address: '2 Elm Street' },
          { id: 'hall', name: 'Great Hall', address: '1 Elm Street' },
        ],
      },
    });
    expect(errors).toBeUndefined();
    expect(data?.updateProvider).toMatchObject({
      name: 'Harbor Table',
      isVisible: false,
      approvedLocations: [{ name: 'New' }, { id: 'hall', name: 'Great Hall' }],
    });
    const [shed] = await world.store.read.select().from(location).where(eq(location.id, 'shed'));
    expect(shed).toMatchObject({ name: 'Shed', isApproved: false });
    const stolen = { id: '1', approvedLocations: [{ id: 'foreign', name: 'x', address: 'y' }] };
    expect((await ask('staff', UPDATE, { input: stolen })).code).toBe('BAD_USER_INPUT');
    const [kept] = await world.store.read.select().from(location).where(eq(location.id, 'hall'));
    expect(kept?.isApproved).toBe(true);
  });

  it.each([
    ['upcoming', DAY_MS],
    ['running', -HOUR_MS],
  ])('keeps a charity in sight while people count on its %s quests [QST-08]', async (_which, begins) => {
    await world.store.write(async (tx) => {
      const startedAt = TEST_NOW + begins;
      await upcomingQuest(tx, { id: 'q', startedAt, endedAt: startedAt + 3 * HOUR_MS });
      await insertContract(tx, { questId: 'q', chariteerId: 'volunteer' });
    });
    const hide = () => ask('staff', UPDATE, { input: { id: '1', isVisible: false } });
    expect((await hide()).code).toBe('CHARITY_HAS_PEOPLE');
    await world.store.write(
      async (tx) =>
        void (await tx.update(quest).set({ publishingStatus: 'Cancelled' }).where(eq(quest.id, 'q'))),
    );
    expect((await hide()).data?.updateProvider).toMatchObject({ isVisible: false });
  });

  it('refuses a district or charity that is not there, and what breaks a rule, with a clear message', async () => {
    const input = { name: 'Hope', districtId: '99' };
    expect((await ask('staff', CREATE, { input })).code).toBe('DISTRICT_NOT_FOUND');
    expect((await ask('staff', UPDATE, { input: { id: '1', districtId: '99' } })).code).toBe(
      'DISTRICT_NOT_FOUND',
    );
    expect((await ask('staff', UPDATE, { input: { id: '99', name: 'x' } })).code).toBe('PROVIDER_NOT_FOUND');
    const refused = await ask('staff', CREATE, { input: { name: ' ', districtId: '1' } });
    expect(refused.errors?.[0]?.message).toBe('The charity’s name is required.');
    expect(await world.store.read.select().from(provider)).toHaveLength(3);
    expect(await actions()).toEqual([]);
  });

  it('lists all, hidden ones too, by a part of the name', async () => {
    await ask('staff', UPDATE, { input: { id: '3', isVisible: false } });
    const { data } = await ask('staff', '{ providerPage(q: "HILL") { total items { id name isVisible } } }');
    expect(data?.providerPage).toEqual({
      total: 1,
      items: [{ id: '3', name: 'Hilltop Shelter', isVisible: false }],
    });
    const page = await ask(
      'staff',
      '{ providerPage(districtId: "1", perPage: 1, page: 2) { total items { id } } }',
    );
    expect(page.data?.providerPage).toEqual({ total: 2, items: [{ id: '3' }] });
  });

  it('the organization code is for staff only [OPEN-ELI-01]', async () => {
    await ask('staff', UPDATE, { input: { id: '1', organizationCode: 'SECRET' } });
    for (const as of [null, 'volunteer', 'admins', 'provider'] as const) {
      const { data } = await ask(as, '{ provider(id: "1") { organizationCode } }');
      expect(data?.provider).toEqual({ organizationCode: null });
    }
  });
});

describe('districts', () => {
  const input = {
    name: ' Lakeside ',
    acronym: 'LKS',
    county: 'Hudson',
    state: 'NJ',
    noun: 'Charities',
    centerLatitude: 40.7,
    centerLongitude: -74,
    zoomLevel: 12.5,
  };
  const CREATE_DISTRICT = `mutation($input: NewDistrictInput!) { createDistrict(input: $input) { id name zoomLevel } }`;
  const UPDATE_DISTRICT = `mutation($input: DistrictChangesInput!) { updateDistrict(input: $input) {
    id name acronym zoomLevel } }`;

  it('staff adds one under the next number, and changes what is given [ENT-12, DEC-21]', async () => {
    const { data, errors } = await ask('staff', CREATE_DISTRICT, { input });
    expect(errors).toBeUndefined();
    expect(data?.createDistrict).toEqual({ id: '3', name: 'Lakeside', zoomLevel: 12.5 });
    const changed = await ask('staff', UPDATE_DISTRICT, {
      input: { id: '3', name: 'Bayside', acronym: null },
    });
    expect(changed.data?.updateDistrict).toEqual({
      id: '3',
      name: 'Bayside',
      acronym: 'LKS',
      zoomLevel: 12.5,
    });
    expect(await actions()).toEqual(['district-created', 'district-edited']);
  });

  it('refuses what breaks a rule [ENT-12]', async () => {
    const bad = await ask('staff', CREATE_DISTRICT, { input: { ...input, centerLatitude: 100 } });
    expect(bad.errors?.[0]?.message).toBe('Enter a latitude from -90 to 90.');
    const unknown = await ask('staff', UPDATE_DISTRICT, { input: { id: '77', name: 'x' } });
    expect(unknown.code).toBe('DISTRICT_NOT_FOUND');
  });
});

describe('accounts', () => {
  const PAGE = `query($q: String, $isBanned: Boolean, $accountType: AccountType, $page: Int, $perPage: Int) {
    accountPage(q: $q, isBanned: $isBanned, accountType: $accountType, page: $page, perPage: $perPage) {
      total items { id username email nameLast accountType isBanned ownProviderName subscriptionStatus } } }`;
  const page = (variables: Record<string, unknown>) => ask('staff', PAGE, variables);

  it('staff finds them by username, address or name, and by what they are [OPEN-PERM-05]', async () => {
    const byName = await page({ q: 'lindqvist' });
    expect(byName.data?.accountPage).toEqual({
      total: 1,
      items: [
        {
          id: 'gold',
          username: 'gold',
          email: 'gold@demo.example',
          nameLast: 'Lindqvist',
          accountType: 'Chariteer',
          isBanned: false,
          ownProviderName: null,
          subscriptionStatus: 'gold',
        },
      ],
    });
    expect((await page({ q: 'GOLD@demo' })).data?.accountPage).toMatchObject({ total: 1 });
    expect((await page({ isBanned: true })).data?.accountPage).toMatchObject({ items: [{ id: 'banned' }] });
    expect((await page({ accountType: 'Provider' })).data?.accountPage).toMatchObject({
      items: [{ id: 'provider', ownProviderName: 'Harbor Table' }],
    });
    const first = await page({ perPage: 1 });
    expect(first.data?.accountPage).toMatchObject({ total: 21, items: [{ id: 'admins' }] });
  });

  const ban = (accountId: string, reason = 'Spam') =>
    ask(
      'staff',
      'mutation($accountId: ID!, $reason: String!) { banAccount(accountId: $accountId, reason: $reason) { id isBanned } }',
      { accountId, reason },
    );
  const unban = (accountId: string) =>
    ask('staff', 'mutation($accountId: ID!) { unbanAccount(accountId: $accountId) { isBanned } }', {
      accountId,
    });

  it('a ban ends the sessions at once and keeps from logging in; unbanning lets in again [ENT-38, ERR-05]', async () => {
    const who = '{ getAccountInfo { username } }';
    expect((await ask('volunteer', who)).data?.getAccountInfo).toEqual({ username: 'volunteer' });
    expect((await ban('volunteer')).data?.banAccount).toEqual({ id: 'volunteer', isBanned: true });
    expect((await ask('volunteer', who)).data?.getAccountInfo).toBeNull();
    const login = `mutation { loginWithEmail(email: "volunteer@demo.example", password: "quest-demo-2026",
      titleId: "chariteers") { playerId } }`;
    expect((await ask(null, login)).code).toBe('ACCOUNT_BANNED');
    expect((await unban('volunteer')).data?.unbanAccount).toMatchObject({ isBanned: false });
    expect((await ask(null, login)).errors).toBeUndefined();
    expect((await ask('volunteer', who)).data?.getAccountInfo).toBeNull();
    const log = (await actions()).filter((action) => action.startsWith('account-'));
    expect(log).toEqual(['account-banned', 'account-unbanned']);
  });

  it('staff cannot block staff, and a second ban says nothing new', async () => {
    expect((await ban('staff')).code).toBe('BAD_USER_INPUT');
    expect((await ban('nobody')).code).toBe('ACCOUNT_NOT_FOUND');
    await ban('gold');
    await ban('gold');
    expect((await actions()).filter((action) => action === 'account-banned')).toHaveLength(1);
  });
});

describe('settings', () => {
  const SET = 'mutation($day: Date) { setVeilOfTime(day: $day) }';

  it('the Veil of Time is set and taken back, and holds for everybody [DEC-13, OPEN-ADQ-01]', async () => {
    const shown = async () => (await ask(null, '{ veilOfTime }')).data?.veilOfTime;
    expect(await shown()).toBe('2027-11-30');
    expect((await ask('staff', SET, { day: '2027-01-31' })).data).toEqual({ setVeilOfTime: '2027-01-31' });
    expect((await ask('staff', SET, { day: '2027-02-28' })).data).toEqual({ setVeilOfTime: '2027-02-28' });
    expect(await shown()).toBe('2027-02-28');
    expect((await ask('staff', SET, { day: '2026-11-15' })).code).toBe('BAD_USER_INPUT');
    expect((await ask('staff', SET, { day: null })).data).toEqual({ setVeilOfTime: '2027-11-30' });
    expect(await actions()).toEqual(['setting-changed', 'setting-changed', 'setting-changed']);
  });
});

describe('the year of the contest', () => {
  const SET = 'mutation($year: Int) { setContestYear(year: $year) { year startsOn endsOn } }';
  const of = (year: number) => ({ year, startsOn: `${year}-03-01`, endsOn: `${year}-03-31` });

  it('is the next March that has not ended, unless staff chose another, and everybody reads it [DEC-16, CTS-02]', async () => {
    const shown = async () => (await ask(null, '{ contest { year startsOn endsOn } }')).data?.contest;
    expect(await shown()).toEqual(of(2027));
    expect((await ask('staff', SET, { year: 2026 })).data).toEqual({ setContestYear: of(2026) });
    expect((await ask('staff', SET, { year: 2029 })).data).toEqual({ setContestYear: of(2029) });
    expect(await shown()).toEqual(of(2029));
    const tooLate = await ask('staff', SET, { year: 2032 });
    expect([tooLate.code, tooLate.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'Choose a year from 2026 to 2031.',
    ]);
    expect((await ask('managers', SET, { year: 2028 })).code).toBe('FORBIDDEN');
    expect((await ask('staff', SET, { year: null })).data).toEqual({ setContestYear: of(2027) });
    const changes = (await actions()).filter((action) => action === 'setting-changed');
    expect(changes).toHaveLength(3);
  });
});

describe('questions about supply requests', () => {
  const SET = `mutation($entries: [FaqEntryInput!]) { setSupplyFaq(entries: $entries) { question answer } }`;
  const questions = async (as: CastName | null) => {
    const { data } = await ask(as, '{ supplyFaq { question answer } }');
    const shown = (data?.supplyFaq ?? []) as unknown as { question: string }[];
    return shown.map(({ question }) => question);
  };

  it('staff writes them, and everybody reads what holds [OPEN-QD-01, QD-12]', async () => {
    const first = await questions(null);
    expect(first).toHaveLength(3);
    const entries = [{ question: ' Where do I park? ', answer: 'Behind the church.\nRing twice.' }];
    const { data } = await ask('staff', SET, { entries });
    expect(data?.setSupplyFaq).toEqual([
      { question: 'Where do I park?', answer: 'Behind the church.\nRing twice.' },
    ]);
    expect(await questions('volunteer')).toEqual(['Where do I park?']);
    await ask('staff', SET, { entries: [] });
    expect(await questions(null)).toEqual([]);
    await ask('staff', SET, { entries: null });
    expect(await questions(null)).toEqual(first);
    expect(await actions()).toEqual(['setting-changed', 'setting-changed', 'setting-changed']);
  });

  it('an entry without a text is refused, and nobody else may write [OPEN-QD-01]', async () => {
    const empty = await ask('staff', SET, { entries: [{ question: '  ', answer: 'x' }] });
    expect([empty.code, empty.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Fill in every question.']);
    expect((await ask('admins', SET, { entries: [] })).code).toBe('FORBIDDEN');
    expect((await ask(null, SET, { entries: [] })).code).toBe('NOT_LOGGED_IN');
    expect(await questions(null)).toHaveLength(3);
  });
});

describe('the outbox', () => {
  const RETRY = 'mutation($id: ID!) { retryOutboxMessage(id: $id) { id status attempts canRetry } }';
  const PAGE = `{ outboxPage { total items {
    kind recipient status lastError canRetry attempts channel nextAttemptAt createdAt sentAt } } }`;
  const mail = {
    recipient: 'volunteer@demo.example',
    subject: 'Secret',
    body: 'Hello.',
    ownerId: 'volunteer',
  };
  const queue = (kind: MailKind, now = TEST_NOW) =>
    world.store.write((tx) => queueMail(tx, { now, config: world.config }, { ...mail, kind }));
  const giveUp = (id: string | null) =>
    world.store.write((tx) =>
      tx
        .update(outboxMessage)
        .set({ status: 'failed', attempts: 8, lastError: 'The mail server refused it for good (552).' })
        .where(eq(outboxMessage.id, id ?? '')),
    );

  it('staff sees kind, state and masked address of what was queued, newest first [SAF-18, OPEN-ENT-01]', async () => {
    const first = await queue('booted');
    await queue('recovery', TEST_NOW + 1);
    await giveUp(first);
    const { data } = await ask('staff', PAGE);
    const kinds = { channel: 'email', recipient: 'v…@demo.example', sentAt: null };
    expect(data?.outboxPage).toMatchObject({
      total: 2,
      items: [
        { ...kinds, kind: 'Password reset', status: 'waiting', lastError: null, canRetry: false },
        { ...kinds, kind: 'Removed from a Quest', status: 'failed', attempts: 8, canRetry: true },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/Secret|Hello|volunteer@/);
    const onlyFailed = await ask('staff', '{ outboxPage(status: failed) { total } }');
    expect(onlyFailed.data?.outboxPage).toEqual({ total: 1 });
  });

  it('who asks for the recovery of somebody else and looks after the mails finds no way in [SAF-18]', async () => {
    await world.gql(
      `mutation { sendAccountRecoveryEmail(email: "${mail.recipient}", titleId: "chariteers") }`,
    );
    const [queued] = await readMails(world);
    const token = tokenFor('passwordReset', queued?.body);
    // Every field that there is, also one that is added later.
    const fields = Object.keys((schema.getType('OutboxMessage') as GraphQLObjectType).getFields());
    const { data } = await ask('staff', `{ outboxPage { items { ${fields.join(' ')} } } }`);
    expect(data?.outboxPage).toMatchObject({ items: [{ kind: 'Password reset' }] });
    const shown = JSON.stringify(data);
    for (const secret of [token, hashToken(token), queued?.subject, mail.recipient, queued?.sealed]) {
      expect(secret).toBeTruthy();
      expect(shown).not.toContain(secret);
    }
  });

  it('staff sends again what has failed, and nothing else [OPEN-ENT-01]', async () => {
    const first = await queue('booted');
    const second = await queue('booted');
    await giveUp(first);
    expect((await ask('staff', RETRY, { id: first })).data?.retryOutboxMessage).toEqual({
      id: first,
      status: 'waiting',
      attempts: 0,
      canRetry: false,
    });
    expect((await ask('staff', RETRY, { id: second })).code).toBe('BAD_USER_INPUT');
    expect((await ask('staff', RETRY, { id: 'nothing' })).code).toBe('MAIL_NOT_FOUND');
    expect(await actions()).toEqual(['mail-retried']);
  });

  it('a link that could not be sent within its hour is told as gone, and cannot be sent again [SAF-18]', async () => {
    const failed = await queue('recovery');
    const waiting = await queue('verify-email', TEST_NOW + 1);
    await giveUp(failed);
    world.clock.advance(60 * 60_000 + 1);
    await expireMail(world.store, world.clock.now());
    const { data } = await ask('staff', '{ outboxPage { items { id status canRetry } } }');
    expect(data?.outboxPage).toEqual({
      items: [
        { id: waiting, status: 'expired', canRetry: false },
        { id: failed, status: 'failed', canRetry: false },
      ],
    });
    for (const id of [failed, waiting]) {
      const refused = await ask('staff', RETRY, { id });
      expect(refused.errors?.[0]?.message).toContain('Its text is gone.');
    }
  });
});
