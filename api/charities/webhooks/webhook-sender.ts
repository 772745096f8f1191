import type { Agent } from 'node:https';
import { and, eq, sql } from 'drizzle-orm';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { postOutside } from '#api/process/post-outside.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { Db, Store } from '#db/store.ts';
import { isGivenUp, isTaken, nextTryAt, readWebhookUrl } from '#domain/webhooks/webhook.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { giveUpWebhook } from './switch-off.ts';
import { webhookBody } from './webhook-message.ts';

/** Receivers that are written to at once. */
const MOST_AT_ONCE = 8;
/** Longer than a try takes. */
const LEASE_MS = 60_000;
const ANSWER_MS = 10_000;

type Leased = Pick<
  typeof webhookDelivery.$inferSelect,
  'id' | 'webhookId' | 'event' | 'questId' | 'contractId' | 'at' | 'tries' | 'triedSince'
>;

export type SenderDeps = {
  store: Store;
  log: Logger;
  agent: Agent;
  /** What mails and times are made with, now. */
  context: () => Promise<MailContext>;
  /** How long a receiver has to answer. */
  answerMs?: number;
};

/**
 * Sends what waits for webhooks: several receivers at once, so that no slow one holds up others, and to each one message
 * after the other. A later message about a quest waits for the earlier ones.
 */
export class WebhookSender {
  readonly #deps: SenderDeps;
  readonly #open = new Map<string, Promise<void>>();
  readonly #ending = new AbortController();
  #isFinishing = false;

  constructor(deps: SenderDeps) {
    this.#deps = deps;
  }

  /** Begins with all receivers that something is due for, as far as there is room. */
  async begin(): Promise<void> {
    const room = MOST_AT_ONCE - this.#open.size;
    if (room <= 0 || this.#isFinishing) return;
    const { store, context } = this.#deps;
    const { now } = await context();
    const leased = await leaseDue(store, now, { most: room, busy: [...this.#open.keys()] });
    for (const first of leased) this.#serve(first);
  }

  /** Sends all that is due. */
  async round(): Promise<void> {
    await this.begin();
    await this.idle();
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open.values());
  }

  /** Begins nothing any more. */
  finish(): void {
    this.#isFinishing = true;
  }

  /** Breaks off what is under way; it is sent again later. */
  breakOff(): void {
    this.#ending.abort();
    this.#deps.agent.destroy();
  }

  #serve(first: Leased): void {
    const { webhookId } = first;
    const work = this.#sendAll(first)
      .catch((error: unknown) => logFailure(this.#deps.log, error, { webhookId }, 'a webhook was not served'))
      .finally(() => this.#open.delete(webhookId));
    this.#open.set(webhookId, work);
  }

  async #sendAll(first: Leased): Promise<void> {
    const { store, context } = this.#deps;
    for (let next: Leased | undefined = first; next; ) {
      const answerCode = await this.#send(next);
      const now = await context();
      const sent = next;
      await store.write((tx) => settle(tx, now, sent, answerCode));
      if (this.#isFinishing) return;
      [next] = await leaseDue(store, now.now, { most: 1, only: next.webhookId });
    }
  }

  /** Posts a message; resolves with the status of the answer, null when none came. */
  async #send(delivery: Leased): Promise<number | null> {
    const { store, context, agent, answerMs = ANSWER_MS } = this.#deps;
    const { now } = await context();
    const [to] = await store.read.select().from(webhook).where(eq(webhook.id, delivery.webhookId));
    if (!to || 'problem' in readWebhookUrl(to.url)) return null;
    const { cells } = store.read;
    const isFormer = to.formerUntil !== null && to.formerUntil > now;
    const secrets = [
      cells.open('webhook.secret', to.id, to.secret),
      isFormer ? cells.open('webhook.formerSecret', to.id, to.formerSecret) : null,
    ].filter((secret) => secret !== null);
    if (secrets.length === 0) return null;
    const body = await webhookBody(store.read, now, delivery, to.includesNames);
    const bytes = Buffer.from(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': bytes.byteLength,
      ...webhookHeaders(secrets, { id: `msg_${delivery.id}`, body, now }),
    };
    const until = AbortSignal.any([this.#ending.signal, AbortSignal.timeout(answerMs)]);
    return postOutside({ url: to.url, headers, body: bytes }, agent, until).catch(() => null);
  }
}

/**
 * Takes due messages for this process alone, one a webhook: the oldest about whose quest no earlier one waits. One
 * statement, so that of several processes only one gets each.
 */
async function leaseDue(
  store: Store,
  now: number,
  { most, busy = [], only }: { most: number; busy?: readonly string[]; only?: string },
): Promise<Leased[]> {
  const found = await store.read.all<{ number: number }>(dueRows(now, most, busy, only));
  if (found.length === 0) return [];
  return store.write((tx) =>
    tx
      .update(webhookDelivery)
      .set({ leasedUntil: now + LEASE_MS })
      .where(sql`rowid IN (SELECT number FROM (${dueRows(now, most, busy, only)}))`)
      .returning(),
  );
}

function dueRows(now: number, most: number, busy: readonly string[], only: string | undefined) {
  const ofWebhook =
    only === undefined
      ? sql`due."webhookId" NOT IN (SELECT value FROM json_each(${JSON.stringify(busy)}))`
      : sql`due."webhookId" = ${only}`;
  return sql`SELECT min(due.rowid) AS number FROM webhook_delivery AS due
    WHERE due."status" = 'waiting' AND due."nextTryAt" <= ${now} AND due."leasedUntil" <= ${now} AND ${ofWebhook}
      AND NOT EXISTS (SELECT 1 FROM webhook_delivery AS earlier WHERE earlier."status" = 'waiting'
        AND earlier."webhookId" = due."webhookId" AND earlier."questId" = due."questId" AND earlier.rowid < due.rowid)
    GROUP BY due."webhookId" LIMIT ${most}`;
}

/** Writes down how a try went; a receiver that has failed for days is given up. */
async function settle(
  tx: Db,
  context: MailContext,
  { id, webhookId, tries, triedSince }: Leased,
  answerCode: number | null,
): Promise<void> {
  const { now } = context;
  const isDone = isTaken(answerCode);
  const next = isDone ? null : nextTryAt(tries + 1, { since: triedSince, now });
  const status = isDone ? 'delivered' : next === null ? 'unsent' : 'waiting';
  await tx
    .update(webhookDelivery)
    .set({ status, answerCode, tries: tries + 1, lastTriedAt: now, nextTryAt: next ?? now, leasedUntil: 0 })
    .where(and(eq(webhookDelivery.id, id), eq(webhookDelivery.status, 'waiting')));
  const [to] = await tx.select().from(webhook).where(eq(webhook.id, webhookId));
  if (!to || to.switchedOffAt !== null) return;
  const failingSince = isDone ? null : (to.failingSince ?? now);
  if (failingSince !== to.failingSince)
    await tx.update(webhook).set({ failingSince }).where(eq(webhook.id, webhookId));
  if (failingSince !== null && isGivenUp(failingSince, now)) await giveUpWebhook(tx, context, to);
}
