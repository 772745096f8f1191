import type { Availability } from './availability.ts';
import { causes } from './constraint-error.ts';
import { DatabaseOutage } from './outage.ts';
import { afterwards, within } from './within.ts';

/** How long a call of the database may take, in ms. */
export const READ_DEADLINE_MS = 5_000;
export const WRITE_DEADLINE_MS = 10_000;
const CHECK_DEADLINE_MS = 2_000;
const CHECK_PAUSE_MS = 500;

/**
 * The way to a database's server, which every statement goes. A call that gets no answer is given up at its deadline.
 * Then the server is asked whether it is there at all: as long as it is not, further calls fail at once instead of
 * piling up, and it is asked again twice a second.
 */
export class ServerLink {
  readonly #availability: Availability;
  readonly #ask: () => Promise<unknown>;
  readonly #waiting = new Set<(cause: unknown) => void>();
  #isChecking = false;
  #isClosed = false;
  #pause: NodeJS.Timeout | undefined;

  /**
   * `ask`: any quick reading, on a connection of its own, so that it does not wait behind others. Calls are made when
   * they leave: in a rush of thousands most of the time is spent in the queue before, which is no silence of the server.
   */
  constructor(availability: Availability, ask: () => Promise<unknown>) {
    this.#availability = availability;
    this.#ask = ask;
  }

  /** Runs one call. Throws DatabaseOutage when the server cannot be reached, or does not answer in time. */
  async call<T>(deadlineMs: number, run: () => Promise<T>): Promise<T> {
    if (!this.#availability.isReachable) throw new DatabaseOutage('unreachable');
    try {
      return await this.#unlessLost(deadlineMs, run);
    } catch (error) {
      if (!isLinkFailure(error)) throw error;
      void this.#check();
      throw new DatabaseOutage('unreachable', { cause: error });
    }
  }

  /** Runs a call within its deadline, and rejects right away when the server turns out to be unreachable. */
  #unlessLost<T>(deadlineMs: number, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const deadline = afterwards(deadlineMs, () => reject(new Unanswered(deadlineMs)));
      this.#waiting.add(reject);
      const settled = () => {
        deadline.off();
        this.#waiting.delete(reject);
      };
      run().then(resolve, reject).finally(settled);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#pause);
  }

  /**
   * Checks whether the server answers, one check at a time; if not, rejects all waiting calls and tries again later.
   */
  async #check(): Promise<void> {
    if (this.#isChecking || this.#isClosed) return;
    this.#isChecking = true;
    const cause = await this.#failure();
    this.#isChecking = false;
    this.#availability.setReachable(cause === null, cause);
    if (cause === null || this.#isClosed) return;
    for (const giveUp of this.#waiting) giveUp(new DatabaseOutage('unreachable', { cause }));
    // It must not keep a process alive that has nothing else to do.
    this.#pause = setTimeout(() => void this.#check(), CHECK_PAUSE_MS).unref();
  }

  async #failure(): Promise<unknown> {
    try {
      await within(CHECK_DEADLINE_MS, this.#ask(), () => new Unanswered(CHECK_DEADLINE_MS));
      return null;
    } catch (error) {
      return error;
    }
  }
}

/** No answer came in time. */
export class Unanswered extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms`);
  }
}

const LINK_CODES = /^(E[A-Z]+|UND_ERR\w*|SERVER_ERROR|HRANA_CLOSED_ERROR|HRANA_WEBSOCKET_ERROR)$/;

/** What a connection says that is refused, broken or silent; a proxy in front of a lost server answers with 5xx. */
function isLinkFailure(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) => LINK_CODES.test(code) || /^(fetch failed|terminated)$/.test(message),
  );
}

/**
 * A fetch that gives up after so many milliseconds and lets go of its connection: what the server has begun for it
 * then ends, too. The answer is read in here, since it can stop halfway as well.
 */
export function fetchWithin(milliseconds: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const giveUp = new AbortController();
    const deadline = afterwards(milliseconds, () => giveUp.abort(new Unanswered(milliseconds)));
    try {
      const response = await fetch(request, { signal: giveUp.signal });
      const text = await response.text();
      const { ok, status, headers } = response;
      // What the client of the driver uses of an answer; a new Response would encode and decode the text once more.
      const json = async (): Promise<unknown> => JSON.parse(text);
      return { ok, status, headers, body: null, json, text: async () => text } as unknown as Response;
    } finally {
      deadline.off();
    }
  };
}
