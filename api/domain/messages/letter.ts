import { mailFrameTexts } from '../texts/generated/mail-frame.ts';
import { addressIn } from '../texts/language-address.ts';
import { directionOf, type Locale } from '../texts/locale.ts';
import { markedLines, markedText } from './reading-order.ts';
import { withinSubject } from './subject.ts';

/** What push and text say: who tells it, of what, in one sentence, and where more stands. */
export type ShortMessage = {
  /** The charity; the product's name where none tells it. */
  from: string;
  /** The quest, or what it is about. */
  title: string;
  /** Single sentence with the time and place. */
  words: string;
  /** Full address. */
  link: string;
};

/** Sender of emails, and the support address that appears at the end of each, if there is one. */
export type Sender = { siteName: string; supportEmail: string | null };

/** Something to do, by a link of this product: a button where there are any, words and an address in plain text. */
export type MailAction = {
  /** What the button says. */
  words: string;
  /** A full address. */
  link: string;
  /** What plain text says before the address, where that is not what the button says; a break at its end parts them. */
  said?: string;
};
/** A paragraph, or a button. */
export type MailPart = string | MailAction;

export type MailText = {
  subject: string;
  /** All of it as plain text. */
  body: string;
  /** What it says between greeting and end. */
  parts: readonly MailPart[];
  frame: MailFrame;
};

/** What stands round the parts of every mail. */
export type MailFrame = { greeting: string; closing: readonly string[]; siteName: string };

/** The one frame of all emails: greeting, paragraphs with a line between, whom to ask, who writes. */
export function letter(
  locale: Locale,
  { siteName, supportEmail }: Sender,
  name: string | null,
  subject: string,
  parts: readonly MailPart[],
): MailText {
  const t = mailFrameTexts(locale);
  const greeting = name ? t.helloName({ name }) : t.hello;
  const contact = supportEmail === null ? [] : [t.questions({ address: supportEmail })];
  const frame = { greeting, closing: contact, siteName };
  return {
    subject: markedText(locale, withinSubject(subject)),
    body: plainText(locale, parts, frame),
    parts,
    frame,
  };
}

/** An email as plain text, by the same parts as its HTML. */
export function plainText(
  locale: Locale,
  parts: readonly MailPart[],
  { greeting, closing, siteName }: MailFrame,
): string {
  const said = parts.map((part) => (typeof part === 'string' ? part : actionInText(locale, part)));
  return markedLines(locale, `${[greeting, ...said, ...closing, siteName].join('\n\n')}\n`);
}

function actionInText(locale: Locale, { words, link, said = words }: MailAction): string {
  return said === '' || said.endsWith('\n') ? said + link : leadingTo(locale, said, link);
}

/** A button to a page, whose address stands alone in plain text or behind what is `said` there. */
export function step(words: string, link: string, said = ''): MailAction {
  return { words, link, said };
}

/** What someone does whom only our staff can help. */
export function askSupportIn(locale: Locale, { supportEmail }: Pick<Sender, 'supportEmail'>): string {
  const t = mailFrameTexts(locale);
  return supportEmail ? t.writeToSupport({ address: supportEmail }) : t.tellCharity;
}

/**
 * Absolute link from the configured origin. It ignores the request, so a forged Host header can't get into an email.
 */
export function linkIn(locale: Locale, { publicOrigin }: { publicOrigin: string }, path: string): string {
  return `${publicOrigin}${addressIn(locale, path)}`;
}

/**
 * Words with an address behind them. From right to left it has a line of its own: in one with Arabic words it would
 * need marks of direction beside it, which email programs take for a part of the link.
 */
export function leadingTo(locale: Locale, words: string, link: string): string {
  return `${words}${directionOf(locale) === 'rtl' ? '\n' : ' '}${link}`;
}
