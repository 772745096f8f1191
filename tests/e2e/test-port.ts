import { createServer } from 'node:http';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '#api/access/auth/session.ts';
import { unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import type { Config } from '#api/process/config/config.ts';
import { insertMembership, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { session } from '#db/schema/session.ts';
import type { Store } from '#db/store.ts';
import type { ReceivedMail } from '../support/mail-server.ts';
import { readReceived } from '../support/received-mail.ts';

/** What the test port shows of an email. */
export type ShownMail = { to: string[]; text: string };

/** What the test port shows of a recorded event. */
export type ShownEvent = { eventName: string; properties: unknown };

type World = { store: Store; mails: readonly ReceivedMail[]; config: Config };
type Question = World & { query: URLSearchParams };

/** What the browser tests may see and do that no page may. */
const DOORS: Readonly<Record<string, (question: Question) => unknown>> = {
  '/mails': async ({ store, mails, query }): Promise<ShownMail[]> => {
    await makeMorning(store);
    return mails
      .filter(({ to }) => to.includes(query.get('email') ?? ''))
      .map((mail) => ({ to: mail.to, text: readReceived(mail).body }));
  },
  '/unsubscribe-link': ({ config, query }) =>
    unsubscribeLink('en', config, { accountId: query.get('account') ?? '', class: 'news' }),
  '/age-sessions': ({ store, query }) =>
    ageSessions(store, query.get('email') ?? '', Number(query.get('days'))),
  '/end-quest': ({ store, query }) => endQuest(store, query.get('id') ?? ''),
  '/stale-proof': ({ store, query }) => makeStale(store, query),
  '/bounce': ({ store, query }) => bounce(store, query.get('email') ?? ''),
  '/break-records': ({ store, query }) => breakRecords(store, query.get('username') ?? ''),
  '/events': ({ store, query }) => eventsOf(store, query.get('email') ?? ''),
  '/hold-rights': ({ store, query }) => holdRights(store, query.get('username') ?? ''),
  '/mend-records': ({ store }) => change(store, sql`DROP TRIGGER broken_record`),
};

/** Opens a port for the browser tests alone. */
export function openTestPort(port: number, world: World): void {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://test-port');
    const answer = await DOORS[pathname]?.({ ...world, query });
    response.end(JSON.stringify(answer ?? null));
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}

/** What waits for the morning goes out now: journeys run at any hour. */
async function makeMorning(store: Store): Promise<void> {
  const now = Date.now();
  const { status, attempts, nextAttemptAt } = outboxMessage;
  const isHeldBack = and(eq(status, 'waiting'), eq(attempts, 0), gt(nextAttemptAt, now));
  const [one] = await store.read
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(isHeldBack)
    .limit(1);
  if (!one) return;
  await store.write(async (tx) => {
    await tx.update(outboxMessage).set({ nextAttemptAt: now }).where(isHeldBack);
  });
}

/** Makes a quest end now, two hours after its start. */
async function endQuest(store: Store, id: string): Promise<void> {
  const endedAt = Date.now();
  await store.write(async (tx) => {
    const times = { startedAt: endedAt - 2 * 3_600_000, endedAt };
    await tx.update(quest).set(times).where(eq(quest.id, id));
  });
}

/** Makes the login of one session old; with `password=none` its account has no password either. */
async function makeStale(store: Store, query: URLSearchParams): Promise<void> {
  const id = hashToken(query.get('session') ?? '');
  await store.write(async (tx) => {
    const old = { provedAt: 0 };
    const [stale] = await tx.update(session).set(old).where(eq(session.id, id)).returning();
    if (query.get('password') !== 'none') return;
    await tx
      .update(account)
      .set({ passwordHash: null })
      .where(eq(account.id, stale?.accountId ?? ''));
  });
}

/** Marks a contact address as one that its server refused. */
async function bounce(store: Store, emailAddress: string): Promise<void> {
  await store.write(async (tx) => {
    const isIts = eq(contactEmail.emailAddress, emailAddress);
    await tx.update(contactEmail).set({ unreachableAt: Date.now() }).where(isIts);
  });
}

async function ageSessions(store: Store, email: string, days: number): Promise<void> {
  await store.write(async (tx) => {
    const [owner] = await tx.select({ id: account.id }).from(account).where(eq(account.email, email));
    await tx
      .update(session)
      .set({ expiresAt: sql`${session.expiresAt} - ${days * 86_400}` })
      .where(eq(session.accountId, owner?.id ?? ''));
  });
}

/** Names and properties of what was recorded of someone, in order. */
async function eventsOf(store: Store, email: string): Promise<ShownEvent[]> {
  const { eventName, properties } = playerEvent;
  return await store.read
    .select({ eventName, properties })
    .from(playerEvent)
    .innerJoin(account, eq(account.id, playerEvent.playerId))
    .where(eq(account.email, email))
    .orderBy(playerEvent.createdAt, playerEvent.id);
}

/** Makes someone an admin of a hidden charity whose rights count only with a second step. */
async function holdRights(store: Store, username: string): Promise<void> {
  await store.write(async (tx) => {
    const [owner] = await tx.select({ id: account.id }).from(account).where(eq(account.username, username));
    const [known] = await tx.select({ districtId: provider.districtId }).from(provider).limit(1);
    const charity = { demandsSecondFactor: true, isVisible: false, ...known };
    const { id: providerId } = await insertProvider(tx, charity);
    const { id: groupId } = await insertProviderGroup(tx, { providerId });
    await insertMembership(tx, { accountId: owner?.id ?? '', groupId });
  });
}

async function breakRecords(store: Store, username: string): Promise<void> {
  const name = username.replaceAll("'", "''");
  const trigger = `CREATE TRIGGER broken_record BEFORE INSERT ON chariteer WHEN NEW.username = '${name}'
    BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END`;
  await change(store, sql.raw(trigger));
}

async function change(store: Store, statement: SQL): Promise<void> {
  await store.write(async (tx) => void (await tx.run(statement)));
}
