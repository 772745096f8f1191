import { KeptWords, type KnownWords } from '#api/access/outbox/entries/message-words.ts';
import { deliveryRow } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { insertRows } from '#db/insert-rows.ts';
import { message } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import type { MailText, ShortMessage } from '#domain/messages/letter.ts';
import { MAIL_KINDS, type MailKind } from '#domain/messages/mail-kind.ts';
import { CHANNELS, type Channel, channelsFor, type Reachable } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { boundCopies } from './bound-copies.ts';
import { countCaused, readTakers } from './had-enough.ts';
import { offeredChannels } from './offered-channels.ts';
import { packerOf } from './pack-message.ts';
import { keepShortLinks } from './short-links.ts';
import { type Reach, reachableBy, readReaches } from './ways-to-reach.ts';

/** Message to any number of people. */
export type Message = {
  kind: MailKind;
  questId?: string | null;
  /** When its quest begins: decides on urgency and quiet hours. Epoch ms. */
  startsAt?: number | null;
  /** What it tells about: a notice, a charity's message. */
  aboutId?: string | null;
  /** The account of another person whose act causes it. */
  causedById?: string;
  /** The email to one person; the words of it that are everyone's go to the inbox, too. */
  write: (locale: Locale, to: Reach) => MailText;
  /** Writes the email with links that act for this person alone and are never stored. Defaults to `write`. */
  writeMail?: (locale: Locale, to: Reach) => MailText;
  /** What a young person's guardian gets; left out: as `write`. */
  writeCopy?: (locale: Locale, to: Reach) => MailText;
  /** Writes the push and text version; people who chose these channels get no email. */
  short: (locale: Locale, to: Reach) => ShortMessage;
  /** Channels to use; all if omitted. */
  channels?: readonly Channel[];
  /** Extra parts of the emails. */
  mail?: (
    to: Reach,
  ) => Pick<MailContent, 'calendar' | 'otherEntries' | 'replyTo' | 'unsubscribe' | 'threadId'>;
};

/** What became of a message to one person. `unwanted`: switched off. */
export type Told = {
  reach: Reach;
  state: 'queued' | 'unreachable' | 'held' | 'unwanted';
  channels: Channel[];
};

/** Message with its recipients. */
export type Mailing = { sent: Message; reaches: readonly Reach[] };

/**
 * Puts a message to these people into the outbox, in the transaction of what it tells about: one delivery for each
 * person and channel, what it says once, and for the young the guardian's copy. Who cannot be reached, or has had
 * enough news, has a delivery too, which says so. The number of statements does not grow with the people. Returns what
 * became of it for each.
 */
export async function queueMessages(
  tx: Db,
  context: MailContext,
  sent: Message,
  personIds: readonly string[],
): Promise<Told[]> {
  const reaches = await readReaches(tx, personIds, offeredChannels(context.config), context.now);
  return queueTo(tx, context, sent, reaches);
}

/** Queues a message for people whose contact options are already loaded. */
export async function queueTo(
  tx: Db,
  context: MailContext,
  sent: Message,
  reaches: readonly Reach[],
): Promise<Told[]> {
  const [told = []] = await queueAll(tx, context, [{ sent, reaches }]);
  return told;
}

/** Queues several messages in as many statements as one. `known`: texts that earlier writes have stored. */
export async function queueAll(
  tx: Db,
  context: MailContext,
  mailings: readonly Mailing[],
  known?: KnownWords,
): Promise<Told[][]> {
  const all: { sent: Message; told: Told[] }[] = [];
  const caused: { sent: Message; people: Reach[] }[] = [];
  for (const { sent, reaches } of mailings) {
    const { takers, counted } = await readTakers(tx, context, sent, reaches);
    const told = reaches.map((reach) => toldBy(sent, reach, takers.has(reach.accountId)));
    all.push({ sent, told });
    const isCounted = ({ reach, state }: Told) => state === 'queued' && counted.has(reach.accountId);
    caused.push({ sent, people: told.filter(isCounted).map(({ reach }) => reach) });
  }
  const words = new KeptWords(tx, context.now, known);
  const shorten = await keepShortLinks(tx, context, linksInTexts(all));
  const packing = { ...context, cells: tx.cells, words, shorten };
  const parcels = all.flatMap(({ sent, told }) => told.map(packerOf(packing, sent)));
  const entries = parcels.flatMap((parcel) => parcel.message ?? []);
  const packed = parcels.flatMap((parcel) => parcel.deliveries);
  const deliveries = await boundCopies(tx, context, packed);
  await words.write();
  await insertRows(tx, message, entries);
  const rows = deliveries.map((one) => deliveryRow(tx, context, one));
  await insertRows(tx, outboxMessage, rows);
  for (const { sent, people } of caused) if (people.length > 0) await countCaused(tx, context, sent, people);
  return all.map(({ told }) => told);
}

/** Links in the text messages to send. */
function linksInTexts(all: readonly { sent: Message; told: readonly Told[] }[]): Set<string> {
  const links = all.flatMap(({ sent, told }) =>
    told.flatMap(({ reach, state, channels }) =>
      state === 'queued' && channels.includes('text') ? sent.short(reach.locale, reach).link : [],
    ),
  );
  return new Set(links);
}

const NO_WAYS: Reachable = { email: false, text: false, push: false };

/** What becomes of a message to one person. `mayBeTold`: it is not held back. */
export function toldBy(
  { kind, channels: among = CHANNELS }: Pick<Message, 'kind' | 'channels'>,
  reach: Reach,
  mayBeTold: boolean,
): Told {
  const { class: messageClass } = MAIL_KINDS[kind];
  const reachable = reachableBy(reach);
  const left = { ...NO_WAYS, ...Object.fromEntries(among.map((one) => [one, reachable[one]])) };
  const channels = channelsFor(messageClass, reach.choices, left);
  if (!Object.values(reachable).includes(true)) return { reach, state: 'unreachable', channels: [] };
  if (channels.length === 0) return { reach, state: 'unwanted', channels };
  return mayBeTold ? { reach, state: 'queued', channels } : { reach, state: 'held', channels };
}
