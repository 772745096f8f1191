import { kioskCookie } from '#api/access/request/kiosk-cookie.ts';
import type { CastName } from './cast.ts';
import type { World } from './world.ts';

/** The Cookie header of a browser that someone made the kiosk of a quest. */
export function kioskHeader(
  { config, clock }: Pick<World, 'config' | 'clock'>,
  questId: string,
  { openedBy = 'managers', pin = '4821' }: { openedBy?: CastName; pin?: string } = {},
): string {
  const cookie = kioskCookie(config, { questId, openedBy, pin, now: clock.now() });
  return cookie.slice(0, cookie.indexOf(';'));
}
