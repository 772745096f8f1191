import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import type { Config } from '#api/process/config/config.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { browserCookie } from './browser-cookie.ts';

/*
 * What makes a browser the kiosk of a quest: a sealed note of who opened it, for which quest and day, and by which PIN
 * it ends. It opens no session.
 */

const LIFETIME_SECONDS = 24 * 60 * 60;

/** What a kiosk's cookie says. `day`: 'YYYY-MM-DD' in New York. */
export type KioskNote = { id: string; questId: string; openedBy: string; day: string; pinHash: string };

/** What a kiosk's cookie holds, if there is one. */
export function readKioskToken(
  { isCookieSecure }: Pick<Config, 'isCookieSecure'>,
  header: string | null | undefined,
): string | null {
  const name = nameOf(isCookieSecure);
  return (header && parse(header, name)[name]) || null;
}

/** What a token says; null for one that was not made here, was changed, or is of another day. `now` in epoch ms. */
export function kioskNoteOf(
  { dataKey }: Pick<Config, 'dataKey'>,
  token: string | null,
  now: number,
): KioskNote | null {
  const text = token && dataKey.open('kiosk', token);
  const note = text ? (JSON.parse(text) as KioskNote) : null;
  return note?.day === newYorkDay(now) ? note : null;
}

/** Set-Cookie value that makes a browser the kiosk of a quest for today. */
export function kioskCookie(
  config: Pick<Config, 'dataKey' | 'isCookieSecure'>,
  { pin, now, ...about }: { questId: string; openedBy: string; pin: string; now: number },
): string {
  const { dataKey, isCookieSecure } = config;
  const id = randomBytes(16).toString('base64url');
  const note: KioskNote = {
    ...about,
    id,
    day: newYorkDay(now),
    pinHash: dataKey.hash('kiosk', `${id}.${pin}`),
  };
  const token = dataKey.seal('kiosk', JSON.stringify(note));
  return browserCookie(config, nameOf(isCookieSecure), token, LIFETIME_SECONDS);
}

/** Set-Cookie value that takes it back. */
export function blankKioskCookie(config: Pick<Config, 'isCookieSecure'>): string {
  return browserCookie(config, nameOf(config.isCookieSecure), '', 0);
}

/** Whether it is the PIN by which a kiosk ends. */
export function isKioskPinOf(
  { dataKey }: Pick<Config, 'dataKey'>,
  { id, pinHash }: KioskNote,
  pin: string,
): boolean {
  return dataKey.hashes('kiosk', `${id}.${pin}`).includes(pinHash);
}

function nameOf(isCookieSecure: boolean): string {
  return isCookieSecure ? '__Host-kiosk' : 'kiosk';
}
