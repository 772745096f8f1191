import type { APIRoute } from 'astro';
import { tokens } from '#domain/brand/tokens.ts';
import { paths } from '../lib/paths.ts';

/** What a phone needs to put the site on its home screen, under the name it has here. */
export const GET: APIRoute = ({ locals }) => {
  const { siteName } = locals.config;
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: 'Volunteer for Quests at charities near you.',
    lang: 'en',
    id: paths.splash(),
    start_url: paths.splash(),
    display: 'minimal-ui',
    background_color: tokens.color.surface.light,
    theme_color: tokens.color.azure.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
