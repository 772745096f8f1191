import { isBareNumber } from '../identity/bare-number.ts';

/** A push service gives addresses of some 200 letters; who knows more than 1,000 of them is none. */
const LONGEST = 1000;

/** What a browser hands over to be written to. */
export type PushSubscriptionForm = { endpoint: string; p256dh: string; auth: string };

/**
 * The host of an address at a push service: a name of the open internet, by https at its usual port; null for any
 * other. Where the name leads is looked up when it is added, and again at each sending.
 */
export function pushHostOf(endpoint: string): string | null {
  if (endpoint.length > LONGEST || !URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return null;
  if (isBareNumber(hostname) || !hostname.includes('.') || hostname.endsWith('.')) return null;
  return /\.(local|localhost|internal|intranet|lan|home|corp|localdomain|arpa|onion)$/i.test(hostname)
    ? null
    : hostname;
}

/** Whether the keys are those of a browser: a point of 65 bytes and a secret of 16, in base64url. */
export function arePushKeys({ p256dh, auth }: Pick<PushSubscriptionForm, 'p256dh' | 'auth'>): boolean {
  return /^B[\w-]{86}$/.test(p256dh) && /^[\w-]{22}$/.test(auth);
}

/** Maximum number of browsers per person; a new one replaces the one that has gone longest without a message. */
export const MOST_BROWSERS = 10;

/** Why browsers cannot be asked at an address of this product; null where they can. */
export function whyNoPush(publicOrigin: string): 'NUMBER' | 'NOT_SECURE' | null {
  const { hostname, protocol } = new URL(publicOrigin);
  if (isBareNumber(hostname)) return 'NUMBER';
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
    ? null
    : 'NOT_SECURE';
}
