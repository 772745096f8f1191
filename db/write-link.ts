import { type Client, type InStatement, LibsqlBatchError, type Transaction } from '@libsql/client';
import { causes } from './constraint-error.ts';
import type { TransactionControl } from './group-commit.ts';
import { DatabaseOutage } from './outage.ts';
import { retryBusy } from './retry-busy.ts';
import { type ServerLink, WRITE_DEADLINE_MS } from './server-link.ts';
import { storable } from './storable.ts';

/** Any new value will do; 53 bits, because JavaScript reads it. Random, so a restored copy repeats no stamp. */
const NEW_STAMP = `INSERT INTO commit_stamp (id, value) VALUES (1, abs(random() >> 11))
ON CONFLICT (id) DO UPDATE SET value = excluded.value`;

/**
 * The transaction that is open at the moment, in the place of a connection that writes. Savepoint commands wait and
 * travel with the next statement: over HTTP each trip costs more than the statement does.
 *
 * A transaction whose answer is lost is closed, never used on. The server ends what it still holds open: at once when
 * it notices the broken connection, else as soon as somebody waits and it is five seconds old.
 */
export class WriteLink implements TransactionControl {
  readonly #client: Client;
  readonly #link: Pick<ServerLink, 'call'>;
  #open: Transaction | null = null;
  #waiting: InStatement[] = [];
  #lost: unknown;

  constructor(client: Client, link: Pick<ServerLink, 'call'>) {
    this.#client = client;
    this.#link = link;
  }

  async begin(): Promise<void> {
    this.#waiting = [];
    this.#lost = undefined;
    this.#open = await retryBusy(() => this.#tryToBegin());
  }

  async #tryToBegin(): Promise<Transaction> {
    let transaction: Transaction | undefined;
    let isGivenUp = false;
    try {
      return await this.#link.call(WRITE_DEADLINE_MS, async () => {
        transaction = await this.#client.transaction('write');
        if (isGivenUp) throw new Error('Nobody waits for this transaction any more');
        // Over HTTP the BEGIN travels with the first statement: only now is the lock ours.
        await transaction.execute('SELECT 1');
        return transaction;
      });
    } catch (error) {
      isGivenUp = true;
      transaction?.close();
      // On a file, a refused BEGIN stays half-open on its connection, which then takes no savepoint any more.
      if (this.#client.protocol === 'file') await this.#client.reconnect();
      throw error;
    }
  }

  async control(sql: string): Promise<void> {
    this.#transaction();
    this.#waiting.push(sql);
  }

  execute = async (given: InStatement) => {
    const transaction = this.#transaction();
    const statement = storable(given);
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      return await this.#link.call(WRITE_DEADLINE_MS, async () =>
        waiting.length === 0
          ? transaction.execute(statement)
          : (await transaction.batch([...waiting, statement])).at(-1),
      );
    } catch (error) {
      if (isEnd(error, waiting.length)) this.#lost = error;
      throw error;
    }
  };

  async commit(): Promise<void> {
    await this.execute(NEW_STAMP);
    const transaction = this.#transaction();
    await this.#link.call(WRITE_DEADLINE_MS, () => transaction.commit()).catch(asUncertain);
    this.#open = null;
  }

  async rollback(): Promise<void> {
    this.#open?.close();
    this.#open = null;
  }

  #transaction(): Transaction {
    if (this.#open === null) throw new Error('tx was used after its write() had ended');
    if (this.#lost !== undefined) throw this.#lost;
    return this.#open;
  }
}

/**
 * Whether nothing of this transaction can be trusted any more: the server did not answer, or a savepoint failed, which
 * is no fault of the statement that came after it.
 */
function isEnd(error: unknown, waiting: number): boolean {
  if (error instanceof DatabaseOutage) return true;
  if (waiting === 0) return false;
  return !(error instanceof LibsqlBatchError) || error.statementIndex < waiting;
}

/** A COMMIT that may have reached the server, and whose answer did not come back. */
function asUncertain(error: unknown): never {
  const wasSent = error instanceof DatabaseOutage && error.cause !== undefined;
  if (!wasSent || causes(error).some(({ code }) => code === 'ECONNREFUSED')) throw error;
  throw new DatabaseOutage('uncertain', { cause: error.cause });
}
