import { maskedAddress } from '#domain/identity/masked-address.ts';
import { askSupportIn, letter, type MailText } from '#domain/messages/letter.ts';
import { subjectWith } from '#domain/messages/subject.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { mergeMailsTexts } from '#domain/texts/generated/merge-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { type MailConfig, pageStep, tokenStep } from './account-mails.ts';

/*
 * The emails about records that staff have put together. The two may be of two people after all, so neither is told
 * more of the other's address than its owner needs to know it.
 */

type Merged = { username: string; keptEmail: string; until: number };

/** Tells the owner of the kept account; until an instant (epoch ms) it can be taken back. */
export function mergedIntoThisMail(
  locale: Locale,
  config: MailConfig,
  { username, keptEmail, until }: Merged,
): MailText {
  const t = mergeMailsTexts(locale);
  return letter(locale, config, username, t.mergedSubject, [
    t.mergedKept({ site: config.siteName, kept: keptEmail }),
    t.mistake({ help: askSupportIn(locale, config), until: formatsFor(locale).longDay(until) }),
  ]);
}

/** Tells the owner of the account that has ended where its record is now. */
export function mergedIntoOtherMail(
  locale: Locale,
  config: MailConfig,
  { username, keptEmail, until }: Merged,
): MailText {
  const t = mergeMailsTexts(locale);
  return letter(locale, config, username, t.mergedSubject, [
    t.mergedDropped({ site: config.siteName, kept: maskedAddress(keptEmail) }),
    pageStep(locale, config, '/login', 'logIn'),
    t.mistake({ help: askSupportIn(locale, config), until: formatsFor(locale).longDay(until) }),
  ]);
}

/** Tells who asks for a password at the address of a dropped account where the record is. */
export function leadsToOtherMail(
  locale: Locale,
  config: MailConfig,
  { keptEmail }: { keptEmail: string },
): MailText {
  const t = mergeMailsTexts(locale);
  return letter(locale, config, null, t.leadsSubject, [
    t.leads({ kept: maskedAddress(keptEmail) }),
    pageStep(locale, config, '/passwordReset', 'setPassword'),
  ]);
}

/** Tells one of both owners that the accounts are two again. */
export function recordsPartedMail(
  locale: Locale,
  config: MailConfig,
  { username, keptEmail, droppedEmail }: { username: string; keptEmail: string; droppedEmail: string },
): MailText {
  const t = mergeMailsTexts(locale);
  return letter(locale, config, username, t.partedSubject, [
    t.parted({
      site: config.siteName,
      kept: maskedAddress(keptEmail),
      dropped: maskedAddress(droppedEmail),
    }),
    pageStep(locale, config, '/login', 'logIn'),
  ]);
}

/** Asks a guardian whether two records of a child become one; the link is valid for 7 days. Names no one else. */
export function mergeAskedMail(
  locale: Locale,
  config: MailConfig,
  { child, token }: { child: string; token: string },
): MailText {
  const t = mergeMailsTexts(locale);
  return letter(locale, config, null, subjectWith({ child }, t.askedSubject), [
    t.asked({ child, site: config.siteName }),
    t.askedYes({ child }),
    t.askedNo,
    tokenStep(locale, config, '/guardian/records', token, 'decide'),
  ]);
}

/** `hasOthers`: another guardian has the record under an account, too. */
export type ChildOfGuardian = { username: string; child: string; hasOthers: boolean };

/** Tells a guardian that two records of a child are one; until an instant (epoch ms) it can be taken back. */
export function childMergedMail(
  locale: Locale,
  config: MailConfig,
  { username, child, hasOthers, until }: ChildOfGuardian & { until: number },
): MailText {
  const t = mergeMailsTexts(locale);
  const about = { site: config.siteName, child };
  return letter(locale, config, username, t.childMergedSubject, [
    hasOthers ? t.childShared(about) : t.childMerged(about),
    ...(hasOthers ? [t.oneNoCounts] : []),
    t.childMistake({ help: askSupportIn(locale, config), until: formatsFor(locale).longDay(until) }),
  ]);
}

/** Tells a guardian that the records of a child are two again. */
export function childPartedMail(
  locale: Locale,
  config: MailConfig,
  { username, child, hasOthers }: ChildOfGuardian,
): MailText {
  const t = mergeMailsTexts(locale);
  const about = { site: config.siteName, child };
  return letter(locale, config, username, t.childPartedSubject, [
    hasOthers ? t.childUnshared(about) : t.childParted(about),
  ]);
}
