import { isBelow } from '#domain/installation/switched-off.ts';
import type { SiteConfig } from './api-client.ts';

type SwitchConfig = Pick<SiteConfig, 'switchedOffPaths'>;

/** Whether a page is switched off by the configuration: it answers the under-construction screen. */
export function isSwitchedOff(pathname: string, { switchedOffPaths }: SwitchConfig): boolean {
  return isBelow(pathname, switchedOffPaths);
}

/** Whether a link of this site leads to a page that answers: nothing is offered that leads to one switched off. */
export function leadsOn(href: string, config: SwitchConfig): boolean {
  return !isSwitchedOff(href.replace(/[?#].*$/, ''), config);
}
