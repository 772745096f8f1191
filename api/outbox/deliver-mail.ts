import type { DataKey } from '#api/auth/data-key.ts';
import type { Logger } from '#api/log.ts';
import type { Store } from '#db/store.ts';
import {
  ATTEMPT_MS,
  isServerTrouble,
  mailFailureOf,
  mailFailureText,
  nextStep,
  SERVER_TROUBLES,
} from '#domain/mail-delivery.ts';
import { hasDueMail, type LeasedMail, leaseDueMail } from './lease-mail.ts';
import {
  type MailServerState,
  readMailServer,
  type Seen,
  stateAfter,
  writeMailServer,
} from './mail-server-state.ts';
import { type MailContent, openContent } from './seal-mail.ts';
import { type Outcome, settleMails } from './settle-mail.ts';

export type OutgoingMail = MailContent & { id: string; recipient: string };

/** Hands a mail to the mail server; rejects when it does not take it, or not before the signal. */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

/** `clock` in epoch ms. */
export type Delivery = {
  store: Store;
  dataKey: DataKey;
  clock: () => number;
  log: Logger;
  send: SendMail;
  /** How many mails are handed over at once. */
  connections?: number;
  /** Whether the mail server can be reached; rejects with why not. */
  check?: () => Promise<void>;
  /** How long to wait for an open attempt before looking whether something new is due. */
  lookAgain?: () => Promise<void>;
};

export type Dispatcher = {
  /** Sends all that is due, and what gets due meanwhile; resolves with how many were tried. */
  round(): Promise<number>;
  /** Begins nothing any more; rounds end with what is under way. */
  finish(): void;
  /** Breaks off what is under way; those mails wait for another process. */
  breakOff(): void;
};

/** Sends what is due, with a dispatcher of its own. */
export function deliverDueMail(delivery: Delivery): Promise<number> {
  return createDispatcher(delivery).round();
}

/**
 * Sends mails several at once. As soon as one is through, how it went is written down and the most urgent that is due
 * then takes its place, in one transaction: none waits for a slow one, and a code overtakes every alert.
 */
