import { isWorking, mayBeAskedForMoney, type SupportWay } from '#domain/accounts/support-ask.ts';
import type { PlayerEventName } from '#domain/tracking/player-event.ts';
import { type ReaderPage, supportReader } from './support-reader.ts';

/** A link that leaves the site for a support page, and the event that records it. */
type Exit = {
  way: Exclude<SupportWay, 'subscribe'>;
  event: PlayerEventName;
  /** Whether following it hides the banner, as closing it does. */
  isBanner: boolean;
};

const EXITS = {
  'charity-list-banner': {
    way: 'sponsor',
    event: 'chariteer_clicks_sponsor_banner_in_charity_list',
    isBanner: true,
  },
  'quest-banner': { way: 'sponsor', event: 'chariteer_clicks_sponsor_banner_in_quest', isBanner: true },
  tip: { way: 'tip', event: 'chariteer_clicks_sponsor_offer', isBanner: false },
} as const satisfies Record<string, Exit>;

export type ExitName = keyof typeof EXITS;

/** Returns a configured address, never one that a client names; null when there is none, or the reader may be under 18. */
export function exitOf(
  name: string | undefined,
  page: ReaderPage,
): { event: PlayerEventName; address: string; isBanner: boolean } | null {
  if (name === undefined || !Object.hasOwn(EXITS, name) || !mayBeAskedForMoney(supportReader(page)))
    return null;
  const { config } = page.locals;
  const { way, event, isBanner } = EXITS[name as ExitName];
  const address = way === 'tip' ? config.tipUrl : config.sponsorFormUrl;
  return address === null || !isWorking(way, config) ? null : { event, address, isBanner };
}
