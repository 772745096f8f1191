import type { Context } from '#api/access/request/context.ts';
import type { Db } from '#db/store.ts';
import { alertMail } from '#domain/alerts/alert-message.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { ADAPTERS } from './channels.ts';
import type { Alert } from './insert-alert.ts';

/** Hands an alert to the adapter of each of its channels. */
export async function queueAlert(context: Context, tx: Db, sent: Alert): Promise<void> {
  const { config } = context;
  const { target, recipients, channels, senderId } = sent;
  const openPlaces = target.resourceMaxNumber - target.takenCount;
  const page = `/questList/${target.providerId}/quest/${target.id}`;
  const messages = recipients.map(({ id, emailAddress, locale: chosen, nameFirst, isPrevious }) => ({
    kind: 'alert' as const,
    ...mailIn(localeOf(chosen), (locale) => {
      const facts = { ...target, openPlaces, link: linkIn(locale, config, page) };
      return alertMail(locale, config, facts, { firstName: nameFirst, isPrevious });
    }),
    recipient: emailAddress,
    ownerId: id,
    causedById: senderId,
  }));
  for (const channel of channels) await ADAPTERS[channel]?.(tx, context, messages);
}
