import type { InStatement, ResultSet } from '@libsql/client';
import { READ_DEADLINE_MS, type ServerLink } from './server-link.ts';
import { type ServerAddress, ServerStream } from './server-stream.ts';

/** Each reads one statement after the other; the server may work at as many at a time. */
const STREAMS = 4;
/** How many statements share a trip: a slow one makes those behind it wait. */
const LARGEST_TRIP = 16;

type Read = {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
};

/** Reading from a server: what is asked in the same turn, or waits for a stream to be free, shares a trip. */
export class ReadStreams {
  readonly #link: Pick<ServerLink, 'call'>;
  readonly #streams: ServerStream[];
  readonly #free: ServerStream[];
  #waiting: Read[] = [];
  #isDue = false;

  constructor(address: ServerAddress, link: Pick<ServerLink, 'call'>) {
    this.#link = link;
    this.#streams = Array.from({ length: STREAMS }, () => new ServerStream(address));
    this.#free = [...this.#streams];
  }

  execute(statement: InStatement): Promise<ResultSet> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, resolve, reject });
      if (this.#isDue) return;
      this.#isDue = true;
      process.nextTick(() => this.#sendWaiting());
    });
  }

  close(): void {
    for (const stream of this.#streams) stream.close();
  }

  #sendWaiting(): void {
    this.#isDue = false;
    while (this.#waiting.length > 0) {
      const stream = this.#free.pop();
      if (!stream) return;
      void this.#send(stream, this.#waiting.splice(0, LARGEST_TRIP));
    }
  }

  async #send(stream: ServerStream, reads: readonly Read[]): Promise<void> {
    try {
      const steps = reads.map(({ statement }) => ({ statement }));
      const outcomes = await this.#link.call(READ_DEADLINE_MS, () => stream.send(steps));
      for (const [index, { resolve, reject }] of reads.entries()) {
        const outcome = outcomes[index];
        if (outcome?.result) resolve(outcome.result);
        else reject(outcome?.error);
      }
    } catch (error) {
      // What did not answer may still be at it, and would hold up whoever came next.
      await stream.drop();
      for (const { reject } of reads) reject(error);
    }
    this.#free.push(stream);
    this.#sendWaiting();
  }
}
