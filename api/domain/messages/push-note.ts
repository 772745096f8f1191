import { cutWithEllipsis } from '../text/cut-text.ts';
import type { MessageClass } from './mail-kind.ts';

/** A push message as the browser gets it. */
export type PushNote = { title: string; body: string; link: string; tag: string };

/** Push services take 4,096 bytes with what encryption adds. */
export const PUSH_BYTES = 3_000;
const LONGEST = { title: 120, body: 400 };

/** How long a push service keeps a message for a browser that is off, in seconds. */
const LIFETIMES: Readonly<Record<MessageClass, number>> = {
  account: 600,
  must: 24 * 3_600,
  wanted: 6 * 3_600,
  news: 12 * 3_600,
};
const URGENCIES = { account: 'high', must: 'high', wanted: 'normal', news: 'low' } as const;

/** How a message is handed to a push service. `tag` names it: sent twice, it replaces itself. */
export function pushDelivery(messageClass: MessageClass, { id, msLeft }: { id: string; msLeft: number }) {
  return {
    TTL: Math.max(0, Math.min(LIFETIMES[messageClass], Math.floor(msLeft / 1000))),
    urgency: URGENCIES[messageClass],
    // At most 32 letters of base64url.
    topic: id.replaceAll('-', '').slice(0, 32),
  };
}

/** The note as JSON of at most 3 kB: long texts are cut, and a link that is too long is replaced by the inbox. */
export function pushPayload({ title, body, link, tag }: PushNote): string {
  const shown = {
    title: cutWithEllipsis(title, LONGEST.title),
    body: cutWithEllipsis(body, LONGEST.body),
    tag,
  };
  const whole = JSON.stringify({ ...shown, link });
  return bytesOf(whole) <= PUSH_BYTES ? whole : JSON.stringify({ ...shown, link: new URL('/', link).href });
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
