import { Agent, request } from 'node:https';
import { publicLookup, type ResolveHost } from '#api/process/public-hosts.ts';

/** A push service answers within a second; no one waits for one that does not. */
const ANSWER_MS = 10_000;
/** What it says is not read; it may say so much. */
const MOST_ANSWER_BYTES = 16_384;

export type PushCall = { endpoint: string; headers: Record<string, string | number>; body: Buffer };

/** Connections that lead to public addresses alone, each to the one that was looked at. */
export function publicAgent(resolve: ResolveHost): Agent {
  return new Agent({ keepAlive: true, maxSockets: 4, timeout: ANSWER_MS, lookup: publicLookup(resolve) });
}

/** Hands a message to a push service; resolves with the status of its answer. Redirects are not followed. */
export function postToBrowser(call: PushCall, agent: Agent, signal: AbortSignal): Promise<number> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: call.headers, agent, signal: until };
    const asked = request(call.endpoint, options, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
        if (size > MOST_ANSWER_BYTES) answer.destroy();
      });
      answer.on('error', () => {});
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(call.body);
  });
}
