import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Logger } from '#api/log.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { logText } from '#domain/log-text.ts';

export type OutgoingMail = { id: string; recipient: string; subject: string; body: string };

/** Hands a mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

type Leased = OutgoingMail & { attempts: number; leasedUntil: number | null };

export const MOST_ATTEMPTS = 8;
const BATCH = 10;
/** Longer than any mail server may take: a lease that ends means that its process died. */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 60_000;

/**
 * Sends what is due, at most ten mails, and returns how many it tried. Each mail is leased in the database first,
 * so that of several processes only one sends it. `clock` in epoch ms.
 */
export async function deliverDueMail(
  store: Store,
  send: SendMail,
  clock: () => number,
  log: Logger,
): Promise<number> {
  const leased = await leaseDueMail(store, clock());
  for (const mail of leased) {
    const failure = await send(mail).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) await markSent(store, mail, clock());
    else await putOff(store, mail, failure, clock(), log);
  }
  return leased.length;
}

async function leaseDueMail(store: Store, now: number): Promise<Leased[]> {
  const { id, status, nextAttemptAt, leasedUntil, createdAt } = outboxMessage;
  const isDue = and(eq(status, 'waiting'), lte(nextAttemptAt, now));
  const isOrphaned = and(eq(status, 'sending'), lte(leasedUntil, now));
  return store.write(async (tx) => {
    const due = await tx
      .select({ id, attempts: outboxMessage.attempts })
      .from(outboxMessage)
      .where(and(eq(outboxMessage.channel, 'email'), or(isDue, isOrphaned)))
      .orderBy(asc(createdAt))
      .limit(BATCH);
    if (due.length === 0) return [];
    return tx
      .update(outboxMessage)
      .set({ status: 'sending', leasedUntil: now + LEASE_MS })
      .where(
        inArray(
          id,
          due.map((mail) => mail.id),
        ),
      )
      .returning();
  });
}

/** The text is dropped: a link for a new password must not lie about in the clear. */
async function markSent(store: Store, mail: Leased, now: number): Promise<void> {
  await store.write(async (tx) => {
    await tx
      .update(outboxMessage)
      .set({
        status: 'sent',
        sentAt: now,
        leasedUntil: null,
        attempts: mail.attempts + 1,
        lastError: null,
        body: '',
      })
      .where(isStillMine(mail));
  });
}

/** Waits twice as long after each attempt; gives up after the eighth, or when the server refuses for good. */
async function putOff(store: Store, mail: Leased, failure: unknown, now: number, log: Logger): Promise<void> {
  const attempts = mail.attempts + 1;
  const isFinal = attempts >= MOST_ATTEMPTS || isRefusedForGood(failure);
  const lastError = failure instanceof Error ? logText(failure.message) : 'unknown';
  log.warn({ mailId: mail.id, attempts, isFinal }, 'mail not delivered');
  await store.write(async (tx) => {
    await tx
      .update(outboxMessage)
      .set({
        status: isFinal ? 'failed' : 'waiting',
        leasedUntil: null,
        attempts,
        lastError,
        nextAttemptAt: now + FIRST_PAUSE_MS * 2 ** mail.attempts,
      })
      .where(isStillMine(mail));
  });
}

/** A process whose lease ran out must not write over what the next one did. */
function isStillMine(mail: Leased) {
  return and(
    eq(outboxMessage.id, mail.id),
    eq(outboxMessage.status, 'sending'),
    eq(outboxMessage.leasedUntil, mail.leasedUntil ?? 0),
  );
}

/** SMTP answers 5yz to what it will never take. */
function isRefusedForGood(failure: unknown): boolean {
  const code = failure instanceof Error && 'responseCode' in failure ? Number(failure.responseCode) : 0;
  return code >= 500 && code < 600;
}
