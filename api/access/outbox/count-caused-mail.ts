import { and, count, eq, gt, gte, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { isKnownToMailbox } from '#api/access/request/known-browser.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { newId } from '#db/new-id.ts';
import { account } from '#db/schema/account.ts';
import { causedMail } from '#db/schema/caused-mail.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import {
  CAUSED_MAIL_WINDOW_MS,
  limitOfMail,
  MAILBOX_LIMITS,
  type MailboxLimit,
  mayBeMailed,
} from '#domain/messages/caused-mail.ts';
import { isOver } from '#domain/quests/quest-status.ts';
import { hasConfirmedAddress } from './confirmed-address.ts';
import type { Mail } from './queue-mail.ts';

type Caused = Pick<Mail, 'kind' | 'recipient' | 'causedById' | 'isOwed'> & { ownerId?: string | null };

/**
 * Counts an email by its mailbox where its kind has a limit. False when the mailbox has had as many as a day allows:
 * then the email must not be queued.
 */
export async function countCausedMail(tx: Db, context: MailContext, mail: Caused): Promise<boolean> {
  const limit = await readLimit(tx, context, mail);
  if (limit === null) return true;
  if (!mail.isOwed && (await isMailboxFull(tx, context, mail, limit))) return false;
  await tx.insert(causedMail).values(rowOf(context, mail, limit));
  return true;
}

/** Whether an email would be held back, for acts that leave things as they are then. Counts nothing. */
export async function isHeldBack(tx: Db, context: MailContext, mail: Caused): Promise<boolean> {
  const limit = await readLimit(tx, context, mail);
  return limit !== null && (await isMailboxFull(tx, context, mail, limit));
}

/** The limit that an email counts for; null for none. */
async function readLimit(tx: Db, context: MailContext, mail: Caused): Promise<MailboxLimit | null> {
  const { kind, recipient, causedById, ownerId } = mail;
  const { now, request } = context;
  const counted = limitOfMail(kind, causedById !== undefined);
  if (!counted) return null;
  const isExempt = {
    'on-quest-together': async () =>
      causedById !== undefined && (await areTogether(tx, causedById, recipient, now)),
    'confirmed-account': async () => ownerId == null || (await hasConfirmedAddress(tx, ownerId)),
    'known-browser': async () => isKnownToMailbox(tx, now, request?.browserToken ?? null, recipient),
  };
  for (const exemption of counted.unless) if (await isExempt[exemption]()) return null;
  return counted.limit;
}

async function isMailboxFull(
  tx: Db,
  { now, config }: MailContext,
  counted: Addressed,
  limit: MailboxLimit,
): Promise<boolean> {
  const isTo = eq(causedMail.recipientHash, hashOf(config.dataKey, counted, limit));
  const [sent] = await tx
    .select({ mails: count() })
    .from(causedMail)
    .where(and(isTo, gt(causedMail.queuedAt, now - CAUSED_MAIL_WINDOW_MS)));
  return !mayBeMailed(sent?.mails ?? 0, limit);
}

/** The limit that emails to many people count for, and who causes them where each causer counts alone. */
export type CountedFor = { limit: MailboxLimit; causedById?: string };
const FROM_OTHERS: CountedFor = { limit: 'others' };

/** Counts what others caused for these recipients. */
export async function countRecipients(
  tx: Db,
  context: MailContext,
  recipients: readonly string[],
  { limit, causedById }: CountedFor = FROM_OTHERS,
): Promise<void> {
  const rows = recipients.map((recipient) => rowOf(context, { recipient, causedById }, limit));
  await insertRows(tx, causedMail, rows);
}

/**
 * Counts an email to each recipient, in their order, as far as the limit of the mailbox goes; returns for each whether
 * it may be sent. Two statements.
 */
export async function countEach(
  tx: Db,
  context: MailContext,
  recipients: readonly string[],
  limit: MailboxLimit,
): Promise<boolean[]> {
  const { now, config } = context;
  const hashes = recipients.map((recipient) => hashOf(config.dataKey, { recipient }, limit));
  const rows = await tx
    .select({ recipientHash: causedMail.recipientHash, mails: count() })
    .from(causedMail)
    .where(
      and(isInList(causedMail.recipientHash, hashes), gt(causedMail.queuedAt, now - CAUSED_MAIL_WINDOW_MS)),
    )
    .groupBy(causedMail.recipientHash);
  const sent = new Map(rows.map(({ recipientHash, mails }) => [recipientHash, mails]));
  const areSent = hashes.map((hash) => {
    const mails = sent.get(hash) ?? 0;
    sent.set(hash, mails + 1);
    return mayBeMailed(mails, limit);
  });
  await countRecipients(
    tx,
    context,
    recipients.filter((_, index) => areSent[index]),
    { limit },
  );
  return areSent;
}

