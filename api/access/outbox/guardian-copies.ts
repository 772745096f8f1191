import { and, eq } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { copyForGuardian, type MailKind } from '#domain/messages/mail-kind.ts';
import { localeOf, type MailInLanguage, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { guardianCopyMail } from './guardian-mails.ts';

type Mail = {
  kind: MailKind;
  recipient: string;
  subject: string;
  body: string;
  write?: (locale: Locale) => MailText;
  ownerId: string | null;
  startsAt?: number | null;
  /** It is known to go to its owner, at whatever address. */
  isToOwner?: boolean;
};
type Copy = Pick<Mail, 'kind' | 'recipient' | 'ownerId' | 'startsAt'> & MailInLanguage;
type CopyContext = { now: number; config: Config };

/**
 * The copies that guardians get of mails to young people: of all but alerts, of those with a link or code for the
 * account only the word that one was sent. One statement however many mails. `now` in epoch ms.
 */
export async function guardianCopies(
  tx: Db,
  { now, config }: CopyContext,
  mails: readonly Mail[],
): Promise<Copy[]> {
  const due = mails.filter(({ kind, ownerId }) => ownerId !== null && copyForGuardian(kind) !== 'none');
  if (due.length === 0) return [];
  const guardians = await readGuardians(tx, now, [...new Set(due.flatMap(({ ownerId }) => ownerId ?? []))]);
  return due.flatMap((mail): Copy[] => {
    const guardian = guardians.find(({ chariteerId }) => chariteerId === mail.ownerId);
    // Mails about a young person go to others too.
    const isToYoung =
      mail.isToOwner === true ||
      guardian?.addresses.some((address) => isSameMailbox(address, mail.recipient)) === true;
    if (!guardian || !isToYoung) return [];
    const { username, guardianEmail: recipient } = guardian;
    const copy = mailIn(guardian.locale, (locale) => {
      // Who reads another language than the young person gets the same in it.
      const written = mail.write?.(locale);
      const { subject, body } = written ?? mail;
      const isWhole = copyForGuardian(mail.kind) === 'whole';
      const words = isWhole ? { body, ...(written && { parts: written.parts }) } : { body: null };
      return guardianCopyMail(locale, config, { username, subject, ...words });
    });
    return [
      { kind: 'guardian-copy', ...copy, recipient, ownerId: mail.ownerId, startsAt: mail.startsAt ?? null },
    ];
  });
}

type Guardian = {
  chariteerId: string;
  username: string;
  guardianEmail: string;
  locale: Locale;
  addresses: string[];
};

/** The guardians who have agreed, with the addresses of the young people they agreed for. */
async function readGuardians(tx: Db, now: number, ownerIds: readonly string[]): Promise<Guardian[]> {
  const rows = await tx
    .select({
      chariteerId: chariteer.id,
      username: account.username,
      dateOfBirth: chariteer.dateOfBirth,
      guardianEmail: guardianConsent.guardianEmail,
      ownLocale: guardianConsent.locale,
      childsLocale: account.locale,
      email: account.email,
      contact: contactEmail.emailAddress,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .innerJoin(account, eq(account.id, guardianConsent.chariteerId))
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(and(eq(guardianConsent.state, 'given'), isInList(guardianConsent.chariteerId, ownerIds)));
  const guardians = new Map<string, Guardian>();
  for (const {
    dateOfBirth,
    email,
    contact,
    guardianEmail: sealed,
    ownLocale,
    childsLocale,
    ...row
  } of rows) {
    if (!isYoungOn(dateOfBirth, now)) continue;
    const guardianEmail = () => openGuardianEmail(tx.cells, row.chariteerId, sealed);
    const known = guardians.get(row.chariteerId) ?? {
      ...row,
      guardianEmail: guardianEmail(),
      locale: localeOf(ownLocale, childsLocale),
      addresses: [email],
    };
    if (contact !== null) known.addresses.push(contact);
    guardians.set(row.chariteerId, known);
  }
  return [...guardians.values()];
}
