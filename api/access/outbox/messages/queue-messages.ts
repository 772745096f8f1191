import { KeptWords } from '#api/access/outbox/entries/message-words.ts';
import { guardianCopies } from '#api/access/outbox/guardian-copies.ts';
import { unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import { deliveryRow, type NewDelivery } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { newId } from '#db/new-id.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { CHANNELS, type Channel } from '#domain/messages/channel.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { channelsFor, isEndable } from '#domain/messages/message-choice.ts';
import { sendAt } from '#domain/messages/quiet-hours.ts';
import { subjectLine } from '#domain/messages/reading-order.ts';
import type { ShortMessage } from '#domain/messages/short-message.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { countCaused, readTakers } from './had-enough.ts';
import { offeredChannels } from './offered-channels.ts';
import { shortContent } from './short-content.ts';
import { keepShortLinks } from './short-links.ts';
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
  /** Only by these channels; left out, by all. */
  channels?: readonly Channel[];
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
  const { takers, counted } = await readTakers(tx, context, sent, reaches);
  const told = reaches.map((reach) => toldBy(sent, reach, takers.has(reach.accountId)));
  const words = new KeptWords(tx, context.now);
  const parcels = told.map((one) => parcelOf(context, sent, one, words));
  await words.write();
  const messages = parcels.flatMap((parcel) => parcel.message ?? []);
  const deliveries = parcels.flatMap((parcel) => parcel.deliveries);
  for (const batch of batchesOf(messages)) await tx.insert(message).values(batch);
  for (const batch of batchesOf(deliveries))
    await tx.insert(outboxMessage).values(batch.map((one) => deliveryRow(tx, context, one)));
  await keepShortLinks(tx, context, deliveries);
  await queueCopies(tx, context, sent, told);
  const queued = told.filter(({ reach, state }) => state === 'queued' && counted.has(reach.accountId));
  await countCaused(
    tx,
    context,
    queued.map(({ reach }) => reach),
  );
  return told;
}

/** What becomes of a message to one person. `mayBeTold`: it is not held back. */
export function toldBy(
  { kind, short, channels: among = CHANNELS }: Message,
  reach: Reach,
  mayBeTold: boolean,
): Told {
  const { class: messageClass } = MAIL_KINDS[kind];
  const all = reachableBy(reach);
  const reachable = short ? all : { ...all, text: false, push: false };
  const channels = channelsFor(messageClass, reach.choices, reachable).filter((one) => among.includes(one));
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
  // Who wants no mails of what was wanted still finds it in the inbox; news that nobody wants is no entry either.
  if (state === 'unwanted') {
    if (messageClass === 'news') return { message: null, deliveries: [] };
    return { message: keptMessage(sent, reach, words, { now, messageClass, holdsSecret }), deliveries: [] };
  }
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
        ? mailContent(config, sent, reach)
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

function mailContent(config: MailContext['config'], sent: Message, reach: Reach): MailContent {
  const { locale, accountId } = reach;
  const { subject, ...words } = (sent.writeMail ?? sent.write)(locale, reach);
  const { class: messageClass } = MAIL_KINDS[sent.kind];
  const unsubscribe = isEndable(messageClass)
    ? unsubscribeLink(locale, config, { accountId, class: messageClass })
    : undefined;
  const content = { locale, subject: subjectLine(locale, subject), ...words };
  return { ...content, ...(unsubscribe && { unsubscribe }), ...sent.mail?.(reach) };
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
    const rows = batch.map(({ recipient, subject, body, parts, frame, locale, ownerId, kind: copyKind }) =>
      deliveryRow(tx, context, {
        ...{ kind: copyKind, channel: 'email', recipient, ownerId, questId, aboutId, startsAt },
        content: { locale, subject: subjectLine(locale, subject), body, parts, frame },
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
