import type { PlayerEventName } from '#domain/tracking/player-event.ts';
import type { SiteConfig } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { leadsOn } from '../../lib/switched-off.ts';

/** The ways out of the site that are counted: which event, and the address; null hides what leads there. */
const EXITS = {
  'charity-list-banner': {
    event: 'chariteer_clicks_sponsor_banner_in_charity_list',
    address: ({ sponsorFormUrl }) => sponsorFormUrl,
  },
  'quest-banner': {
    event: 'chariteer_clicks_sponsor_banner_in_quest',
    address: ({ sponsorFormUrl }) => sponsorFormUrl,
  },
  subscribe: {
    event: 'chariteer_clicks_sponsor_offer',
    address: (config) =>
      leadsOn(paths.subscribe(), config) ? config.publicOrigin + paths.subscribe() : null,
  },
  tip: { event: 'chariteer_clicks_sponsor_offer', address: ({ tipUrl }) => tipUrl },
} as const satisfies Record<
  string,
  { event: PlayerEventName; address: (config: ExitConfig) => string | null }
>;

export type ExitName = keyof typeof EXITS;
type ExitConfig = Pick<
  SiteConfig,
  'sponsorFormUrl' | 'tipUrl' | 'publicOrigin' | 'switchedOffPaths' | 'pricingTable'
>;

/** Where a counted link leads: to a configured address, and never to one that a client names. */
export function exitOf(
  name: string | undefined,
  config: ExitConfig,
): { event: PlayerEventName; address: string } | null {
  if (name === undefined || !Object.hasOwn(EXITS, name)) return null;
  const { event, address } = EXITS[name as ExitName];
  const link = address(config);
  return link === null ? null : { event, address: link };
}
