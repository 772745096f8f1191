import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import { notSaidYet } from '#api/access/outbox/messages/said-once.ts';
import { withSubjectInShort } from '#api/access/outbox/messages/subject-in-short.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import {
  type AddressRefusal,
  readRefusals,
  readRefusalsOf,
} from '#api/messages/recipients/refused-addresses.ts';
import type { Db, Store } from '#db/store.ts';
import { onceKey } from '#domain/messages/once-key.ts';
import {
  type RefusedAddress,
  refusedAddressLink,
  refusedAddressMail,
} from '#domain/messages/refused-address-mail.ts';

const LOOKS_BACK_MS = 24 * 3_600_000;

/**
 * Tells people of addresses that took no email in the last day and that only they can correct: their own, a guardian's,
 * and where answers to a charity go. Each refusal is told once. Returns how many were told.
 */
export async function tellOfRefusals(store: Store, context: MailContext): Promise<number> {
  const refusals = await readRefusals(store.read, context.now - LOOKS_BACK_MS);
  if (refusals.length === 0) return 0;
  return store.write((tx) => tellEach(tx, context, refusals));
}

/** Tells the owners of contact addresses from which emails came back. */
export async function tellOfBounces(
  tx: Db,
  context: MailContext,
  contacts: readonly { id: string; accountId: string }[],
): Promise<void> {
  const refusals = contacts.map(({ id, accountId: ownerId }) => {
    const reportId = `${id}@${context.now}`;
    return { reportId, ownerId, refused: 'own' as const };
  });
  await tellEach(tx, context, refusals);
}

/** Tells the owners of emails that came back from an address they typed: a guardian's, or where answers go. */
export async function tellOfReturns(tx: Db, context: MailContext, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length > 0) await tellEach(tx, context, await readRefusalsOf(tx, mailIds));
}

async function tellEach(tx: Db, context: MailContext, refusals: readonly AddressRefusal[]): Promise<number> {
  const keyOf = ({ reportId }: AddressRefusal) => onceKey('address-refused', { reportId });
  const isNew = await notSaidYet(tx, refusals.map(keyOf), context.now);
  const untold = refusals.filter((refusal) => isNew.has(keyOf(refusal)));
  const byAddress = Map.groupBy(untold, ({ refused }) => refused);
  for (const [refused, told] of byAddress) {
    const owners = told.map(({ ownerId }) => ownerId);
    await queueMessages(tx, context, messageOf(context, refused), owners);
  }
  return untold.length;
}

function messageOf({ config }: MailContext, refused: RefusedAddress) {
  return withSubjectInShort(
    {
      kind: 'address-refused',
      write: (locale, { firstName }) => refusedAddressMail(locale, config, refused, firstName),
    },
    (locale) => ({
      from: config.siteName,
      title: config.siteName,
      link: refusedAddressLink(locale, config, refused),
    }),
  );
}
