import { isBelow } from '#domain/installation/switched-off.ts';
import type { SiteConfig } from './api-client.ts';
import { paths } from './paths.ts';

type SwitchConfig = Pick<SiteConfig, 'switchedOffPaths' | 'pricingTable'>;

/** Whether a page is switched off, by name or for want of what it needs: it answers the under-construction screen. */
export function isSwitchedOff(pathname: string, { switchedOffPaths, pricingTable }: SwitchConfig): boolean {
  return (
    isBelow(pathname, switchedOffPaths) || (pricingTable === null && isBelow(pathname, [paths.subscribe()]))
  );
}

/** Whether a link of this site leads to a page that answers: nothing is offered that leads to one switched off. */
export function leadsOn(href: string, config: SwitchConfig): boolean {
  return !isSwitchedOff(href.replace(/[?#].*$/, ''), config);
}