/** Keeps the people who can get one more email caused by another person; one statement. */
export async function leaveOutMailed<Person extends { emailAddress: string }>(
  db: Db,
  { now, config }: MailContext,
  people: readonly Person[],
  { limit, causedById }: CountedFor = FROM_OTHERS,
): Promise<Person[]> {
  const hashed = people.map((person) => ({
    person,
    hash: hashOf(config.dataKey, { recipient: person.emailAddress, causedById }, limit),
  }));
  const isAsked = isInList(
    causedMail.recipientHash,
    hashed.map(({ hash }) => hash),
  );
  const rows = await db
    .select({ recipientHash: causedMail.recipientHash })
    .from(causedMail)
    .where(and(isAsked, gt(causedMail.queuedAt, now - CAUSED_MAIL_WINDOW_MS)))
    .groupBy(causedMail.recipientHash)
    .having(gte(count(), MAILBOX_LIMITS[limit]));
  const mailed = new Set(rows.map(({ recipientHash }) => recipientHash));
  return hashed.flatMap(({ person, hash }) => (mailed.has(hash) ? [] : [person]));
}

/** Forgets what no day counts any more. `now` in epoch ms. */
export async function sweepCausedMail(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, causedMail, lte(causedMail.queuedAt, now - CAUSED_MAIL_WINDOW_MS));
}

function rowOf({ now, config }: MailContext, counted: Addressed, limit: MailboxLimit) {
  return { id: newId(now), recipientHash: hashOf(config.dataKey, counted, limit), queuedAt: now };
}

type Addressed = Pick<Caused, 'recipient' | 'causedById'>;

/** A keyed hash of a mailbox, one for each limit that counts it, and for each causer where those count alone. */
function hashOf(dataKey: DataKey, { recipient, causedById }: Addressed, limit: MailboxLimit): string {
  const key = mailboxKey(recipient);
  if (limit === 'others') return dataKey.hash('recipient', key);
  const whose = limit === 'fromOne' ? `${limit} ${causedById ?? ''}` : limit;
  return dataKey.hash('recipient', `${whose} ${key}`);
}

const theirs = alias(contract, 'theirs');

/** Finds the accounts that share a current or upcoming quest with the given one. */
export async function readTogether(
  db: Db,
  accountId: string,
  accountIds: readonly string[],
  now: number,
): Promise<Set<string>> {
  const shared = await db
    .select({
      accountId: theirs.chariteerId,
      eventType: quest.eventType,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(theirs)
    .innerJoin(
      contract,
      and(eq(contract.questId, theirs.questId), eq(contract.chariteerId, accountId), isActiveSignUp()),
    )
    .innerJoin(quest, and(eq(quest.id, contract.questId), ne(quest.publishingStatus, 'Cancelled')))
    .where(and(isInList(theirs.chariteerId, accountIds), isActiveSignUp(theirs)));
  return new Set(shared.flatMap(({ accountId: id, ...times }) => (isOver(times, now) ? [] : [id])));
}

/** Whether the account behind the address and the other one both have a place on a quest that is not over. */
async function areTogether(tx: Db, accountId: string, address: string, now: number): Promise<boolean> {
  const shared = await tx
    .select({ eventType: quest.eventType, startedAt: quest.startedAt, endedAt: quest.endedAt })
    .from(account)
    .innerJoin(theirs, and(eq(theirs.chariteerId, account.id), isActiveSignUp(theirs)))
    .innerJoin(
      contract,
      and(eq(contract.questId, theirs.questId), eq(contract.chariteerId, accountId), isActiveSignUp()),
    )
    .innerJoin(quest, and(eq(quest.id, contract.questId), ne(quest.publishingStatus, 'Cancelled')))
    .where(eq(account.emailKey, uniqueKey(address)));
  return shared.some((times) => !isOver(times, now));
}
