import type { SiteConfig } from './api-client.ts';
import { paths } from './paths.ts';

/** Whether a page is switched off, by name or for want of what it needs: it answers the under-construction screen. */
export function isSwitchedOff(
  pathname: string,
  { switchedOffPaths, pricingTable }: Pick<SiteConfig, 'switchedOffPaths' | 'pricingTable'>,
): boolean {
  const off = pricingTable === null ? [...switchedOffPaths, paths.subscribe()] : switchedOffPaths;
  return off.some((path) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`));
}
