import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSessions } from '#api/access/auth/session.ts';
import { createSmtpTransport } from '#api/access/outbox/delivery/smtp-transport.ts';
import { sealContent } from '#api/access/outbox/seals/seal-mail.ts';
import { createApp } from '#api/app.ts';
import type { Documents } from '#api/graphql/documents.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import { createSiteServer } from '#api/http/site.ts';
import { startLoop } from '#api/process/background-loop.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { Sealed } from '#db/cells/sealed.ts';
import { insertAccount } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { account } from '#db/schema/account.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { TEST_NOW } from '../support/cast.ts';
import { deliverDueMail } from '../support/deliver-due-mail.ts';
import { holdDate } from '../support/held-date.ts';
import { startMailServer } from '../support/mail-server.ts';
import { FORM, REGISTER } from '../support/registration.ts';
import { runScript } from '../support/started-process.ts';
import { BACKENDS } from '../support/store-backends.ts';
import { TEST_CELLS } from '../support/test-key.ts';

holdDate();

const config = readConfig({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://chariteers.test' });
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$Y2FuYXJ5$Y2FuYXJ5Y2FuYXJ5Y2FuYXJ5';
const LINK = 'http://chariteers.test/passwordReset?token=canary1canary2canary3canary4canary5canary6c';
const ADDRESS = 'canary@mail.example';
/** What must not be found: values of people, in whichever writing. */
const CANARIES = [
  ...[ADDRESS, 'canary', '$argon2', 'passwordReset?token', '1987-06-05', 'Zuckerstein', 'zucker'],
  ...['9735550142', 'Ottilie', 'lantern'],
];

const RECOVER =
  'mutation ($email: String!) { sendAccountRecoveryEmail(email: $email, titleId: "chariteers") }';
const FAILING = ['outbox_message', 'account', 'chariteer'];

/** A store in which those inserts fail, and one person is known. */
async function openFailing(url: string): Promise<Store> {
  const store = openStore({ url, cells: TEST_CELLS });
  await store.write(async (tx) => {
    await insertAccount(tx, { id: 'known', username: 'canary', email: ADDRESS, passwordHash: HASH });
    for (const table of FAILING) {
      const refuse = `CREATE TRIGGER no_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`;
      await tx.run(sql.raw(refuse));
    }
  });
  return store;
}

function expectNoCanary(text: string): void {
  const found = CANARIES.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));
  expect(found, text).toEqual([]);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(BACKENDS)('when $name cannot insert [SAF-34]', ({ isMissing, start }) => {
  it.skipIf(isMissing)('neither the error nor the log tells of a person [SAF-34]', async () => {
    const place = await start();
    const store = await openFailing(place.url);
    const lines: string[] = [];
    const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
    const written = ['error', 'warn', 'log'].map((name) =>
      vi.spyOn(console, name as 'error').mockImplementation((...words) => void lines.push(inspect(words))),
    );
    const app = createApp({ store, clock: () => TEST_NOW, config, log });
    const ask = async (query: string, variables: object) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
      const incoming = { socket: { remoteAddress: '203.0.113.9' } };
      return (await app.request('http://chariteers.test/graphql', init, { incoming })).text();
    };

    const answers = [await ask(RECOVER, { email: ADDRESS }), await ask(REGISTER, { input: FORM })];
    expect(answers.join(), 'it is a fault of ours that the test makes').toContain('INTERNAL');
    expect(lines.length).toBeGreaterThan(0);
    const errors = [
      await failureOf(store, async (tx) => void (await tx.insert(outboxMessage).values(MAIL))),
      await failureOf(store, async (tx) => void (await tx.insert(account).values(PERSON))),
    ];
    const loop = startLoop('failing', 1_000, log, () => Promise.reject(errors[0]));
    await loop.stop();
    for (const error of errors) expectNoCanary(inspect(error, { depth: 10, showHidden: true }));
    expectNoCanary(lines.join('\n'));
    expectNoCanary(answers.join('\n'));

    for (const spy of written) spy.mockRestore();
    await store.close();
    await place.close();
  });
});

