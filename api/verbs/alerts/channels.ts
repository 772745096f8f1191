import { type Mail, queueMails } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { CHANNELS, type Channel } from '#domain/messages/channel.ts';

type Queue = (tx: Db, context: MailContext, mails: readonly Mail[]) => Promise<void>;

/** How an alert leaves by a channel, in the write that pays for it; null: there is no service for it, so it is not offered. */
export const ADAPTERS: Readonly<Record<Channel, Queue | null>> = {
  email: queueMails,
  text: null,
  push: null,
};

export const OFFERED_CHANNELS = CHANNELS.filter((channel) => ADAPTERS[channel] !== null);
export const MISSING_CHANNELS = CHANNELS.filter((channel) => ADAPTERS[channel] === null);
