import { Agent, request } from 'node:https';
import { publicLookup, type ResolveHost } from './public-hosts.ts';

/** No one waits longer for a stranger's server. */
const ANSWER_MS = 10_000;
/** What it says is not read; it may say so much. */
const MOST_ANSWER_BYTES = 16_384;

export type OutsideCall = { url: string; headers: Record<string, string | number>; body: Buffer };

/**
 * Connections that lead to public addresses alone, each to the one that was looked at. Without `keepAlive` every call
 * looks again.
 */
export function publicAgent(resolve: ResolveHost, { keepAlive = true } = {}): Agent {
  return new Agent({ keepAlive, maxSockets: 4, timeout: ANSWER_MS, lookup: publicLookup(resolve) });
}

/** Posts to a stranger's server; resolves with the status of its answer. Redirects are not followed. */
export function postOutside(call: OutsideCall, agent: Agent, signal: AbortSignal): Promise<number> {
  const until = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: call.headers, agent, signal: until };
    const asked = request(call.url, options, (answer) => {
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
