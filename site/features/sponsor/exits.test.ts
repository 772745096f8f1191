import { expect, it } from 'vitest';
import type { SiteConfig, SiteViewer } from '../../lib/api-client.ts';
import { exitOf } from './exits.ts';
import { readerPage } from './reader-page-fixture.ts';

const config = {
  sponsorFormUrl: 'https://sponsor.example/form',
  tipUrl: 'https://tip.example',
  pricingTable: null,
  switchedOffPaths: [],
} as unknown as SiteConfig;
const viewerOf = (isYoung: boolean) => ({ isYoung }) as SiteViewer;
const pageOf = (viewer: SiteViewer | null, changes: Partial<SiteConfig> = {}) =>
  readerPage({ viewer, config: { ...config, ...changes } });

it.each([
  ['charity-list-banner', 'chariteer_clicks_sponsor_banner_in_charity_list', config.sponsorFormUrl, true],
  ['quest-banner', 'chariteer_clicks_sponsor_banner_in_quest', config.sponsorFormUrl, true],
  ['tip', 'chariteer_clicks_sponsor_offer', config.tipUrl, false],
])('records a click on the link “%s” as %s [DIS-12, TRK-03, TRK-04]', (name, event, address, isBanner) => {
  for (const viewer of [null, viewerOf(false)])
    expect(exitOf(name, pageOf(viewer))).toEqual({ event, address, isBanner });
});

it.each(['subscribe', 'https://evil.example', '__proto__', 'toString', '', undefined])(
  'has no link “%s” [DIS-12]',
  (name) => {
    expect(exitOf(name, pageOf(null))).toBeNull();
  },
);

it.each(['charity-list-banner', 'quest-banner', 'tip'])(
  'leads no one under 18 to money by “%s”, nor anyone to a page that isn’t there [DEC-81]',
  (name) => {
    expect(exitOf(name, pageOf(viewerOf(true)))).toBeNull();
    expect(exitOf(name, pageOf(null, { sponsorFormUrl: null, tipUrl: null }))).toBeNull();
  },
);
