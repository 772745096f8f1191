import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import { deliveryRow } from '#api/access/outbox/rows/delivery-row.ts';
import { account } from '#db/schema/account.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Data = Record<string, Record<string, unknown>>;
const ask = (text: string, variables: Record<string, unknown> = {}, as: CastName | null = 'staff') =>
  world.gql<Data>(text, variables, { as });

describe('charities', () => {
  it('staff finds the hidden ones, with the importer that made them [OPEN-DIS-02]', async () => {
    const hidden = { isVisible: false, importSource: 'irs-organizations', importId: '7' };
    await world.store.write((tx) => tx.update(provider).set(hidden).where(eq(provider.id, '2')));
    const page = 'query($isVisible: Boolean, $ids: [ID!]) { providerPage(isVisible: $isVisible, ids: $ids) {';
    const list = async (variables: Record<string, unknown>) =>
      (await ask(`${page} total items { id importSource } } }`, variables)).data?.providerPage;
    expect(await list({ isVisible: false })).toEqual({
      total: 1,
      items: [{ id: '2', importSource: 'irs-organizations' }],
    });
    expect(await list({ isVisible: true })).toMatchObject({ total: 2, items: [{ id: '1' }, { id: '3' }] });
    expect(await list({ ids: ['3', 'nobody'] })).toEqual({
      total: 1,
      items: [{ id: '3', importSource: null }],
    });
    const asked = await ask('{ provider(id: "1") { importSource } }', {}, 'admins');
    expect(asked.data?.provider).toEqual({ importSource: null });
  });
});

describe('accounts', () => {
  it('staff sees the accounts of a charity [ACC-02]', async () => {
    const text = 'query($id: ID!) { accountPage(providerId: $id) { total items { id } } }';
    expect((await ask(text, { id: '1' })).data?.accountPage).toEqual({
      total: 1,
      items: [{ id: 'provider' }],
    });
    expect((await ask(text, { id: '2' })).data?.accountPage).toEqual({ total: 0, items: [] });
  });

  const ONE = 'query($id: ID!) { accountSummary(id: $id) { username email isStaff isBanned banReason } }';
  const BAN = `mutation($id: ID!, $reason: String!) {
    banAccount(accountId: $id, reason: $reason) { isBanned banReason } }`;

  it('a ban keeps its reason for staff until it is lifted [ENT-38]', async () => {
    const banned = await ask(BAN, { id: 'volunteer', reason: ' Sends advertisements. ' });
    expect(banned.data?.banAccount).toEqual({ isBanned: true, banReason: 'Sends advertisements.' });
    await ask(BAN, { id: 'volunteer', reason: 'Threatened a captain.' });
    expect((await ask(ONE, { id: 'volunteer' })).data?.accountSummary).toEqual({
      username: 'volunteer',
      email: 'volunteer@demo.example',
      isStaff: false,
      isBanned: true,
      banReason: 'Threatened a captain.',
    });
    const log = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'account-banned'));
    expect(log).toHaveLength(1);
    expect(JSON.stringify(log), 'what somebody typed stays out of the log').not.toContain('advert');
    await ask('mutation { unbanAccount(accountId: "volunteer") { id } }');
    const [after] = await world.store.read.select().from(account).where(eq(account.id, 'volunteer'));
    expect(after).toMatchObject({ isBanned: false, banReason: null });
  });

  it.each([
    ['without a reason', 'volunteer', '  ', 'BAD_USER_INPUT'],
    ['with too long a reason', 'volunteer', 'x'.repeat(501), 'BAD_USER_INPUT'],
    ['of staff', 'staff', 'Mutiny', 'BAD_USER_INPUT'],
    ['of nobody', 'nobody', 'Spam', 'ACCOUNT_NOT_FOUND'],
  ])('a ban %s is refused [ENT-38]', async (_case, id, reason, code) => {
    expect((await ask(BAN, { id, reason })).code).toBe(code);
    expect((await ask(ONE, { id: 'volunteer' })).data?.accountSummary).toMatchObject({ isBanned: false });
  });

  it('an account that is not there is said so', async () => {
    expect((await ask(ONE, { id: 'nobody' })).code).toBe('ACCOUNT_NOT_FOUND');
  });
});

