import { type InStatement, LibsqlError, type ResultSet } from '@libsql/client';
import { causes } from './constraint-error.ts';
import { type DecidedWave, decidedSteps, type SentStatement, settleWave } from './decided-wave.ts';
import { BEGIN, COMMIT, ROLLBACK } from './file-steps.ts';
import { DatabaseOutage, outageOf } from './outage.ts';
import { retryBusy } from './retry-busy.ts';
import { type ServerLink, WRITE_DEADLINE_MS } from './server-link.ts';
import type { Outcome, Step, Steps } from './server-stream.ts';
import { storable } from './statement-cache.ts';

/** What a backend offers for one connection that writes; each may throw. */
export type TransactionControl = {
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Must not throw when the engine has already rolled back. */
  rollback(): Promise<void>;
  /** Runs SAVEPOINT, RELEASE or ROLLBACK TO. */
  control(sql: string): Promise<void>;
  /** False until the engine has let us begin, where begin() itself does not wait for that. */
  readonly hasBegun?: boolean;
  /** Runs the statements of decided works in one go, where each going costs; with `isLast` commits, too. */
  together?(waves: readonly DecidedWave[], isLast: boolean): Promise<void>;
};

/** Any new value will do; 53 bits, because JavaScript reads it. Random, so a restored copy repeats no stamp. */
const NEW_STAMP = `INSERT INTO commit_stamp (id, value) VALUES (1, abs(random() >> 11))
ON CONFLICT (id) DO UPDATE SET value = excluded.value`;

/**
 * The transaction that is open at the moment, in the place of a connection that writes. A trip costs more than a
 * statement does, so nothing travels alone that need not: BEGIN and savepoint commands wait for the next statement,
 * statements that are sent in the same turn go together, and COMMIT takes along what is left.
 *
 * BEGIN waits at the server for its turn. A transaction whose answer is lost is dropped with its connection, never used on.
 */
export class WriteLink implements TransactionControl {
  readonly #stream: Steps;
  readonly #link: Pick<ServerLink, 'call'>;
  /** Commands that travel with the next statement, the first of them BEGIN where the transaction is still to begin. */
  #commands: string[] = [];
  #wave: SentStatement[] = [];
  #state: 'none' | 'due' | 'open' | 'committed' = 'none';
  #lost: unknown;
  #isUnderWay = false;
  #trip: Promise<void> = Promise.resolve();

  constructor(stream: Steps, link: Pick<ServerLink, 'call'>) {
    this.#stream = stream;
    this.#link = link;
  }

  get hasBegun(): boolean {
    return this.#state !== 'due';
  }

  async begin(): Promise<void> {
    this.#commands = [BEGIN];
    this.#lost = undefined;
    this.#state = 'due';
  }

  async control(sql: string): Promise<void> {
    this.#mustBeOpen();
    this.#commands.push(sql);
  }

  execute = (statement: InStatement): Promise<ResultSet> =>
    new Promise((resolve, reject) => {
      this.#mustBeOpen();
      this.#wave.push({ statement: storable(statement), resolve, reject });
      this.#sendSoon();
    });

