import { isBelow } from '../installation/switched-off.ts';

/** A way to support the product with money. */
export type SupportWay = 'sponsor' | 'subscribe' | 'tip';

type Ask = {
  ways: readonly SupportWay[];
  /** Whether only volunteers see it; else also visitors and everyone else of age. Subscribers are asked nowhere. */
  isForVolunteers?: true;
  /** Whether it stays away for a while after it was closed. */
  isClosable?: true;
};

/** Every place that asks for money, and the ways that it offers. */
const ASKS = {
  'charity-list': { ways: ['sponsor'], isForVolunteers: true, isClosable: true },
  quest: { ways: ['sponsor'], isForVolunteers: true, isClosable: true },
  thanks: { ways: ['subscribe', 'tip'], isForVolunteers: true },
  'own-profile': { ways: ['subscribe'], isForVolunteers: true },
  'link-menu': { ways: ['tip'] },
} as const satisfies Record<string, Ask>;

export type SupportPlace = keyof typeof ASKS;

/** What decides whether someone is asked. */
export type SupportViewer = {
  /** Whether the viewer is under 18 or of an unknown age. */
  isYoung: boolean;
  /** Null without a volunteer record. */
  subscriptionStatus: string | null;
  /** When the viewer last closed or followed the sponsor banner, epoch ms; null: never. */
  sponsorBannerClosedAt: number | null;
};

/** The settings that decide which ways lead to a page that works. */
export type SupportSettings = {
  sponsorFormUrl: string | null;
  tipUrl: string | null;
  pricingTable: object | null;
  switchedOffPaths: readonly string[];
};

const SUBSCRIBE_PATH = '/subscribe';
const BANNER_PAUSE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns false for viewers under 18, who are never asked for money; visitors (null) and adults may be. */
export function mayBeAskedForMoney(viewer: Pick<SupportViewer, 'isYoung'> | null): boolean {
  return viewer === null || !viewer.isYoung;
}

/** The ways that a place offers to this viewer (null: a visitor), empty when it asks for nothing. */
export function supportWays(
  place: SupportPlace,
  viewer: SupportViewer | null,
  settings: SupportSettings,
  now: number,
): SupportWay[] {
  const ask: Ask = ASKS[place];
  if (!mayBeAskedForMoney(viewer) || isSubscribed(viewer)) return [];
  if (ask.isForVolunteers && viewer?.subscriptionStatus !== 'unsubscribed') return [];
  if (ask.isClosable && isBannerPaused(viewer, now)) return [];
  return ask.ways.filter((way) => isWorking(way, settings));
}

/** Whether the page behind a way works. */
export function isWorking(way: SupportWay, settings: SupportSettings): boolean {
  const { sponsorFormUrl, tipUrl, pricingTable, switchedOffPaths } = settings;
  const works: Record<SupportWay, boolean> = {
    sponsor: sponsorFormUrl !== null,
    subscribe: pricingTable !== null && !isBelow(SUBSCRIBE_PATH, switchedOffPaths),
    tip: tipUrl !== null,
  };
  return works[way];
}

/** Whether someone already pays for silver or gold. */
export function isSubscribed(viewer: Pick<SupportViewer, 'subscriptionStatus'> | null): boolean {
  const plan = viewer?.subscriptionStatus;
  return plan === 'silver' || plan === 'gold';
}

function isBannerPaused(viewer: SupportViewer | null, now: number): boolean {
  const closedAt = viewer?.sponsorBannerClosedAt ?? null;
  return closedAt !== null && now - closedAt < BANNER_PAUSE_MS;
}
