import { countEach } from '#api/access/outbox/count-caused-mail.ts';
import { guardianMoreMail } from '#api/access/outbox/guardian-mails.ts';
import type { NewDelivery } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { subjectLine } from '#domain/messages/reading-order.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';

/**
 * Leaves out the copies that are over what a guardian's mailbox gets in a day: they are on the guardian's page, which an
 * email says once a day. No statement without a copy, at most four with any number of them.
 */
export async function boundCopies(
  tx: Db,
  context: MailContext,
  deliveries: readonly NewDelivery[],
): Promise<NewDelivery[]> {
  const copies = deliveries.filter(({ kind }) => kind === 'guardian-copy');
  if (copies.length === 0) return [...deliveries];
  const areSent = await countEach(tx, context, recipientsOf(copies), 'guardianCopy');
  const held = new Set(copies.filter((_, index) => !areSent[index]));
  if (held.size === 0) return [...deliveries];
  const isTold = await countEach(tx, context, recipientsOf([...held]), 'guardianMore');
  const told = [...held].filter((_, index) => isTold[index]);
  return [...deliveries.filter((one) => !held.has(one)), ...told.map((copy) => wordOf(context, copy))];
}

function recipientsOf(copies: readonly NewDelivery[]): string[] {
  return copies.map(({ recipient }) => recipient);
}

/** The word that more is on the page, in place of a copy. */
function wordOf({ config }: MailContext, { recipient, ownerId, content }: NewDelivery): NewDelivery {
  const locale = content?.locale ?? FIRST_LOCALE;
  const { subject, ...words } = guardianMoreMail(locale, config);
  return {
    ...{ kind: 'guardian-more', channel: 'email', recipient, ownerId },
    content: { locale, subject: subjectLine(locale, subject), ...words },
  };
}
