import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request that is being answered, wherever in the process its work is done. */
export type CurrentRequest = {
  id: string;
  /** Root fields of the API that were called: names of the schema, nothing a client chose. */
  operations: Set<string>;
  /** Milliseconds for which the answer was held back on purpose. */
  heldBackMs: number;
  /** Whether the log has told of the refusal already. */
  isRefusalTold: boolean;
  /** Calls back when the client is gone, or its answer has left; the result takes that back. Null: no one can tell. */
  onGone: ((listener: () => void) => () => void) | null;
  /** Whether the client broke the connection before its request had arrived whole. Null: no one can tell. */
  isCutOff: (() => boolean) | null;
};

const requests = new AsyncLocalStorage<CurrentRequest | undefined>();

/** Does the work as part of the request of that id. */
export function asRequest<Result>(id: string, work: (request: CurrentRequest) => Result): Result {
  const request: CurrentRequest = {
    id,
    operations: new Set(),
    heldBackMs: 0,
    isRefusalTold: false,
    onGone: null,
    isCutOff: null,
  };
  return requests.run(request, () => work(request));
}

/** The request that this work belongs to; undefined for work of the process itself. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Does work that a request happens to set off, and that is none of its own. */
export function asProcess<Result>(work: () => Result): Result {
  return requests.run(undefined, work);
}