export function createDispatcher(delivery: Delivery): Dispatcher {
  const { store, clock, connections = 1 } = delivery;
  const ending = new AbortController();
  const open = new Set<Promise<void>>();
  let finished: Outcome[] = [];
  let isFinishing = false;
  /** Not known before the first look, and read again as long as there is trouble: another process may have ended it. */
  let server: MailServerState | null = null;
  let tried = 0;
  let look: Promise<void> | null = null;
  /** Fewer than there may be, where the server has said that it is busy; one more again after each round. */
  let places = connections;
  /** Raised by each trouble: what was on the way before does not tell that it is over. */
  let era = 0;

  async function round(): Promise<number> {
    tried = 0;
    places = Math.min(connections, places + 1);
    do {
      await settleAndLease();
      if (open.size > 0) await Promise.race([...open, ...nextLook()]);
    } while (open.size > 0 || finished.length > 0);
    return tried;
  }

  /** One at a time, however many mails get through meanwhile. */
  function nextLook(): Promise<void>[] {
    if (!delivery.lookAgain) return [];
    look ??= delivery.lookAgain().then(() => {
      look = null;
    });
    return [look];
  }

  async function settleAndLease(): Promise<void> {
    const now = clock();
    const before = await readServer(now);
    const free = isFinishing ? 0 : placesOf(before, now) - open.size;
    if (finished.length === 0 && !(free > 0 && (await hasDueMail(store.read, now)))) {
      if (free > 0 && open.size === 0 && before.trouble !== null) await checkServer(before);
      return;
    }
    const outcomes = finished;
    finished = [];
    const after = stateAfter(before, seenIn(outcomes, era), now);
    const work = store.write(async (tx) => {
      await settleMails(tx, outcomes, now);
      if (after !== before) await writeMailServer(tx, after);
      return leaseDueMail(tx, now, isFinishing ? 0 : placesOf(after, now) - open.size);
    });
    const leased = await work.catch((error: unknown) => {
      // Not to be forgotten: the next round writes it down.
      finished = [...outcomes, ...finished];
      throw error;
    });
    tell(before, after);
    for (const outcome of outcomes) logFailure(delivery, outcome, now);
    for (const mail of leased) begin(mail);
  }

  async function readServer(now: number): Promise<MailServerState> {
    if (server === null) {
      const known = await readMailServer(store.read);
      // Whoever starts has perhaps just mended what was wrong.
      server = known.trouble === null ? known : { ...known, pausedUntil: now };
    } else if (server.trouble !== null) server = await readMailServer(store.read);
    return server;
  }

  /** In trouble one mail tries whether it is over. */
  function placesOf({ trouble, pausedUntil }: MailServerState, now: number): number {
    if (trouble === null) return places;
    return now >= (pausedUntil ?? 0) ? 1 : 0;
  }

  function begin(mail: LeasedMail): void {
    tried += 1;
    const begunIn = era;
    const attempt = handOver(delivery, mail, ending.signal).then((result) => {
      finished.push({ mail, era: begunIn, result });
      open.delete(attempt);
    });
    open.add(attempt);
  }

  /** Where no mail is there to try it with. */
  async function checkServer(before: MailServerState): Promise<void> {
    const { check } = delivery;
    if (!check) return;
    const failure = await check().then(() => null, mailFailureOf);
    const trouble = failure && isServerTrouble(failure) ? failure : null;
    const after = stateAfter(before, { hasTaken: failure === null, trouble }, clock());
    if (after === before) return;
    await store.write((tx) => writeMailServer(tx, after));
    tell(before, after);
  }

  function tell(before: MailServerState, after: MailServerState): void {
    server = after;
    if (before.trouble === null && after.trouble !== null) {
      era += 1;
      if (after.trouble === 'busy') places = Math.max(1, Math.floor(places / 2));
    }
    logServer(delivery, before, after);
  }

  return {
    round,
    finish: () => {
      isFinishing = true;
    },
    breakOff: () => ending.abort(),
  };
}

function seenIn(outcomes: readonly Outcome[], era: number): Seen {
  const troubles = outcomes.flatMap(({ result }) =>
    typeof result === 'object' && isServerTrouble(result) ? result : [],
  );
  const hasTaken = outcomes.some((outcome) => outcome.result === 'sent' && outcome.era === era);
  return { hasTaken, trouble: troubles.at(-1) ?? null };
}

async function handOver(
  { dataKey, send }: Delivery,
  mail: LeasedMail,
  ending: AbortSignal,
): Promise<Outcome['result']> {
  const { id, recipient, sealed } = mail;
  const content = sealed === null ? null : openContent(dataKey, sealed);
  if (content === null) return { reason: 'sealed', code: null };
  const signal = AbortSignal.any([ending, AbortSignal.timeout(ATTEMPT_MS)]);
  return send({ id, recipient, ...content }, signal).then(
    () => 'sent',
    (error: unknown) => (ending.aborted ? 'released' : mailFailureOf(error)),
  );
}

/** A line for each mail that failed, without whom it is for. What is no fault of the mail is told once by logServer. */
function logFailure({ log }: Delivery, { mail, result }: Outcome, now: number): void {
  if (typeof result === 'string' || isServerTrouble(result)) return;
  const { attempts, deferrals, status } = nextStep(result, mail, now);
  const facts = { mailId: mail.id, kind: mail.kind, ...result, attempts, deferrals };
  log.warn({ ...facts, isFinal: status === 'failed' }, `mail not delivered: ${mailFailureText(result)}`);
}

function logServer({ log }: Delivery, before: MailServerState, after: MailServerState): void {
  const { trouble, lastTroubleCode: code } = after;
  if (trouble === before.trouble) return;
  if (trouble === null) log.info('the mail server takes mails again');
  else {
    const text = mailFailureText({ reason: trouble, code });
    const { remedy } = SERVER_TROUBLES[trouble];
    log.error({ reason: trouble, code }, `${text} ${remedy} Mails wait until then.`);
  }
}
