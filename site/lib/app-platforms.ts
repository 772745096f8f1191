import type { SiteConfig } from './api-client.ts';

/** For what there is an application: «iOS and Android»; null where none has an address, and none is to be named. */
export function appPlatforms({
  iosAppUrl,
  androidAppUrl,
}: Pick<SiteConfig, 'iosAppUrl' | 'androidAppUrl'>): string | null {
  const platforms = [iosAppUrl && 'iOS', androidAppUrl && 'Android'].filter(Boolean);
  return platforms.length === 0 ? null : platforms.join(' and ');
}
