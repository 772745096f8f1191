import { answerLink } from '#api/access/outbox/links/answer-link.ts';
import { type Message, queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { linkIn } from '#domain/messages/letter.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { OfferTerms } from '#domain/waiting/offer-times.ts';
import { type OfferedPlace, offerMail, offerShort } from '#domain/waiting/waiting-mails.ts';
import { childNameOf, type NamedList, readNamedList } from './named-list.ts';
import { offerSubjectId } from './offer-request.ts';

type Told = { chariteerId: string; offerId: string };

/** Tells people of the place that is offered to them, or to all of them; at night by mail alone, so that nobody wakes. */
export async function tellOffered(
  tx: Db,
  context: MailContext,
  { questId, terms, told }: { questId: string; terms: OfferTerms; told: readonly Told[] },
): Promise<void> {
  const ids = told.map(({ chariteerId }) => chariteerId);
  const named = await readNamedList(tx, questId, ids);
  if (!named) return;
  const offers = new Map(told.map(({ chariteerId, offerId }) => [chariteerId, offerId]));
  await queueMessages(tx, context, messageOf(context, named, terms, offers), ids);
}

function messageOf(
  { now, config }: MailContext,
  named: NamedList,
  { endsAt, isForAll, isByMailOnly }: OfferTerms,
  offers: ReadonlyMap<string, string>,
): Message {
  const { questId, quest, path } = named;
  const offered: OfferedPlace = { ...quest, endsAt, isForAll, now };
  const pageIn = (locale: Locale) => linkIn(locale, config, path);
  const write = (locale: Locale, reach: Reach) =>
    offerMail(locale, config, offered, readerOf(named, reach), { page: pageIn(locale), answers: null });
  return {
    kind: 'place-offered',
    ...{ questId, startsAt: quest.startedAt, write },
    writeMail: (locale, reach) => {
      const id = offerSubjectId(offers.get(reach.personId) ?? '', isForAll ? reach.personId : null);
      const link = answerLink(locale, config, { purpose: 'offer', id });
      const answers = { take: `${link}&says=yes`, decline: `${link}&says=no` };
      return offerMail(locale, config, offered, readerOf(named, reach), { page: pageIn(locale), answers });
    },
    short: (locale) => offerShort(locale, offered, pageIn(locale)),
    ...(isByMailOnly && { channels: ['email'] as const }),
    mail: () => ({ threadId: questId }),
  };
}

function readerOf(named: NamedList, reach: Reach) {
  return { firstName: reach.firstName, childName: childNameOf(named, reach) };
}
