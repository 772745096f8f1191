export const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 60_000;
/** How long one attempt may take. */
export const ATTEMPT_MS = 5 * 60_000;

/** Why a mail server did not take a mail. What servers answer repeats addresses, so only numbers are read of it. */
export type MailFailure = {
  reason: 'refused' | 'later' | 'unreachable' | 'log-in' | 'sealed' | 'unknown';
  /** The server's answer, three digits. */
  code: number | null;
};

const REASONS: Readonly<Record<MailFailure['reason'], string>> = {
  refused: 'The mail server refused it for good',
  later: 'The mail server did not take it yet',
  unreachable: 'The mail server could not be reached',
  'log-in': 'The mail server did not accept the log-in of SMTP_URL',
  sealed: 'It was sealed with another DATA_KEY',
  unknown: 'It could not be handed to the mail server',
};

const UNREACHABLE = ['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS'];

/** What an error of the mail server's client means. */
export function mailFailureOf(error: unknown): MailFailure {
  const { responseCode, code: name } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  const code = typeof responseCode === 'number' && isAnswer(responseCode) ? responseCode : null;
  if (name === 'EAUTH') return { reason: 'log-in', code };
  if (code !== null && code >= 500) return { reason: 'refused', code };
  if (code !== null && code >= 400) return { reason: 'later', code };
  const isUnreachable = typeof name === 'string' && UNREACHABLE.includes(name);
  return { reason: isUnreachable ? 'unreachable' : 'unknown', code };
}

/** The failure as staff reads it: words of our own, never the server's. */
export function mailFailureText({ reason, code }: MailFailure): string {
  return code === null ? `${REASONS[reason]}.` : `${REASONS[reason]} (${code}).`;
}

/**
 * When to try again after the `attempts`-th attempt failed at `now`, or null to give up: after the eighth, when the
 * server refuses for good, or when the text would not last that long. Waits twice as long after each. Epoch ms.
 */
export function nextAttemptAt(
  failure: MailFailure,
  { attempts, contentUntil }: { attempts: number; contentUntil: number },
  now: number,
): number | null {
  if (attempts >= MOST_ATTEMPTS || failure.reason === 'refused' || failure.reason === 'sealed') return null;
  const next = now + FIRST_PAUSE_MS * 2 ** (attempts - 1);
  return canBeTried({ contentUntil }, next) ? next : null;
}

/** Whether an attempt that begins now is over before the text has to go. */
export function canBeTried({ contentUntil }: { contentUntil: number }, now: number): boolean {
  return now + ATTEMPT_MS <= contentUntil;
}

type GivenUp = { status: string; hasContent: boolean; contentUntil: number };

/** Why staff cannot have a mail sent again, or null. */
export function refusalOfRetry({ status, hasContent, contentUntil }: GivenUp, now: number): string | null {
  if (status !== 'failed' && status !== 'expired') return 'Only a mail that has failed can be sent again.';
  if (!hasContent || !canBeTried({ contentUntil }, now)) {
    return 'The text of this mail is gone. Whoever needs it has to ask for a new one.';
  }
  return null;
}

function isAnswer(code: number): boolean {
  return Number.isInteger(code) && code >= 200 && code < 600;
}