describe('the outbox', () => {
  it('shows of a telephone number its last two digits, of a browser nothing [SAF-18: numbers]', async () => {
    const { store, config } = world;
    const about = {
      kind: 'booted' as const,
      ownerId: 'gold',
      content: { locale: 'en', subject: '', body: 'Hello' } as const,
    };
    await store.write(async (tx) => {
      for (const [channel, recipient] of [
        ['text', '+12015550123'],
        ['push', 'gold'],
      ] as const)
        await tx
          .insert(outboxMessage)
          .values(deliveryRow(tx, { now: TEST_NOW, config }, { ...about, channel, recipient }));
    });
    const { data } = await ask('{ outboxPage { items { channel recipient } } }');
    expect(data?.outboxPage).toEqual({
      items: expect.arrayContaining([
        { channel: 'text', recipient: '…23' },
        { channel: 'push', recipient: '' },
      ]),
    });
  });

  it('staff finds the mails to a whole address, and by a part of one nothing [SAF-18, OPEN-ENT-01]', async () => {
    await world.store.write(async (tx) => {
      for (const recipient of ['Mina@new.example', 'gold@demo.example']) {
        await queueMail(
          tx,
          { now: TEST_NOW, config: world.config },
          { kind: 'booted', recipient, subject: 'Hello', body: 'Hello.', ownerId: null },
        );
      }
    });
    const search = (q: string) =>
      ask('query ($q: String) { outboxPage(q: $q) { total items { recipient } } }', { q });
    const whole = await search(' mina@NEW.example ');
    expect(whole.data?.outboxPage).toEqual({ total: 1, items: [{ recipient: 'M…@new.example' }] });
    for (const part of ['mina@', 'new.example', 'M%', '_ina@new.example']) {
      expect((await search(part)).data?.outboxPage).toEqual({ total: 0, items: [] });
    }
  });
});

describe('the audit log', () => {
  const PAGE = `query($filter: AuditFilter, $page: Int, $perPage: Int) {
    auditPage(filter: $filter, page: $page, perPage: $perPage) {
      total items { at actorId actorUsername action subjectType subjectId subjectName detail } } }`;
  const page = async (variables: Record<string, unknown> = {}) =>
    (await ask(PAGE, variables)).data?.auditPage;

  beforeEach(() =>
    world.store.write(async (tx) => {
      const login = { action: 'log-in' as const };
      await recordAudit(tx, TEST_NOW, { ...login, actorId: 'gold', subjectId: 'gold' });
      const refused = { action: 'log-in-refused' as const, detail: { code: 'ACCOUNT_BANNED' } };
      await recordAudit(tx, TEST_NOW + 1, { ...refused, actorId: null, subjectId: 'banned' });
      const edited = { action: 'provider-edited' as const, subjectId: '1' };
      await recordAudit(tx, TEST_NOW + 2, { ...edited, actorId: 'gone' });
    }),
  );

  it('quality: staff reads it latest first, with who acted as far as the account is still there', async () => {
    expect(await page()).toEqual({
      total: 3,
      items: [
        {
          at: '2026-11-16T15:00:00.002Z',
          actorId: 'gone',
          actorUsername: null,
          action: 'provider-edited',
          subjectType: 'provider',
          subjectId: '1',
          subjectName: 'Harbor Table',
          detail: '{}',
        },
        {
          at: '2026-11-16T15:00:00.001Z',
          actorId: null,
          actorUsername: null,
          action: 'log-in-refused',
          subjectType: 'account',
          subjectId: 'banned',
          subjectName: 'banned',
          detail: '{"code":"ACCOUNT_BANNED"}',
        },
        {
          at: '2026-11-16T15:00:00.000Z',
          actorId: 'gold',
          actorUsername: 'gold',
          action: 'log-in',
          subjectType: 'account',
          subjectId: 'gold',
          subjectName: 'gold',
          detail: '{}',
        },
      ],
    });
    expect(await page({ page: 2, perPage: 2 })).toMatchObject({ total: 3, items: [{ action: 'log-in' }] });
  });

  it.each([
    [{ action: 'LOG-in' }, ['log-in-refused', 'log-in']],
    [{ actions: ['log-in'] }, ['log-in']],
    [{ actions: ['log-in-refused', 'provider-edited'] }, ['provider-edited', 'log-in-refused']],
    [{ actorId: 'gold' }, ['log-in']],
    [{ about: 'banned' }, ['log-in-refused']],
    [{ about: 'gone' }, ['provider-edited']],
    [{ from: '2026-11-16T15:00:00.001Z', before: '2026-11-16T15:00:00.002Z' }, ['log-in-refused']],
  ])('the audit log is searched by %j', async (filter, actions) => {
    const found = await page({ filter });
    expect(found?.items).toMatchObject(actions.map((action) => ({ action })));
    expect(found?.total).toBe(actions.length);
  });
});

it.each([
  '{ auditPage { total } }',
  '{ accountSummary(id: "gold") { id } }',
  '{ accountPage { total } }',
  '{ providerPage { total } }',
  '{ outboxPage { total } }',
  'mutation { banAccount(accountId: "gold", reason: "x") { id } }',
  'mutation { unbanAccount(accountId: "gold") { id } }',
])('nobody but the product’s staff: %s [DEC-05]', async (text) => {
  expect((await ask(text, {}, null)).code).toBe('NOT_LOGGED_IN');
  for (const as of ['volunteer', 'admins', 'provider', 'staffrole'] as const) {
    expect((await ask(text, {}, as)).code, as).toBe('FORBIDDEN');
  }
});
