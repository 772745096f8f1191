import type { SiteConfig } from './api-client.ts';

/** For what there is an application, 'other' for both; null where none has an address, and none is to be named. */
export function appPlatforms({
  iosAppUrl,
  androidAppUrl,
}: Pick<SiteConfig, 'iosAppUrl' | 'androidAppUrl'>): 'iOS' | 'Android' | 'other' | null {
  if (iosAppUrl && androidAppUrl) return 'other';
  if (iosAppUrl) return 'iOS';
  return androidAppUrl ? 'Android' : null;
}
