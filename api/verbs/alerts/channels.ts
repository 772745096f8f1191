import { type Mail, type MailContext, queueMails } from '#api/access/outbox/queue-mail.ts';
import type { Db } from '#db/store.ts';
import { CHANNELS, type Channel } from '#domain/alerts/mana.ts';

type Queue = (tx: Db, context: MailContext, mails: readonly Mail[]) => Promise<void>;

/** How an alert leaves by a channel, in the write that pays for it; null: there is no service for it, so it is not offered. */
export const ADAPTERS: Readonly<Record<Channel, Queue | null>> = {
  email: queueMails,
  text: null,
  push: null,
};

export const OFFERED_CHANNELS = CHANNELS.filter((channel) => ADAPTERS[channel] !== null);
export const MISSING_CHANNELS = CHANNELS.filter((channel) => ADAPTERS[channel] === null);
