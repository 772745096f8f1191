import type { KeptWords } from '#api/access/outbox/entries/message-words.ts';
import { guardianCopy } from '#api/access/outbox/guardian-copies.ts';
import { unsubscribeLink } from '#api/access/outbox/links/unsubscribe-link.ts';
import type { NewDelivery } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { MailContent } from '#api/access/outbox/seals/seal-mail.ts';
import { newId } from '#db/new-id.ts';
import type { message } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { MAIL_KINDS } from '#domain/messages/mail-kind.ts';
import { isEndable } from '#domain/messages/message-choice.ts';
import { sendAt } from '#domain/messages/quiet-hours.ts';
import { subjectLine } from '#domain/messages/reading-order.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Message, Told } from './queue-messages.ts';
import { shortContent } from './short-content.ts';
import type { Shorten } from './short-links.ts';
import type { Reach } from './ways-to-reach.ts';

/** What is written down of a message to one person: the entry in the inbox, and what goes out. */
export type Parcel = { message: typeof message.$inferInsert | null; deliveries: NewDelivery[] };

type Packing = MailContext & Pick<Db, 'cells'> & { words: KeptWords; shorten: Shorten };

/** Packs a message for one after the other of those it goes to. */
export function packerOf(packing: Packing, sent: Message): (told: Told) => Parcel {
  return (told) => {
    const { reach } = told;
    const said = writtenOnce(() => sent.write(reach.locale, reach));
    const entry = entryOf(packing, sent, told, said);
    const { questId = null, startsAt = null, aboutId = null } = sent;
    const { personId, accountId } = reach;
    const about = {
      ...{ questId, startsAt, aboutId },
      ownerId: accountId,
      aboutPersonId: personId === accountId ? null : personId,
      messageId: entry?.id ?? null,
    };
    const deliveries = waysOf(packing, sent, told, said).map((way) => ({
      kind: sent.kind,
      ...about,
      ...way,
    }));
    const copy = copyOf(packing, sent, told);
    return { message: entry, deliveries: copy ? [...deliveries, copy] : deliveries };
  };
}

/** What everyone may keep of it, in the reader's language. */
type Said = () => MailText;

/** Written for whoever asks first: mostly the email says the same as the inbox. */
function writtenOnce(write: Said): Said {
  let text: MailText | undefined;
  return () => {
    text ??= write();
    return text;
  };
}

/** Inbox entry of a message. People who turned such emails off or can't be reached otherwise still find it there. */
function entryOf(
  { now, words }: Packing,
  { kind, questId = null }: Message,
  { reach, state }: Told,
  said: Said,
): Parcel['message'] {
  const { class: messageClass, holdsSecret } = MAIL_KINDS[kind];
  // News that no one wants is no entry either.
  if (holdsSecret || state === 'held' || (state === 'unwanted' && messageClass === 'news')) return null;
  const { accountId, locale } = reach;
  const wordsId = words.idOf(locale, said());
  return { id: newId(now), accountId, kind, class: messageClass, wordsId, questId, createdAt: now };
}

type Way = Pick<NewDelivery, 'channel' | 'recipient' | 'content' | 'status' | 'sendAt'>;

/** Channels that a message goes out on; if it can't or must not, one that records the reason. */
function waysOf(packing: Packing, sent: Message, { reach, state, channels }: Told, said: Said): Way[] {
  if (state === 'unwanted') return [];
  if (state !== 'queued')
    return [{ channel: channels[0] ?? 'email', recipient: '', content: null, status: state }];
  const { locale, recipients } = reach;
  const { now, config, shorten } = packing;
  const at = sendAt(MAIL_KINDS[sent.kind].class, sent.startsAt ?? null, now);
  return channels.map((channel) => ({
    channel,
    recipient: recipients[channel] ?? '',
    content:
      channel === 'email'
        ? mailContent(config, sent, reach, said)
        : shortContent(channel, locale, sent.short(locale, reach), shorten),
    sendAt: at,
  }));
}

function mailContent(config: MailContext['config'], sent: Message, reach: Reach, said: Said): MailContent {
  const { locale, accountId } = reach;
  const { subject, ...words } = sent.writeMail?.(locale, reach) ?? said();
  const { class: messageClass } = MAIL_KINDS[sent.kind];
  const unsubscribe = isEndable(messageClass)
    ? unsubscribeLink(locale, config, { accountId, class: messageClass })
    : undefined;
  const content = { locale, subject: subjectLine(locale, subject), ...words };
  return { ...content, ...(unsubscribe && { unsubscribe }), ...sent.mail?.(reach) };
}

/** A guardian hears it whether or not the young person can be reached. */
function copyOf(
  packing: Packing,
  { kind, questId = null, startsAt = null, aboutId = null, write, writeCopy }: Message,
  { reach, state }: Told,
): NewDelivery | null {
  if (reach.guardian === null || state === 'held') return null;
  // Written in the guardian's language alone.
  const inLanguage = (locale: Locale) => (writeCopy ?? write)(locale, reach);
  const mail = { kind, startsAt, ...{ subject: '', body: '', write: inLanguage } };
  const copy = guardianCopy(packing, packing, mail, reach.guardian);
  if (!copy) return null;
  const { locale, subject, body, parts, frame, kind: copyKind, recipient, ownerId } = copy;
  return {
    ...{ kind: copyKind, channel: 'email', recipient, ownerId, questId, aboutId, startsAt },
    content: { locale, subject: subjectLine(locale, subject), body, parts, frame },
  };
}
