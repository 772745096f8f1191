import { mailWordsTexts } from '../../texts/generated/mail-words.ts';
import type { Locale } from '../../texts/locale.ts';
import { leadingTo, type MailFrame, type MailPart } from '../letter.ts';
import { markedLines } from '../reading-order.ts';
import { mailPage } from './mail-page.ts';

type Composed = {
  locale: Locale;
  subject: string;
  /** Plain text. */
  body: string;
  parts?: readonly MailPart[];
  frame?: MailFrame;
  /** The link by which its reader ends messages like this one. */
  unsubscribe?: string;
};

/** Plain text and HTML bodies of an email, with the same words. */
export function composeMail(mail: Composed, siteName: string): { text: string; html: string } {
  const { locale, subject, body, unsubscribe: link } = mail;
  const t = mailWordsTexts(locale);
  const stop = link === undefined ? undefined : { words: t.stop, link, said: t.stopLead };
  // Its text alone is kept of an email that was written before there were parts.
  const whole = { parts: [body.trim()], frame: { greeting: subject, closing: [], siteName } };
  const { parts = whole.parts, frame = whole.frame } = mail;
  return {
    text: stop ? `${body}\n${markedLines(locale, leadingTo(locale, stop.said, stop.link))}\n` : body,
    html: mailPage({ locale, subject, parts, frame, stop }),
  };
}
