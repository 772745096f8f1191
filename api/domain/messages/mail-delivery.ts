import { maskedAddress } from '../identity/mail-address.ts';
import type { Channel } from './message-choice.ts';
/** How often an email is tried that fails for a reason no one knows. */
export const MOST_ATTEMPTS = 8;
/** How long a process keeps an email for itself, to send it; then another one may take it over. */
export const LEASE_MS = 2 * 60_000;
/** How long one attempt may take; what is left of the lease is for writing down how it went. */
export const ATTEMPT_MS = 90_000;

/**
 * Why an email was not taken. Those of the `SERVER_TROUBLES` are no fault of the email: they would meet any other one
 * too.
 */
export type MailFailure = {
  reason: 'refused' | 'later' | 'sealed' | 'unknown' | ServerTrouble;
  /** The server's answer, three digits. What servers answer in words repeats addresses, so only numbers are read. */
  code: number | null;
  /** It was said of the recipient, and for good: nothing arrives there any more. */
  isOfAddress?: true;
};

/** What keeps the mail server from taking any email, as it is told, and what helps. */
export const SERVER_TROUBLES = {
  unreachable: {
    text: 'The mail server could not be reached',
    remedy: 'Check that it runs, and host and port in SMTP_URL.',
  },
  'log-in': {
    text: 'The mail server did not accept the log-in of SMTP_URL',
    remedy: 'Check user and password in SMTP_URL, and start anew.',
  },
  encryption: {
    text: 'No encrypted connection to the mail server came about',
    remedy: 'Check its certificate, and whether SMTP_URL has to begin with smtp: or smtps:.',
  },
  sender: {
    text: 'The mail server takes no mails from the address in MAIL_FROM',
    remedy: 'Check that MAIL_FROM is an address which the user in SMTP_URL may send from.',
  },
  busy: {
    text: 'The mail server takes no mails at the moment',
    remedy: 'Often that ends by itself. If it allows few connections, add ?maxConnections=2 to SMTP_URL.',
  },
} as const;
export type ServerTrouble = keyof typeof SERVER_TROUBLES;

const TEXTS: Readonly<Record<MailFailure['reason'], string>> = {
  refused: 'The mail server refused it for good',
  later: 'The mail server did not take it yet',
  sealed: 'It was sealed with another DATA_KEY',
  unknown: 'It could not be handed to the mail server',
  unreachable: SERVER_TROUBLES.unreachable.text,
  'log-in': SERVER_TROUBLES['log-in'].text,
  encryption: SERVER_TROUBLES.encryption.text,
  sender: SERVER_TROUBLES.sender.text,
  busy: SERVER_TROUBLES.busy.text,
};

/** The failure as staff reads it: words of our own, never the server's. */
export function mailFailureText({ reason, code }: MailFailure): string {
  return code === null ? `${TEXTS[reason]}.` : `${TEXTS[reason]} (${code}).`;
}

const REASONS = Object.keys(TEXTS) as MailFailure['reason'][];

/** The failure that staff reads so, or null. */
export function failureIn(text: string): MailFailure | null {
  const [, words = '', code] = /^(.*?)(?: \((\d{3})\))?\.$/.exec(text) ?? [];
  const reason = REASONS.find((one) => TEXTS[one] === words);
  return reason === undefined ? null : { reason, code: code === undefined ? null : Number(code) };
}

/** Whether it says something of the mail server, and nothing of the mail. */
export function isServerTrouble(failure: MailFailure): failure is MailFailure & { reason: ServerTrouble } {
  return Object.hasOwn(SERVER_TROUBLES, failure.reason);
}