  /** Sends the wave once all ready code has run, so that statements of one Promise.all share a round trip. */
  #sendSoon(): void {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    this.#trip = new Promise((ended) => {
      process.nextTick(async () => {
        await this.#sendWave(this.#wave.splice(0));
        this.#isUnderWay = false;
        if (this.#wave.length > 0) this.#sendSoon();
        ended();
      });
    });
  }

  /** A work that has failed may have left statements on their way. */
  async #settled(): Promise<void> {
    while (this.#isUnderWay) await this.#trip;
  }

  async #sendWave(wave: readonly SentStatement[]): Promise<void> {
    try {
      this.#mustBeOpen();
      const commands = this.#takeCommands();
      const own = wave.map(({ statement }) => ({ statement, isInside: true, ...afterLast(commands) }));
      const outcomes = await this.#send([...commands, ...own], commands.length);
      settleWave(wave, outcomes.slice(commands.length), gone());
    } catch (error) {
      for (const { reject } of wave) reject(error);
    }
  }

  /**
   * Works that have sent all their statements go in one trip, each undone by itself where one of them fails; with
   * `isLast` the COMMIT goes along.
   */
  async together(waves: readonly DecidedWave[], isLast: boolean): Promise<void> {
    await this.#settled();
    this.#mustBeOpen();
    const due = waves.filter(({ statements }) => statements.length > 0);
    if (due.length === 0) return;
    const steps = this.#takeCommands();
    const commands = steps.length;
    const places = due.map((wave) => decidedSteps(wave, steps));
    if (isLast) steps.push(...commitSteps(steps.length));
    const outcomes = await this.#send(steps, commands, isLast);
    for (const [index, wave] of due.entries())
      wave.settle(places[index]?.map((at) => outcomes[at] ?? null) ?? []);
    if (isLast) this.#mustBeCommitted(outcomes);
  }

  async commit(): Promise<void> {
    await this.#settled();
    const isToCommit = this.#state === 'open' || this.#lost !== undefined;
    // Nothing was sent, so there is nothing to keep; or the COMMIT went along with the last statements.
    if (isToCommit) await this.#commit();
    this.#state = 'none';
  }

  async #commit(): Promise<void> {
    this.#mustBeOpen();
    const commands = this.#takeCommands();
    const steps = [...commands, ...commitSteps(commands.length, afterLast(commands))];
    this.#mustBeCommitted(await this.#send(steps, commands.length, true));
  }

  async rollback(): Promise<void> {
    await this.#settled();
    const isOpen = this.#state === 'open' && this.#lost === undefined;
    this.#state = 'none';
    if (!isOpen) return;
    const run = () => this.#stream.send([{ statement: ROLLBACK, isInside: true }]);
    await this.#link.call(WRITE_DEADLINE_MS, run).catch(() => this.#stream.drop());
  }

  /** Sends one round trip. Throws when the transaction is lost: no answer, or a command that failed. */
  async #send(steps: readonly Step[], commands: number, isCommitting = false): Promise<Outcome[]> {
    try {
      const attempt = () => this.#link.call(WRITE_DEADLINE_MS, () => this.#begun(steps));
      const outcomes = this.#state === 'due' ? await retryBusy(attempt) : await attempt();
      this.#state = 'open';
      const failed = outcomes.slice(0, commands).findIndex((outcome) => !outcome?.result);
      if (failed >= 0) throw outcomes[failed]?.error ?? gone();
      return outcomes;
    } catch (error) {
      this.#lost = error;
      await this.#stream.drop();
      throw isCommitting ? asUncertain(error) : error;
    }
  }

  /** Throws when the BEGIN that goes first was refused: then nothing else has run, and all may be sent once more. */
  async #begun(steps: readonly Step[]): Promise<Outcome[]> {
    const outcomes = await this.#stream.send(steps);
    const [first] = outcomes;
    if (this.#state === 'due' && first?.error) throw first.error;
    return outcomes;
  }

  #takeCommands(): Step[] {
    const commands = this.#commands.splice(0);
    return commands.map((statement, index) => ({
      statement,
      ...(index > 0 && { after: index - 1 }),
      ...(statement !== BEGIN && { isInside: true }),
    }));
  }

  #mustBeOpen(): void {
    if (this.#state === 'none' || this.#state === 'committed')
      throw new Error('tx was used after its write() had ended');
    if (this.#lost !== undefined) throw this.#lost;
  }

  #mustBeCommitted(outcomes: readonly Outcome[]): void {
    if (outcomes.at(-1)?.result) {
      this.#state = 'committed';
      return;
    }
    // The engine may have given up the whole transaction for one statement: that one tells why.
    const errors = outcomes.flatMap((outcome) => outcome?.error ?? []);
    throw errors.find((error) => outageOf(error) !== null) ?? outcomes.at(-1)?.error ?? gone();
  }
}

function commitSteps(at: number, condition: Pick<Step, 'after'> = {}): Step[] {
  const isInside = true;
  return [
    { statement: NEW_STAMP, isInside, ...condition },
    { statement: COMMIT, isInside, after: at },
  ];
}

const afterLast = (commands: readonly Step[]) => (commands.length > 0 ? { after: commands.length - 1 } : {});

const gone = () => new LibsqlError('The transaction has been rolled back', 'TRANSACTION_CLOSED');

/** A COMMIT that may have reached the server, and whose answer did not come back. */
function asUncertain(error: unknown): unknown {
  const wasSent = error instanceof DatabaseOutage && error.cause !== undefined;
  if (!wasSent || causes(error).some(({ code }) => code === 'ECONNREFUSED')) return error;
  return new DatabaseOutage('uncertain', { cause: error.cause });
}
