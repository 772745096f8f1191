import { expect, it } from 'vitest';
import type { SiteConfig, SiteViewer } from '../../lib/api-client.ts';
import { exitOf } from './exits.ts';

const config = {
  sponsorFormUrl: 'https://sponsor.example/form',
  tipUrl: 'https://tip.example',
  pricingTable: null,
  isDemoWorld: false,
  switchedOffPaths: [],
} as unknown as SiteConfig;
const viewerOf = (isYoung: boolean) => ({ isYoung }) as SiteViewer;

it.each([
  ['charity-list-banner', 'chariteer_clicks_sponsor_banner_in_charity_list', config.sponsorFormUrl, true],
  ['quest-banner', 'chariteer_clicks_sponsor_banner_in_quest', config.sponsorFormUrl, true],
  ['tip', 'chariteer_clicks_sponsor_offer', config.tipUrl, false],
])('records a click on the link “%s” as %s [DIS-12, TRK-03, TRK-04]', (name, event, address, isBanner) => {
  for (const viewer of [null, viewerOf(false)])
    expect(exitOf(name, { config, viewer })).toEqual({ event, address, isBanner });
});

it.each(['subscribe', 'https://evil.example', '__proto__', 'toString', '', undefined])(
  'has no link “%s” [DIS-12]',
  (name) => {
    expect(exitOf(name, { config, viewer: null })).toBeNull();
  },
);

it.each(['charity-list-banner', 'quest-banner', 'tip'])(
  'leads no one under 18 to money by “%s”, nor anyone to a page that isn’t there [DEC-81]',
  (name) => {
    expect(exitOf(name, { config, viewer: viewerOf(true) })).toBeNull();
    const bare = { ...config, sponsorFormUrl: null, tipUrl: null };
    expect(exitOf(name, { config: bare, viewer: null })).toBeNull();
  },
);
