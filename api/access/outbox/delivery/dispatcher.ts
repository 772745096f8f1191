import { type MailContent, openContent } from '#api/access/outbox/seals/seal-mail.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { Store } from '#db/store.ts';
import {
  ATTEMPT_MS,
  isServerTrouble,
  type MailFailure,
  mailFailureOf,
} from '#domain/messages/mail-delivery.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import { logFailure, logServer } from './delivery-log.ts';
import { hasDue, type LeasedDelivery, leaseDue } from './lease-deliveries.ts';
import {
  MAIL_SERVER_MEMORY,
  type MailServerState,
  type Seen,
  type ServerMemory,
  stateAfter,
} from './mail-server-state.ts';
import { type Outcome, settleDeliveries } from './settle-deliveries.ts';

/** A message as it goes out. `contentUntil` in epoch ms. */
export type OutgoingMessage = MailContent &
  Pick<LeasedDelivery, 'id' | 'class' | 'contentUntil'> & { recipient: string };

/** Hands a message to its service; rejects when it does not take it, or not before the signal. */
export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

/** A way out: what it takes to hand messages of a channel over, several at once. */
export type Transport = {
  /** How many messages it can hand over at once. */
  connections: number;
  send: Send;
  /** What an error of `send` means; left out, that of a mail server's client. */
  failureOf?: (error: unknown) => MailFailure;
  /** Whether the service can be reached; rejects with why not. */
  check?: () => Promise<void>;
  /** Closes the connections. */
  close(): void;
};

/** `clock` in epoch ms. */
export type Delivery = Pick<Transport, 'send' | 'failureOf' | 'check'> & {
  /** How many messages are handed over at once. */
  connections?: number;
  store: Store;
  dataKey: DataKey;
  clock: () => number;
  log: Logger;
  /** Left out, emails. */
  channel?: Channel;
  /** Left out, where the mail server's state is kept. */
  memory?: ServerMemory;
  /** How long to wait for an open attempt before looking whether something new is due. */
  lookAgain?: () => Promise<void>;
};

/**
 * Sends the messages of a channel, several at once. As soon as one is through, how it went is written down and the most urgent that is due
 * then takes its place, in one transaction: none waits for a slow one, and a code overtakes every alert.
 */
export class Dispatcher {
  readonly #delivery: Delivery;
  readonly #channel: Channel;
  readonly #memory: ServerMemory;
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
    this.#channel = delivery.channel ?? 'email';
    this.#memory = delivery.memory ?? MAIL_SERVER_MEMORY;
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

  /** Breaks off what is under way; those emails wait for another process. */
  breakOff(): void {
    this.#ending.abort();
  }

  async #settleAndLease(): Promise<void> {
    const { store, clock } = this.#delivery;
    const now = clock();
    const before = await this.#readServer(now);
    const free = this.#freePlaces(before, now);
    if (this.#finished.length === 0 && !(free > 0 && (await hasDue(store.read, this.#channel, now)))) {
      if (free > 0 && this.#open.size === 0 && before.trouble !== null) await this.#checkServer(before);
      return;
    }
    const outcomes = this.#finished;
    this.#finished = [];
    const after = stateAfter(before, seenIn(outcomes, this.#era), now);
    const work = store.write(async (tx) => {
      await settleDeliveries(tx, outcomes, now);
      if (after !== before) await this.#memory.write(tx, after);
      return leaseDue(tx, this.#channel, { now, most: this.#freePlaces(after, now) });
    });
    const leased = await work.catch((error: unknown) => {
      // Not to be forgotten: the next round writes it down.
      this.#finished = [...outcomes, ...this.#finished];
      throw error;
    });
    this.#tell(before, after);
    for (const outcome of outcomes) logFailure(this.#delivery.log, outcome, now);
    for (const mail of leased) this.#begin(mail);
  }

  async #readServer(now: number): Promise<MailServerState> {
    const { read } = this.#delivery.store;
    if (this.#server === null) {
      const known = await this.#memory.read(read);
      // Whoever starts has perhaps just mended what was wrong.
      this.#server = known.trouble === null ? known : { ...known, pausedUntil: now };
    } else if (this.#server.trouble !== null) this.#server = await this.#memory.read(read);
    return this.#server;
  }

  /** Number of messages that can be sent now. While the service has trouble, a single one tests it. */
  #freePlaces({ trouble, pausedUntil }: MailServerState, now: number): number {
    if (this.#isFinishing) return 0;
    if (trouble === null) return this.#places - this.#open.size;
    return (now >= (pausedUntil ?? 0) ? 1 : 0) - this.#open.size;
  }

  #begin(mail: LeasedDelivery): void {
    this.#tried += 1;
    const era = this.#era;
    const attempt = handOver(this.#delivery, mail, this.#ending.signal).then((result) => {
      this.#finished.push({ mail, era, result });
      this.#open.delete(attempt);
    });
    this.#open.add(attempt);
  }

  /** Tests the mail server when there is no email to try. */
  async #checkServer(before: MailServerState): Promise<void> {
    const { check, failureOf = mailFailureOf, store, clock } = this.#delivery;
    if (!check) return;
    const failure = await check().then(() => null, failureOf);
    const trouble = failure && isServerTrouble(failure) ? failure : null;
    const after = stateAfter(before, { hasTaken: failure === null, trouble }, clock());
    if (after === before) return;
    await store.write((tx) => this.#memory.write(tx, after));
    this.#tell(before, after);
  }

  #tell(before: MailServerState, after: MailServerState): void {
    this.#server = after;
    if (before.trouble === null && after.trouble !== null) {
      this.#era += 1;
      if (after.trouble === 'busy') this.#places = Math.max(1, Math.floor(this.#places / 2));
    }
    logServer(this.#delivery.log, this.#channel, { before, after });
  }

  /** Starts the next look, one at a time, no matter how many emails are delivered meanwhile. */
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
  { dataKey, send, failureOf = mailFailureOf }: Delivery,
  mail: LeasedDelivery,
  ending: AbortSignal,
): Promise<Outcome['result']> {
  const { id, sealed, class: messageClass, contentUntil } = mail;
  const content = sealed === null ? null : openContent(dataKey, sealed);
  const recipient = dataKey.cells.open('outbox_message.recipient', id, mail.recipient);
  if (content === null || recipient === null) return { reason: 'sealed', code: null };
  const signal = AbortSignal.any([ending, AbortSignal.timeout(ATTEMPT_MS)]);
  return send({ id, recipient, class: messageClass, contentUntil, ...content }, signal).then(
    () => 'sent',
    (error: unknown) => (ending.aborted ? 'released' : failureOf(error)),
  );
}
