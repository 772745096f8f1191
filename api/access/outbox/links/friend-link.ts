import type { DataKey } from '#api/process/config/data-key.ts';
import { isLinkGood, linkDayOf } from '#domain/friends/friend-link.ts';

/** Longer than any of ours. */
const LONGEST_TOKEN = 300;

/**
 * What stands in a link with which somebody brings a friend. Sealed, so that it tells nobody whose it is, and no two are
 * alike; kept nowhere. It acts for nobody: who opens it comes to a page that everybody can open. `now` in epoch ms.
 */
export function friendToken(dataKey: DataKey, inviterId: string, now: number): string {
  const sealed = dataKey.seal('friend-link', `${linkDayOf(now)} ${inviterId}`);
  return Buffer.from(sealed, 'base64').toString('base64url');
}

/** Whose link it is; null for one that was not made here, was changed, or is too old. `now` in epoch ms. */
export function readFriendToken(dataKey: DataKey, token: string, now: number): string | null {
  if (token.length > LONGEST_TOKEN) return null;
  const opened = dataKey.open('friend-link', token);
  const [, madeOn = '', inviterId = ''] = /^(\d{1,7}) (.+)$/.exec(opened ?? '') ?? [];
  return madeOn !== '' && isLinkGood(Number(madeOn), now) ? inviterId : null;
}
