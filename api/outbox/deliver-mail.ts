import { and, asc, eq, gte, inArray, lte, or } from 'drizzle-orm';
import type { DataKey } from '#api/auth/data-key.ts';
import type { Logger } from '#api/log.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import {
  ATTEMPT_MS,
  type MailFailure,
  mailFailureOf,
  mailFailureText,
  nextAttemptAt,
} from '#domain/mail-delivery.ts';
import { type MailContent, openContent } from './seal-mail.ts';

export type OutgoingMail = MailContent & { id: string; recipient: string };

/** Hands a mail to the mail server; rejects when it does not take it. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

type Delivery = { store: Store; dataKey: DataKey; send: SendMail; clock: () => number; log: Logger };
type Leased = Pick<
  typeof outboxMessage.$inferSelect,
  'id' | 'recipient' | 'sealed' | 'attempts' | 'leasedUntil' | 'contentUntil'
>;

const BATCH = 10;

/**
 * Sends what is due, at most ten mails, and returns how many it tried. Each mail is leased in the database first,
 * so that of several processes only one sends it. `clock` in epoch ms.
 */
export async function deliverDueMail(delivery: Delivery): Promise<number> {
  const { store, clock } = delivery;
  const leased = await leaseDueMail(store, clock());
  for (const mail of leased) {
    const failure = await handOver(delivery, mail);
    if (failure === null) await markSent(store, mail, clock());
    else await putOff(delivery, mail, failure);
  }
  return leased.length;
}

async function handOver({ dataKey, send }: Delivery, mail: Leased): Promise<MailFailure | null> {
  const { id, recipient, sealed } = mail;
  const content = sealed === null ? null : openContent(dataKey, sealed);
  if (content === null) return { reason: 'sealed', code: null };
  return send({ id, recipient, ...content }).then(() => null, mailFailureOf);
}

async function leaseDueMail(store: Store, now: number): Promise<Leased[]> {
  const { id, status, nextAttemptAt, leasedUntil, createdAt, contentUntil } = outboxMessage;
  const isDue = and(eq(status, 'waiting'), lte(nextAttemptAt, now));
  const isOrphaned = and(eq(status, 'sending'), lte(leasedUntil, now));
  // As canBeTried says: what would end too late is left for expireMail.
  const lastsLongEnough = gte(contentUntil, now + ATTEMPT_MS);
  return store.write(async (tx) => {
    const due = await tx
      .select({ id })
      .from(outboxMessage)
      .where(and(eq(outboxMessage.channel, 'email'), or(isDue, isOrphaned), lastsLongEnough))
      .orderBy(asc(createdAt))
      .limit(BATCH);
    if (due.length === 0) return [];
    return tx
      .update(outboxMessage)
      .set({ status: 'sending', leasedUntil: now + ATTEMPT_MS })
      .where(
        inArray(
          id,
          due.map((mail) => mail.id),
        ),
      )
      .returning();
  });
}

/** The text is dropped: a link for a new password must not lie about. */
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
        sealed: null,
      })
      .where(isStillMine(mail));
  });
}

async function putOff({ store, clock, log }: Delivery, mail: Leased, failure: MailFailure): Promise<void> {
  const now = clock();
  const attempts = mail.attempts + 1;
  const next = nextAttemptAt(failure, { attempts, contentUntil: mail.contentUntil }, now);
  log.warn({ mailId: mail.id, attempts, isFinal: next === null, ...failure }, 'mail not delivered');
  await store.write(async (tx) => {
    await tx
      .update(outboxMessage)
      .set({
        status: next === null ? 'failed' : 'waiting',
        leasedUntil: null,
        attempts,
        lastError: mailFailureText(failure),
        nextAttemptAt: next ?? now,
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
