import { and, eq, gt } from 'drizzle-orm';
import { leaveOutMailed } from '#api/access/outbox/count-caused-mail.ts';
import { guardianCopies } from '#api/access/outbox/guardian-copies.ts';
import { deliveryRow, type NewDelivery } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import type { Channel } from '#domain/messages/channel.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { channelsFor } from '#domain/messages/message-choice.ts';
import { mayGetNews, NEWS_WINDOW_MS } from '#domain/messages/news-limit.ts';
import { sendAt } from '#domain/messages/quiet-hours.ts';
import { subjectLine } from '#domain/messages/reading-order.ts';
import type { ShortMessage } from '#domain/messages/short-message.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { KeptWords } from './message-words.ts';
import { offeredChannels } from './offered-channels.ts';
import { shortContent } from './short-content.ts';
import { type Reach, reachableBy, readReaches } from './ways-to-reach.ts';

/** One thing to tell, to however many people. */
export type Message = {
  kind: MailKind;
  questId?: string | null;
  /** When its quest begins: decides on urgency and quiet hours. Epoch ms. */
  startsAt?: number | null;
  /** What it tells about: a notice, a charity's message. */
  aboutId?: string | null;
  /** The account of another person whose act causes it. */
  causedById?: string;
  /** The mail to one person; the words of it that are everybody's go to the inbox, too. */
  write: (locale: Locale, to: Reach) => MailText;
  /** The same with links that act for this person alone; those are kept nowhere. Left out: as `write`. */
  writeMail?: (locale: Locale, to: Reach) => MailText;
  /** What a young person's guardian gets; left out: as `write`. */
  writeCopy?: (locale: Locale, to: Reach) => MailText;
  /** Left out, it goes by mail alone. */
  short?: (locale: Locale, to: Reach) => ShortMessage;
  /** More that its mails carry. */
  mail?: (to: Reach) => Pick<MailContent, 'calendar' | 'replyTo' | 'unsubscribe' | 'threadId'>;
};

/** What became of a message to one person. `unwanted`: switched off. */
export type Told = {
  reach: Reach;
  state: 'queued' | 'unreachable' | 'held' | 'unwanted';
  channels: Channel[];
};

const ROWS_AT_ONCE = 100;

/**
 * Puts a message to these people into the outbox, in the transaction of what it tells about: one delivery for each
 * person and channel, what it says once, and for the young the guardian's copy. Who cannot be reached, or has had
 * enough news, has a delivery too, which says so. The number of statements does not grow with the people but by
 * hundreds. Returns what became of it for each.
 */
export async function queueMessages(
  tx: Db,
  context: MailContext,
  sent: Message,
  personIds: readonly string[],
): Promise<Told[]> {
  const reaches = await readReaches(tx, personIds, offeredChannels(context.config));
  return queueTo(tx, context, sent, reaches);
}

/** The same to people of whom it is known how they can be reached. */
export async function queueTo(
  tx: Db,
  context: MailContext,
  sent: Message,
  reaches: readonly Reach[],
): Promise<Told[]> {
  const mayBeTold = await tellWhoMay(tx, context, sent, reaches);
  const told = reaches.map((reach) => toldBy(sent, reach, mayBeTold.has(reach.accountId)));
  const words = new KeptWords(tx, context.now);
  const parcels = told.map((one) => parcelOf(context, sent, one, words));
  await words.write();
  const messages = parcels.flatMap((parcel) => parcel.message ?? []);
  const deliveries = parcels.flatMap((parcel) => parcel.deliveries);
  for (const batch of batchesOf(messages)) await tx.insert(message).values(batch);
  for (const batch of batchesOf(deliveries))
    await tx.insert(outboxMessage).values(batch.map((one) => deliveryRow(tx, context, one)));
  await queueCopies(tx, context, sent, told);
  return told;
}

/** Who has not had too many that others caused, or of news more than a day and a week allow. */
async function tellWhoMay(
  tx: Db,
  context: MailContext,
  { kind, causedById }: Message,
  reaches: readonly Reach[],
): Promise<Set<string>> {
  if (MAIL_KINDS[kind].class === 'news') return readNewsTakers(tx, context.now, reaches);
  if (causedById === undefined || MAIL_KINDS[kind].occasion !== 'else')
    return new Set(reaches.map(({ accountId }) => accountId));
  const mailed = reaches.map(({ accountId, recipients }) => ({
    accountId,
    emailAddress: recipients.email ?? accountId,
  }));
  return new Set((await leaveOutMailed(tx, context, mailed)).map(({ accountId }) => accountId));
}

