import { linkMenuTexts } from '#domain/texts/generated/link-menu.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { paths } from '../../lib/paths.ts';
import { leadsOn } from '../../lib/switched-off.ts';
import type { IconName } from '../../ui/icon-paths.ts';
import type { ReaderPage } from '../sponsor/support-reader.ts';
import { askWays } from '../sponsor/support-reader.ts';

export type ShownLink = {
  label: string;
  href: string;
  icon: IconName;
  /** The label is a name from elsewhere, the same in every language. */
  isName?: true;
};

/** Networks by the last two parts of their host's name; another one is shown by its host. */
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** What the link menu leads to, in its order; what has no address is left out. */
export function linkList(locale: Locale, page: ReaderPage): ShownLink[] {
  const { config } = page.locals;
  const t = linkMenuTexts(locale);
  const { iosAppUrl, androidAppUrl, newsletterUrl, consultationUrl, socialUrls } = config;
  const hasTip = askWays('link-menu', page).includes('tip');
  const links: (Omit<ShownLink, 'href'> & { href: string | null })[] = [
    { label: t.iosApp, href: iosAppUrl, icon: 'download' },
    { label: t.androidApp, href: androidAppUrl, icon: 'download' },
    { label: t.tip, href: hasTip ? paths.out('tip') : null, icon: 'heart' },
    { label: t.newsletter, href: newsletterUrl, icon: 'mail' },
    { label: t.consultation, href: consultationUrl, icon: 'calendar' },
    { label: t.createGuild, href: paths.createGuild(), icon: 'shield' },
    ...socialUrls.map((href) => ({
      label: networkOf(href),
      href,
      icon: 'external' as const,
      isName: true as const,
    })),
  ];
  return links.flatMap(({ href, ...link }) =>
    href === null || !leadsOn(href, config) ? [] : [{ ...link, href }],
  );
}

/** “Instagram” for https://www.instagram.com/chariteers. */
export function networkOf(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, '');
  return NETWORKS[host.split('.').slice(-2).join('.')] ?? host;
}
