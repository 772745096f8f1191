import type { APIRoute } from 'astro';
import { tokens } from '#domain/brand/tokens.ts';
import { siteFrameTexts } from '#domain/texts/generated/site-frame.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import { directionOf, FIRST_LOCALE, isLocale } from '#domain/texts/locale.ts';
import { paths } from '../lib/paths.ts';

const SHORTCUT_ICONS = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];
/** What the browser shows beside its question: the site on a phone, and on a computer. */
const SCREENSHOTS = [
  { src: '/screenshot-phone.png', sizes: '390x844', type: 'image/png', form_factor: 'narrow' },
  { src: '/screenshot-wide.png', sizes: '1280x800', type: 'image/png', form_factor: 'wide' },
];

/** What a phone needs to put the site on its home screen, under the name and in the language that it has there. */
export const GET: APIRoute = ({ locals, url }) => {
  const { siteName } = locals.config;
  // A file has no language in its path.
  const asked = url.searchParams.get('language');
  const locale = isLocale(asked) ? asked : FIRST_LOCALE;
  const t = siteFrameTexts(locale);
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: t.volunteerNearby,
    lang: locale,
    dir: directionOf(locale),
    id: paths.splash(),
    start_url: addressIn(locale, paths.splash()),
    display: 'minimal-ui',
    background_color: tokens.color.surface.light,
    theme_color: tokens.color.azure.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t.find, url: addressIn(locale, paths.find()), icons: SHORTCUT_ICONS },
      { name: t.myQuests, url: addressIn(locale, paths.ownQuests()), icons: SHORTCUT_ICONS },
    ],
    screenshots: SCREENSHOTS,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
