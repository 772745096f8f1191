import { and, eq, not, sql } from 'drizzle-orm';
import { type Guardian, guardianOf, hasAgreed } from '#api/access/outbox/guardian-copies.ts';
import { adultsUntil, isRefusedGuardian } from '#api/rows/child-where.ts';
import { isFirstAddress, isReachableAddress } from '#api/rows/contact-email-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { textNumber } from '#db/schema/message.ts';
import type { Db } from '#db/store.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Channel, MessageChoices, Reachable } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Someone who is to be told something, with all ways by which that is possible. */
export type Reach = {
  /** The volunteer whom it is about; the same as the account but for a child without one. */
  personId: string;
  /** Account of the reader: the person's own or, for a child without an account, a guardian's. */
  accountId: string;
  firstName: string | null;
  locale: Locale;
  /** Address of the person on each channel; null where they can't be reached. */
  recipients: Readonly<Record<Channel, string | null>>;
  choices: MessageChoices;
  /** Day of birth of the reader, the later one where account and record differ; null: none is told. */
  dateOfBirth: string | null;
  /** Guardian who agreed that the reader volunteers, if one was needed. */
  guardian: Guardian | null;
};

/**
 * How these volunteers and managers can be reached, in their order; who has no account any more is left out, and a child
 * stands there once for each guardian who is of age and not blocked. One statement however many they are, compiled once. `offered`: the
 * channels of this installation. `now` in epoch ms; null: whatever age the guardians are.
 */
export async function readReaches(
  db: Db,
  personIds: readonly string[],
  offered: readonly Channel[],
  now: number | null,
): Promise<Reach[]> {
  const asked = [...new Set(personIds)];
  if (asked.length === 0) return [];
  const readers = await readersOf(db).all({
    personIds: JSON.stringify(asked),
    adultsUntil: now === null ? NO_DAY_SO_LATE : adultsUntil(now),
  });
  const byPerson = Map.groupBy(readers, ({ personId }) => personId);
  return asked.flatMap((personId) =>
    (byPerson.get(personId) ?? []).map((reader) => reachOf(db, reader, offered)),
  );
}

/** Latest day of birth: no one is born after it. */
const NO_DAY_SO_LATE = '9999-12-31';

type Reader = Awaited<ReturnType<ReturnType<typeof readersOf>['all']>>[number];

function reachOf(db: Db, reader: Reader, offered: readonly Channel[]): Reach {
  const { personId, accountId, firstName, address, number, browsers } = reader;
  const locale = localeOf(reader.locale);
  const isOffered = (channel: Channel) => offered.includes(channel);
  const opened =
    number === null || !isOffered('text') ? null : db.cells.open('text_number.number', accountId, number);
  const push = browsers > 0 && isOffered('push') ? accountId : null;
  return {
    ...{ personId, accountId, firstName, locale },
    recipients: { email: address, text: opened, push },
    choices: choicesOf(reader.choices),
    dateOfBirth:
      [reader.dateOfBirth, reader.accountBirth]
        .flatMap((birth) => birth ?? [])
        .toSorted()
        .at(-1) ?? null,
    guardian: guardianOf(accountId, reader),
  };
}

/** What someone chose, from JSON, where SQLite writes 0 and 1. */
export function choicesOf(json: string): MessageChoices {
  if (json === '{}') return {};
  const entries = Object.entries(JSON.parse(json) as Record<string, number>);
  return Object.fromEntries(entries.map(([chosen, isOn]) => [chosen, isOn === 1]));
}

/** Which of the channels reach someone at all. */
export function reachableBy({ recipients }: Reach): Reachable {
  return {
    email: recipients.email !== null,
    text: recipients.text !== null,
    push: recipients.push !== null,
  };
}

const readersOf = prepareOnce((db: Db) => {
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
      choices: sql<string>`(SELECT json_group_object(chosen.class || '/' || chosen.channel, chosen."isOn")
        FROM message_choice AS chosen WHERE chosen."accountId" = ${account.id})`.as('choices'),
      username: account.username,
      nameFirst: chariteer.nameFirst,
      dateOfBirth: chariteer.dateOfBirth,
      accountBirth: account.dateOfBirth,
      consent: { guardianEmail: guardianConsent.guardianEmail, locale: guardianConsent.locale },
    })
    .from(sql`json_each(${sql.placeholder('personIds')}) AS asked`)
    .leftJoin(
      childRecord,
      and(
        eq(childRecord.chariteerId, personId),
        not(isRefusedGuardian(childRecord.guardianAccountId, sql.placeholder('adultsUntil'))),
      ),
    )
    .innerJoin(account, sql`${account.id} = coalesce(${childRecord.guardianAccountId}, asked.value)`)
    .leftJoin(
      contactEmail,
      and(eq(contactEmail.accountId, account.id), isReachableAddress(), isFirstAddress()),
    )
    .leftJoin(textNumber, and(eq(textNumber.accountId, account.id), eq(textNumber.state, 'confirmed')))
    .leftJoin(guardianConsent, and(eq(guardianConsent.chariteerId, account.id), hasAgreed()))
    .leftJoin(chariteer, eq(chariteer.id, account.id))
    .prepare();
});
