import { and, eq, type SQL } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import { LOST_ADDRESS, openGuardianEmail } from '#db/cells/seal-guardian.ts';
import type { Sealed } from '#db/cells/sealed.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { nameToGuardian } from '#domain/guardians/name-to-guardian.ts';
import { isSameMailbox } from '#domain/identity/mailbox-key.ts';
import type { MailText } from '#domain/messages/letter.ts';
import { copyForGuardian, type MailKind } from '#domain/messages/mail-kind.ts';
import { localeOf, type MailInLanguage, mailIn } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { guardianCopyMail } from './guardian-mails.ts';

type Copied = {
  kind: MailKind;
  subject: string;
  body: string;
  /** Writes the email in another language. */
  write?: (locale: Locale) => MailText;
  startsAt?: number | null;
};
type Copy = Pick<Copied, 'kind' | 'startsAt'> & { recipient: string; ownerId: string } & MailInLanguage;
type CopyContext = { now: number; config: Config };

/** Guardian who agreed, as far as copies need it; the address is decrypted only for a copy. */
export type Guardian = {
  chariteerId: string;
  /** What the child is called to the guardian. */
  childName: string;
  dateOfBirth: string;
  guardianEmail: Sealed;
  locale: Locale;
};

/** SQL condition that a guardian has agreed and not withdrawn. */
export function hasAgreed(): SQL {
  return eq(guardianConsent.state, 'given');
}

/** The guardian in a row with its parts; null where no one had to agree. */
export function guardianOf(
  chariteerId: string,
  { dateOfBirth, consent, locale, ...names }: GuardianParts,
): Guardian | null {
  if (!consent || dateOfBirth === null) return null;
  const { guardianEmail, locale: ownLocale } = consent;
  const childName = nameToGuardian(names);
  return { chariteerId, childName, dateOfBirth, guardianEmail, locale: localeOf(ownLocale, locale) };
}

type GuardianParts = {
  username: string;
  nameFirst: string | null;
  dateOfBirth: string | null;
  /** Language of the minor. */
  locale: Locale | null;
  consent: { guardianEmail: Sealed; locale: Locale | null } | null;
};

/** Whether a guardian gets a copy of what someone is told: not of alerts, nor of who is not young any more. */
export function hasCopy(kind: MailKind, { dateOfBirth }: Guardian, now: number): boolean {
  return copyForGuardian(kind) !== 'none' && isYoungOn(dateOfBirth, now);
}

/**
 * The copy that a guardian gets of an email to a young person: of all but alerts, of those with a link or code for the
 * account only the word that one was sent. Null for who is not young any more, and where the address is lost.
 */
export function guardianCopy(
  { cells }: Pick<Db, 'cells'>,
  { now, config }: CopyContext,
  mail: Copied,
  guardian: Guardian,
): Copy | null {
  const { kind, startsAt = null } = mail;
  if (!hasCopy(kind, guardian, now)) return null;
  const { chariteerId, childName, guardianEmail } = guardian;
  const recipient = openGuardianEmail(cells, chariteerId, guardianEmail);
  // The log tells of it.
  if (recipient === LOST_ADDRESS) return null;
  const copy = mailIn(guardian.locale, (locale) => {
    // Who reads another language than the young person gets the same in it.
    const written = mail.write?.(locale);
    const { subject, body } = written ?? mail;
    const isWhole = copyForGuardian(kind) === 'whole';
    const words = isWhole ? { body, ...(written && { parts: written.parts }) } : { body: null };
    return guardianCopyMail(locale, config, { childName, subject, ...words });
  });
  return { kind: 'guardian-copy', ...copy, recipient, ownerId: chariteerId, startsAt };
}

/** The copy of an email that went to some address, if that is the young person's own; one statement. */
export async function readGuardianCopy(
  tx: Db,
  context: CopyContext,
  mail: Copied & { recipient: string; ownerId: string | null },
): Promise<Copy | null> {
  const { ownerId, recipient } = mail;
  if (ownerId === null || copyForGuardian(mail.kind) === 'none') return null;
  const rows = await tx
    .select({
      username: account.username,
      nameFirst: chariteer.nameFirst,
      dateOfBirth: chariteer.dateOfBirth,
      consent: { guardianEmail: guardianConsent.guardianEmail, locale: guardianConsent.locale },
      locale: account.locale,
      email: account.email,
      contact: contactEmail.emailAddress,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .innerJoin(account, eq(account.id, guardianConsent.chariteerId))
    .leftJoin(contactEmail, eq(contactEmail.accountId, account.id))
    .where(and(hasAgreed(), eq(guardianConsent.chariteerId, ownerId)));
  // Emails about a young person go to others too.
  const isToYoung = rows.some(({ email, contact }) =>
    [email, contact].some((address) => address !== null && isSameMailbox(address, recipient)),
  );
  const guardian = isToYoung && rows[0] ? guardianOf(ownerId, rows[0]) : null;
  return guardian && guardianCopy(tx, context, mail, guardian);
}
