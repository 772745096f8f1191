import { currentRequest } from '#api/process/log/current-request.ts';

/** Events to one client. */
export type ChangeStream = {
  body: ReadableStream<Uint8Array>;
  /** Sends a piece of `text/event-stream`; does nothing once the stream is over. */
  send(text: string): void;
  /** Ends the answer. */
  end(): void;
  /** Resolves once the client is gone or the stream was ended. */
  over: Promise<void>;
};

/** How many pieces may wait for a client that doesn't read. */
const MOST_UNREAD = 50;

/** Opens a stream of events. */
export function openChangeStream(): ChangeStream {
  const encoder = new TextEncoder();
  const request = currentRequest();
  const openedAt = performance.now();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const leave = () => {
    if (isOver) return;
    isOver = true;
    // An open stream is no slow answer.
    if (request) request.heldBackMs += performance.now() - openedAt;
    resolve();
  };
  const end = () => {
    if (isOver) return;
    leave();
    controller?.close();
  };
  // Of HEAD nobody reads the body.
  request?.onGone?.(leave);
  return {
    body: new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened;
      },
      cancel: leave,
    }),
    send(text) {
      if (isOver) return;
      controller?.enqueue(encoder.encode(text));
      if ((controller?.desiredSize ?? 0) < -MOST_UNREAD) end();
    },
    end,
    over,
  };
}