/** Who may get one more news, in one statement. `now` in epoch ms. */
export async function readNewsTakers(
  db: Db,
  now: number,
  people: readonly { accountId: string }[],
): Promise<Set<string>> {
  const ids = people.map(({ accountId }) => accountId);
  const rows = await db
    .select({ accountId: message.accountId, createdAt: message.createdAt })
    .from(message)
    .where(
      and(
        isInList(message.accountId, ids),
        eq(message.class, 'news'),
        gt(message.createdAt, now - NEWS_WINDOW_MS),
      ),
    );
  const gotAt = new Map<string, number[]>();
  for (const { accountId, createdAt } of rows)
    gotAt.set(accountId, [...(gotAt.get(accountId) ?? []), createdAt]);
  return new Set(ids.filter((id) => mayGetNews(gotAt.get(id) ?? [], now)));
}

function toldBy({ kind, short }: Message, reach: Reach, mayBeTold: boolean): Told {
  const { class: messageClass } = MAIL_KINDS[kind];
  const all = reachableBy(reach);
  const reachable = short ? all : { ...all, text: false, push: false };
  const channels = channelsFor(messageClass, reach.choices, reachable);
  if (!Object.values(reachable).includes(true)) return { reach, state: 'unreachable', channels: [] };
  if (channels.length === 0) return { reach, state: 'unwanted', channels };
  return mayBeTold ? { reach, state: 'queued', channels } : { reach, state: 'held', channels };
}

type Parcel = { message: typeof message.$inferInsert | null; deliveries: NewDelivery[] };

function parcelOf(
  { now, config }: MailContext,
  sent: Message,
  { reach, state, channels }: Told,
  words: KeptWords,
): Parcel {
  const { kind, questId = null, startsAt = null, aboutId = null } = sent;
  const { class: messageClass, holdsSecret } = MAIL_KINDS[kind];
  const { personId, accountId, locale } = reach;
  const about = {
    ...{ kind, questId, startsAt, aboutId },
    ownerId: accountId,
    aboutPersonId: personId === accountId ? null : personId,
  };
  if (state === 'unwanted') return { message: null, deliveries: [] };
  if (state !== 'queued') {
    const nowhere = {
      ...about,
      channel: channels[0] ?? 'email',
      recipient: '',
      content: null,
      status: state,
    };
    // Who cannot be reached otherwise reads it in the inbox.
    if (state === 'held') return { message: null, deliveries: [nowhere] };
    const kept = keptMessage(sent, reach, words, { now, messageClass, holdsSecret });
    return { message: kept, deliveries: [{ ...nowhere, messageId: kept?.id ?? null }] };
  }
  const kept = keptMessage(sent, reach, words, { now, messageClass, holdsSecret });
  const at = sendAt(messageClass, startsAt, now);
  const deliveries = channels.map((channel): NewDelivery => {
    const content =
      channel === 'email'
        ? mailContent(sent, reach)
        : shortContent(channel, locale, sent.short?.(locale, reach), config);
    const recipient = reach.recipients[channel] ?? '';
    return { ...about, channel, recipient, content, messageId: kept?.id ?? null, sendAt: at };
  });
  return { message: kept, deliveries };
}

function keptMessage(
  { kind, questId = null, write }: Message,
  reach: Reach,
  words: KeptWords,
  {
    now,
    messageClass,
    holdsSecret,
  }: { now: number; messageClass: (typeof message.$inferInsert)['class']; holdsSecret: boolean },
): Parcel['message'] {
  if (holdsSecret) return null;
  const { accountId, locale } = reach;
  const wordsId = words.idOf(locale, write(locale, reach));
  return { id: newId(now), accountId, kind, class: messageClass, wordsId, questId, createdAt: now };
}

function mailContent(sent: Message, reach: Reach): MailContent {
  const { locale } = reach;
  const { subject, body, parts } = (sent.writeMail ?? sent.write)(locale, reach);
  return { locale, subject: subjectLine(locale, subject), body, parts, ...sent.mail?.(reach) };
}

/** A guardian hears it whether or not the young person can be reached. */
async function queueCopies(
  tx: Db,
  context: MailContext,
  { kind, questId = null, startsAt = null, aboutId = null, write, writeCopy }: Message,
  told: readonly Told[],
): Promise<void> {
  const mails = told.flatMap(({ reach, state }) => {
    if (state === 'held') return [];
    const copy = (locale: Locale) => (writeCopy ?? write)(locale, reach);
    return {
      kind,
      recipient: reach.recipients.email ?? '',
      // Written for those who have a guardian alone.
      ...{ subject: '', body: '', write: copy },
      ownerId: reach.accountId,
      startsAt,
      isToOwner: true,
    };
  });
  const copies = await guardianCopies(tx, context, mails);
  for (const batch of batchesOf(copies)) {
    const rows = batch.map(({ recipient, subject, body, locale, ownerId, kind: copyKind }) =>
      deliveryRow(tx, context, {
        ...{ kind: copyKind, channel: 'email', recipient, ownerId, questId, aboutId, startsAt },
        content: { locale, subject: subjectLine(locale, subject), body },
      }),
    );
    await tx.insert(outboxMessage).values(rows);
  }
}

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) batches.push(rows.slice(at, at + ROWS_AT_ONCE));
  return batches;
}
