import { type MailContent, openContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { Store } from '#db/store.ts';
import {
  ATTEMPT_MS,
  isServerTrouble,
  mailFailureOf,
  mailFailureText,
  nextStep,
  SERVER_TROUBLES,
} from '#domain/messages/mail-delivery.ts';
import { hasDueMail, type LeasedMail, leaseDueMail } from './lease-mail.ts';
import {
  type MailServerState,
  readMailServer,
  type Seen,
  stateAfter,
  writeMailServer,
} from './mail-server-state.ts';
import { type Outcome, settleMails, triedBy } from './settle-mail.ts';

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

/**
 * Sends mails several at once. As soon as one is through, how it went is written down and the most urgent that is due
 * then takes its place, in one transaction: none waits for a slow one, and a code overtakes every alert.
 */
export class Dispatcher {
  readonly #delivery: Delivery;
  readonly #connections: number;
  readonly #ending = new AbortController();
  readonly #open = new Set<Promise<void>>();
  #finished: Outcome[] = [];
  #isFinishing = false;
  /** Not known before the first look, and read again as long as there is trouble: another process may have ended it. */
  #server: MailServerState | null = null;
  /** Fewer than there may be, where the server has said that it is busy; one more again after each round. */
  #places: number;
  /** Raised by each trouble: what was on the way before does not tell that it is over. */
  #era = 0;
  #tried = 0;
  #look: Promise<void> | null = null;

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
    this.#connections = delivery.connections ?? 1;
    this.#places = this.#connections;
  }

  /** Sends all that is due, and what gets due meanwhile; resolves with how many were tried. */
  async round(): Promise<number> {
    this.#tried = 0;
    this.#places = Math.min(this.#connections, this.#places + 1);
    do {
      await this.#settleAndLease();
      if (this.#open.size > 0) await Promise.race([...this.#open, ...this.#nextLook()]);
    } while (this.#open.size > 0 || this.#finished.length > 0);
    return this.#tried;
  }

  /** Begins nothing any more; rounds end with what is under way. */
  finish(): void {
    this.#isFinishing = true;
  }

  /** Breaks off what is under way; those mails wait for another process. */
  breakOff(): void {
    this.#ending.abort();
  }

  async #settleAndLease(): Promise<void> {
    const { store, clock } = this.#delivery;
    const now = clock();
    const before = await this.#readServer(now);
    const free = this.#freePlaces(before, now);
    if (this.#finished.length === 0 && !(free > 0 && (await hasDueMail(store.read, now)))) {
      if (free > 0 && this.#open.size === 0 && before.trouble !== null) await this.#checkServer(before);
      return;
    }
    const outcomes = this.#finished;
    this.#finished = [];
    const after = stateAfter(before, seenIn(outcomes, this.#era), now);
    const work = store.write(async (tx) => {
      await settleMails(tx, outcomes, now);
      if (after !== before) await writeMailServer(tx, after);
      return leaseDueMail(tx, now, this.#freePlaces(after, now));
    });
    const leased = await work.catch((error: unknown) => {
      // Not to be forgotten: the next round writes it down.
      this.#finished = [...outcomes, ...this.#finished];
      throw error;
    });
    this.#tell(before, after);
    for (const outcome of outcomes) logFailure(this.#delivery, outcome, now);
    for (const mail of leased) this.#begin(mail);
  }

  async #readServer(now: number): Promise<MailServerState> {
    const { read } = this.#delivery.store;
    if (this.#server === null) {
      const known = await readMailServer(read);
      // Whoever starts has perhaps just mended what was wrong.
      this.#server = known.trouble === null ? known : { ...known, pausedUntil: now };
    } else if (this.#server.trouble !== null) this.#server = await readMailServer(read);
    return this.#server;
  }

  /** In trouble one mail tries whether it is over. */
  #freePlaces({ trouble, pausedUntil }: MailServerState, now: number): number {
    if (this.#isFinishing) return 0;
    if (trouble === null) return this.#places - this.#open.size;
    return (now >= (pausedUntil ?? 0) ? 1 : 0) - this.#open.size;
  }

  #begin(mail: LeasedMail): void {
    this.#tried += 1;
    const era = this.#era;
    const attempt = handOver(this.#delivery, mail, this.#ending.signal).then((result) => {
      this.#finished.push({ mail, era, result });
      this.#open.delete(attempt);
    });
    this.#open.add(attempt);
  }

  /** Where no mail is there to try it with. */
  async #checkServer(before: MailServerState): Promise<void> {
    const { check, store, clock } = this.#delivery;
    if (!check) return;
    const failure = await check().then(() => null, mailFailureOf);
    const trouble = failure && isServerTrouble(failure) ? failure : null;
    const after = stateAfter(before, { hasTaken: failure === null, trouble }, clock());
    if (after === before) return;
    await store.write((tx) => writeMailServer(tx, after));
    this.#tell(before, after);
  }

  #tell(before: MailServerState, after: MailServerState): void {
    this.#server = after;
    if (before.trouble === null && after.trouble !== null) {
      this.#era += 1;
      if (after.trouble === 'busy') this.#places = Math.max(1, Math.floor(this.#places / 2));
    }
    logServer(this.#delivery, before, after);
  }

  /** One at a time, however many mails get through meanwhile. */
  #nextLook(): Promise<void>[] {
    const { lookAgain } = this.#delivery;
    if (!lookAgain) return [];
    this.#look ??= lookAgain().then(() => {
      this.#look = null;
    });
    return [this.#look];
  }
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
  const { id, sealed } = mail;
  const content = sealed === null ? null : openContent(dataKey, sealed);
  const recipient = dataKey.cells.open('outbox_message.recipient', id, mail.recipient);
  if (content === null || recipient === null) return { reason: 'sealed', code: null };
  const signal = AbortSignal.any([ending, AbortSignal.timeout(ATTEMPT_MS)]);
  return send({ id, recipient, ...content }, signal).then(
    () => 'sent',
    (error: unknown) => (ending.aborted ? 'released' : mailFailureOf(error)),
  );
}

/** A line for each mail that failed, without whom it is for. What is no fault of the mail is told once by logServer. */
function logFailure({ log }: Delivery, { mail, result }: Outcome, now: number): void {
  if (typeof result === 'string' || isServerTrouble(result)) return;
  const { attempts, deferrals, status } = nextStep(result, triedBy(mail), now);
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
