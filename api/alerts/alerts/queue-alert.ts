import { queueTo } from '#api/access/outbox/messages/queue-messages.ts';
import type { Context } from '#api/access/request/context.ts';
import type { Db } from '#db/store.ts';
import { alertMail, alertShort } from '#domain/alerts/alert-message.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { Alert } from './insert-alert.ts';

/** Tells whom an alert is for, by the channels of each; in the write that pays for it. */
export async function queueAlert(context: Context, tx: Db, sent: Alert): Promise<void> {
  const { config } = context;
  const { id, target, recipients, channels, senderId } = sent;
  const openPlaces = target.resourceMaxNumber - target.takenCount - target.heldCount;
  const page = `/questList/${target.providerId}/quest/${target.id}`;
  const factsIn = (locale: Locale) => ({ ...target, openPlaces, link: linkIn(locale, config, page) });
  const knownHere = new Set(recipients.flatMap((one) => (one.isPrevious ? one.id : [])));
  const message = {
    kind: 'alert' as const,
    questId: target.id,
    startsAt: target.startedAt,
    aboutId: id,
    causedById: senderId,
    channels,
    write: (locale: Locale, { firstName, personId }: { firstName: string | null; personId: string }) =>
      alertMail(locale, config, factsIn(locale), { firstName, isPrevious: knownHere.has(personId) }),
    short: (locale: Locale) => alertShort(locale, factsIn(locale)),
  };
  const reaches = recipients.map(({ reach }) => reach);
  await queueTo(tx, context, message, reaches);
}