const MAIL = {
  ...{ id: 'canary', channel: 'email' as const, kind: 'recovery' as const },
  recipient: new Sealed(ADDRESS),
  ...{
    recipientKey: ADDRESS,
    sealed: sealContent(config.dataKey, { locale: 'en', subject: 'canary', body: LINK }),
  },
  ...{ contentUntil: TEST_NOW + 3_600_000, nextAttemptAt: 1, createdAt: 1, ownerId: null },
};
const PERSON = {
  ...{ id: 'new', username: 'canary2', usernameKey: 'canary2', displayName: 'canary', entityId: 'new' },
  ...{ email: `x${ADDRESS}`, emailKey: `x${ADDRESS}`, accountType: 'Chariteer' as const, passwordHash: HASH },
  ...{ nameFirst: FORM.nameFirst, nameLast: FORM.nameLast, dateOfBirth: FORM.dateOfBirth, createdAt: 1 },
};

async function failureOf(store: Store, work: Parameters<Store['write']>[0]): Promise<unknown> {
  return store.write(work).then(
    () => expect.unreachable('it was to fail'),
    (error: unknown) => error,
  );
}

it('a page that cannot run its operation gets an error without the cause, which stands in the log [SAF-34]', async () => {
  const place = await BACKENDS[1]?.start();
  if (!place) return;
  const store = await openFailing(place.url);
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  const cause = await failureOf(store, async (tx) => void (await tx.insert(outboxMessage).values(MAIL)));
  const sessions = createSessions(store, config, () => TEST_NOW);
  // What fails before anything is executed is no error of an operation.
  const fail = () => {
    throw cause;
  };
  const documents: Documents = { find: fail, findOwn: fail };
  const thrown: unknown[] = [];
  const serve = createSiteServer(
    async (_request, { execute }) => {
      thrown.push(await execute(RECOVER, { email: ADDRESS }).catch((error: unknown) => error));
      return null;
    },
    { store, sessions, documents, config, log, clock: () => TEST_NOW, slowDown: async () => {} },
  );
  const app = new Hono<AppEnv>().all('*', async (c) => (await serve(c)) ?? c.notFound());
  await app.request('/passwordReset', { method: 'POST' });
  expect(String(thrown[0])).toBe('Error: The operation failed.');
  expect(lines.join()).toContain('operation of a page failed');
  expectNoCanary(inspect(thrown, { depth: 10 }));
  expectNoCanary(lines.join('\n'));
  await store.close();
  await place.close();
});

it('what a mail server answers is kept without the address that it repeats [SAF-34]', async () => {
  const place = await BACKENDS[0]?.start();
  if (!place) return;
  const store = openStore({ url: place.url, cells: TEST_CELLS });
  const refusal = { responseCode: 550, message: `5.1.1 <${ADDRESS}>: Recipient address rejected` };
  const mailServer = await startMailServer(() => refusal);
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
  await store.write(async (tx) => void (await tx.insert(outboxMessage).values(MAIL)));
  const transport = createSmtpTransport(mailServer.url, 'a@b.example');
  await deliverDueMail({ store, dataKey: config.dataKey, ...transport, clock: () => TEST_NOW, log });
  transport.close();
  const [mail] = await store.read.select({ lastError: outboxMessage.lastError }).from(outboxMessage);
  expect(mail?.lastError).toContain('550');
  expectNoCanary(String(mail?.lastError));
  expect(lines.join()).toContain('mail not delivered');
  expectNoCanary(lines.join('\n').replaceAll('"mailId":"canary"', ''));
  await mailServer.stop();
  await store.close();
  await place.close();
});

it.each([
  ['thrown', 1, 'ended by an error that nobody caught'],
  ['rejected', 0, 'a rejection that nobody awaited'],
  ['written', 0, 'written on the console'],
])(
  'what is %s where nobody catches it stands in the log without its values [SAF-34]',
  async (kind, code, text) => {
    const ended = await runScript('tests/support/breaking-process.ts', {}, [kind]);
    expect(ended.code).toBe(code);
    expect(ended.output).toContain(text);
    expect(ended.output).toContain('Failed query');
    expect(ended.output.includes('still here'), 'a rejection ends nothing').toBe(code === 0);
    expectNoCanary(ended.output);
  },
);
