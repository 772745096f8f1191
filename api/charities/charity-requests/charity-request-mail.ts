import { pageStep } from '#api/access/outbox/account-mails.ts';
import type { Config } from '#api/process/config/config.ts';
import { askSupportIn, letter, type MailText, step } from '#domain/messages/letter.ts';
import { charityRequestMailsTexts } from '#domain/texts/generated/charity-request-mails.ts';
import { staffMailsTexts } from '#domain/texts/generated/staff-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

type MailConfig = Pick<Config, 'siteName' | 'publicOrigin' | 'supportEmail'>;

/** Tells staff that a charity waits for them. What it wrote is read in the console alone. */
export function charityRequestMail(
  locale: Locale,
  config: MailConfig,
  { username }: { username: string },
): MailText {
  const t = staffMailsTexts(locale);
  return letter(locale, config, username, t.requestSubject({ site: config.siteName }), [
    t.request,
    pageStep(locale, config, '/console/charity-requests', 'readRequests'),
  ]);
}

/** Tells whoever asked to join that the request has come. Of what they wrote nothing appears: anyone can type an address. */
export function requestReceivedMail(
  locale: Locale,
  config: MailConfig,
  { link }: { link: string },
): MailText {
  const t = charityRequestMailsTexts(locale);
  return letter(locale, config, null, t.receivedSubject({ site: config.siteName }), [
    t.received,
    step(t.seeProgress, link),
    t.notYou,
  ]);
}

/** Tells whoever asked to join that staff declined, in the words of staff. */
export function requestDeclinedMail(
  locale: Locale,
  config: MailConfig,
  { reason }: { reason: string },
): MailText {
  const t = charityRequestMailsTexts(locale);
  return letter(locale, config, null, t.declinedSubject({ site: config.siteName }), [
    t.declined,
    reason,
    askSupportIn(locale, config),
  ]);
}

/** Asks whoever asked to join a question in the words of staff, with the link by which they answer. */
export function requestQuestionMail(
  locale: Locale,
  config: MailConfig,
  { question, link }: { question: string; link: string },
): MailText {
  const t = charityRequestMailsTexts(locale);
  return letter(locale, config, null, t.questionSubject, [
    t.question,
    question,
    step(t.answerHere, link),
    askSupportIn(locale, config),
  ]);
}
