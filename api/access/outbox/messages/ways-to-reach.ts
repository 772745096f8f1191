import { and, eq, sql } from 'drizzle-orm';
import { isFirstAddress, isReachableAddress } from '#api/rows/accounts/contact-email-where.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { messageChoice, textNumber } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import type { Channel } from '#domain/messages/channel.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { MessageChoices, Reachable } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Somebody who is to be told something, with all ways by which that is possible. */
export type Reach = {
  /** The volunteer whom it is about; the same as the account but for a child without one. */
  personId: string;
  /** Who reads: the person, or for a child without an account the guardian. */
  accountId: string;
  firstName: string | null;
  locale: Locale;
  /** Where the person gets messages by each channel; null where that is not possible. */
  recipients: Readonly<Record<Channel, string | null>>;
  choices: MessageChoices;
};

/**
 * How these volunteers and managers can be reached, in their order; who has no account any more is left out. Two
 * statements however many they are. `offered`: the channels of this installation.
 */
export async function readReaches(
  db: Db,
  personIds: readonly string[],
  offered: readonly Channel[],
): Promise<Reach[]> {
  const [readers, choices] = await Promise.all([readReaders(db, personIds), readChoices(db, personIds)]);
  const byPerson = new Map(readers.map((reader) => [reader.personId, reader]));
  return [...new Set(personIds)].flatMap((personId) => {
    const reader = byPerson.get(personId);
    if (!reader) return [];
    const { accountId, firstName, locale, address, number, browsers } = reader;
    const opened = number === null ? null : db.cells.open('text_number.number', accountId, number);
    const recipients = { email: address, text: opened, push: browsers > 0 ? accountId : null };
    for (const channel of ['text', 'push'] as const)
      if (!offered.includes(channel)) recipients[channel] = null;
    return {
      ...{ personId, accountId, firstName, recipients },
      locale: localeOf(locale),
      choices: choices.get(accountId) ?? {},
    };
  });
}

/** Which of the channels reach somebody at all. */
export function reachableBy({ recipients }: Reach): Reachable {
  return {
    email: recipients.email !== null,
    text: recipients.text !== null,
    push: recipients.push !== null,
  };
}

async function readReaders(db: Db, personIds: readonly string[]) {
  const personId = sql<string>`asked.value`;
  return db
    .select({
      personId: personId.as('personId'),
      accountId: account.id,
      firstName: account.nameFirst,
      locale: account.locale,
      address: contactEmail.emailAddress,
      number: textNumber.number,
      browsers: sql<number>`(SELECT count(*) FROM push_subscription AS browser
        WHERE browser."accountId" = ${account.id})`.as('browsers'),
    })
    .from(sql`json_each(${JSON.stringify([...new Set(personIds)])}) AS asked`)
    .leftJoin(childRecord, eq(childRecord.chariteerId, personId))
    .innerJoin(account, sql`${account.id} = coalesce(${childRecord.guardianAccountId}, asked.value)`)
    .leftJoin(
      contactEmail,
      and(eq(contactEmail.accountId, account.id), isReachableAddress(), isFirstAddress()),
    )
    .leftJoin(textNumber, and(eq(textNumber.accountId, account.id), eq(textNumber.state, 'confirmed')));
}

async function readChoices(db: Db, personIds: readonly string[]): Promise<Map<string, MessageChoices>> {
  const rows = await db
    .select({
      accountId: messageChoice.accountId,
      class: messageChoice.class,
      channel: messageChoice.channel,
      isOn: messageChoice.isOn,
    })
    .from(messageChoice)
    .where(
      sql`${messageChoice.accountId} IN (SELECT coalesce(${childRecord.guardianAccountId}, asked.value)
        FROM json_each(${JSON.stringify(personIds)}) AS asked
        LEFT JOIN ${childRecord} ON ${childRecord.chariteerId} = asked.value)`,
    );
  const choices = new Map<string, MessageChoices>();
  for (const { accountId, class: chosen, channel, isOn } of rows)
    choices.set(accountId, { ...choices.get(accountId), [`${chosen}/${channel}`]: isOn });
  return choices;
}