const UNREACHABLE = ['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'EPROTOCOL', 'EABORT'];
const NO_LOG_IN = ['EAUTH', 'ENOAUTH', 'EOAUTH2'];
/** Answers that ask for a login, or refuse one, at whatever command they come. */
const LOG_IN_CODES = [530, 534, 535, 538];
/** The commands that are about one recipient and one text. */
const ABOUT_THIS_MAIL = ['RCPT TO', 'DATA'];
const TOO_LARGE = 552;

/** RFC 3463: a policy refuses who sends, and says nothing of who gets it. */
const BY_POLICY = /^\d{3}[ -]5\.7\.\d+/;

type ClientError = { responseCode?: unknown; code?: unknown; command?: unknown; response?: unknown };

/**
 * What an error of the mail server's client means. For good is only what is said of this recipient or this text: an
 * answer at any other command would have met every mail.
 */
export function mailFailureOf(error: unknown): MailFailure {
  const { responseCode, code: name, command, response } = (error ?? {}) as ClientError;
  const code = typeof responseCode === 'number' && isAnswer(responseCode) ? responseCode : null;
  const is = (names: readonly unknown[]) => names.includes(name);
  if (is(NO_LOG_IN) || LOG_IN_CODES.includes(code ?? 0)) return { reason: 'log-in', code };
  if (is(['ETLS', 'EREQUIRETLS'])) return { reason: 'encryption', code };
  if (code === 421 || code === 503) return { reason: 'busy', code };
  const isOfAddress = command === 'RCPT TO' && (code ?? 0) >= 500 && !BY_POLICY.test(String(response));
  if (isOfAddress) return { reason: 'refused', code, isOfAddress };
  if (code !== null && code >= 400) return { reason: answerTo(command, code), code };
  return { reason: is(UNREACHABLE) ? 'unreachable' : 'unknown', code };
}

function answerTo(command: unknown, code: number): MailFailure['reason'] {
  const isForGood = code >= 500;
  if (ABOUT_THIS_MAIL.includes(String(command))) return isForGood ? 'refused' : 'later';
  if (command !== 'MAIL FROM' || !isForGood) return 'busy';
  // The size is told with the sender.
  return code === TOO_LARGE ? 'refused' : 'sender';
}

function isAnswer(code: number): boolean {
  return Number.isInteger(code) && code >= 200 && code < 600;
}

const SERVER_PAUSES = { first: 5_000, longest: 5 * 60_000 };
const MAIL_PAUSES = { first: 60_000, longest: 30 * 60_000 };

/** For how long an email is tried again that the recipient's server takes later. */
const LATER_FOR_MS = 24 * 3_600_000;

/** How long nothing is sent after the mail server has let down the `times`-th time in a row. */
export function serverPause(times: number): number {
  return pauseOf(SERVER_PAUSES, times);
}

/** For how long the mail server has let down at least, when it did so `times` times in a row; ms. */
export function troubleLength(times: number): number {
  return Array.from({ length: Math.max(0, times - 1) }, (_, index) => serverPause(index + 1)).reduce(
    (sum, pause) => sum + pause,
    0,
  );
}

/** Twice as long after each time, up to a bound. */
function pauseOf({ first, longest }: typeof SERVER_PAUSES, times: number): number {
  return Math.min(longest, first * 2 ** Math.min(times - 1, 20));
}

export type Tried = {
  /** Failures of its own so far. */
  attempts: number;
  /** How often it was put off for what was no failure of its own. */
  deferrals: number;
  contentUntil: number;
  /** When it was tried for the first time; null: just now. */
  firstTriedAt?: number | null;
};

export type NextStep = Pick<Tried, 'attempts' | 'deferrals'> & {
  status: 'waiting' | 'failed';
  nextAttemptAt: number;
};

/**
 * What becomes of an email after an attempt that failed at `now`. A refusal for good ends it; what fails for an unknown
 * reason is tried eight times. What the server is to blame for counts as no failure: it waits, longer each time, for as
 * long as its text is kept. What the recipient's server takes later does too, for 24 hours. Epoch ms.
 */
export function nextStep(failure: MailFailure, tried: Tried, now: number): NextStep {
  const { attempts, deferrals } = tried;
  if (isServerTrouble(failure)) {
    const at = now + serverPause(deferrals + 1);
    return { status: 'waiting', attempts, deferrals: deferrals + 1, nextAttemptAt: inTime(at, tried, now) };
  }
  if (failure.reason === 'later') {
    const last = (tried.firstTriedAt ?? now) + LATER_FOR_MS;
    if (now >= last) return { status: 'failed', attempts, deferrals, nextAttemptAt: now };
    const at = Math.min(last, now + pauseOf(MAIL_PAUSES, deferrals + 1));
    return { status: 'waiting', attempts, deferrals: deferrals + 1, nextAttemptAt: inTime(at, tried, now) };
  }
  const failed = { attempts: attempts + 1, deferrals };
  const at = now + pauseOf(MAIL_PAUSES, attempts + 1);
  const isOver = failure.reason !== 'unknown' || attempts + 1 >= MOST_ATTEMPTS || !canBeTried(tried, at);
  return { ...failed, status: isOver ? 'failed' : 'waiting', nextAttemptAt: isOver ? now : at };
}

/** When an email was tried for the first time, by its list of changes; null while it never was. */
export function firstTriedAt(changes: string): number | null {
  const list = JSON.parse(changes) as [status: string, at: number][];
  return list.find(([status]) => status === 'sending')?.[1] ?? null;
}

/** A last attempt is made while the text is there, though the pause would be longer. */
function inTime(at: number, { contentUntil }: Tried, now: number): number {
  const last = contentUntil - LEASE_MS;
  return at > last && last > now ? last : at;
}

/** Whether an attempt that begins now is over before the text has to go. */
export function canBeTried({ contentUntil }: { contentUntil: number }, now: number): boolean {
  return now + LEASE_MS <= contentUntil;
}

type GivenUp = { status: string; hasContent: boolean; contentUntil: number };

/** Why staff cannot have an email sent again, or null. */
export function refusalOfRetry({ status, hasContent, contentUntil }: GivenUp, now: number): TextRef | null {
  if (status !== 'failed' && status !== 'expired') return refsOf(consoleRefusalsTexts).mailNotFailed;
  if (!hasContent || !canBeTried({ contentUntil }, now)) {
    return refsOf(consoleRefusalsTexts).mailGone;
  }
  return null;
}

import { consoleRefusalsTexts } from '../texts/generated/console-refusals.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';

/**
 * Where a message goes, as staff may see it: an address as “m…@example.org”, a telephone number by its last two digits.
 * A browser has no name, and what no one gets goes nowhere: empty.
 */
export function maskedRecipient(channel: Channel, recipient: string): string {
  if (recipient === '' || channel === 'push') return '';
  return channel === 'text' ? `…${recipient.slice(-2)}` : maskedAddress(recipient);
}
