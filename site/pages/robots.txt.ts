import type { APIRoute } from 'astro';
import { addressesOf } from '#domain/texts/language-address.ts';

/** Pages that are there in every language, and what machines ask for, which is not. */
const UNREAD_PAGES = ['/login', '/out/'];
const UNREAD = ['/console', '/graphql', '/feed/'];

/** What crawlers may read: everything public but the console, the API and the login. */
export const GET: APIRoute = ({ locals }) => {
  const pages = UNREAD_PAGES.flatMap((page) => addressesOf(page).map(({ path }) => path));
  const lines = [
    'User-agent: *',
    ...[...UNREAD, ...pages].map((path) => `Disallow: ${path}`),
    `Sitemap: ${locals.config.publicOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
