import { isBareNumber } from './bare-number.ts';

/** What a device is asked to sign for: that its new passkey is added, a login, or that it is still the same person. */
export const PASSKEY_PURPOSES = ['add', 'log-in', 'prove'] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** Maximum number of passkeys of a person. */
export const MOST_PASSKEYS = 20;
/** Maximum length of a passkey's name, in characters. */
export const PASSKEY_NAME_MOST = 60;
/** How long a device has for its answer: a login page may lie open for a while. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 10 * 60_000;

/** Site that passkeys belong to: its origin as browsers send it, and its host, to which they're bound permanently. */
export type PasskeySite = { origin: string; host: string };

const HERE = /^(127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Where passkeys can be used, for a request to `askedHost` (as in its Host header); null on a bare number, at which
 * browsers make none. The demo at 127.0.0.1 has them when it is opened by the name localhost.
 */
export function passkeySiteOf(publicOrigin: string, askedHost: string | null): PasskeySite | null {
  const { hostname, port } = new URL(publicOrigin);
  if (!isBareNumber(hostname)) return { origin: publicOrigin, host: hostname };
  const isHere = HERE.test(hostname) && askedHost === byName(port);
  return isHere ? { origin: `http://${byName(port)}`, host: 'localhost' } : null;
}

/** The name by which a product at a number of this machine is opened to have passkeys; null where there is no need, or none. */
export function originByName(publicOrigin: string): string | null {
  const { port } = new URL(publicOrigin);
  const origin = passkeySiteOf(publicOrigin, byName(port))?.origin ?? null;
  return origin === publicOrigin ? null : origin;
}

function byName(port: string): string {
  return `localhost${port === '' ? '' : `:${port}`}`;
}

/** A name as it is kept, in one line without control and direction characters; null for one that is empty or too long. */
export function passkeyNameOf(typed: string): string | null {
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return name === '' || [...name].length > PASSKEY_NAME_MOST ? null : name;
}

/** What an authenticator says of a passkey when it signs. */
export type PasskeyTold = {
  /** How often it was used; 0 for a passkey that does not count. */
  counter: number;
  /** Whether it can be copied to other devices, as those of a phone's account are. */
  isSynced: boolean;
};

/**
 * Whether a passkey is a copy: one that never leaves its device tells a lower count than is known. The count of a
 * synced passkey jumps from device to device and proves nothing.
 */
export function isPasskeyCopy(knownCounter: number, { counter, isSynced }: PasskeyTold): boolean {
  return !isSynced && counter > 0 && counter < knownCounter;
}
