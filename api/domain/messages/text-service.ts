import type { MailFailure } from './mail-delivery.ts';

/** What a text service answered that did not take a message: the status, and its own number of the problem. */
export class TextRefusal extends Error {
  readonly status: number;
  readonly problem: number | null;
  constructor(status: number, problem: number | null) {
    super(`The text service answered ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

/** Error code of the text service for a number whose owner told it to stop. */
export const STOPPED_AT_SERVICE = 21610;
/** No number, no telephone that gets texts, a country that is not served, a text that is none. */
const FOR_GOOD = [
  STOPPED_AT_SERVICE,
  21211,
  21214,
  21217,
  21219,
  21265,
  21408,
  21602,
  21604,
  21612,
  21614,
  21617,
];
/** What is wrong with the number that we send from. */
const OF_SENDER = [21212, 21603, 21606, 21659, 21660, 21661];
const BUSY = [20429, 20503, 21611, 30001];

const TLS = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO)/;

/** What an error on the way to a text service means. For good is only what is said of this number or this text. */
export function textFailureOf(error: unknown): MailFailure {
  if (error instanceof TextRefusal) {
    const { status, problem } = error;
    return { reason: reasonOf(status, problem ?? 0), code: problem ?? status };
  }
  const cause = (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return { reason: TLS.test(String(cause ?? '')) ? 'encryption' : 'unreachable', code: null };
}

function reasonOf(status: number, problem: number): MailFailure['reason'] {
  if (FOR_GOOD.includes(problem)) return 'refused';
  if (OF_SENDER.includes(problem)) return 'sender';
  if (status === 401 || status === 403 || status === 404) return 'log-in';
  if (BUSY.includes(problem) || status === 429 || status >= 500) return 'busy';
  return 'unknown';
}
