import type { APIRoute } from 'astro';

/** What crawlers may read: everything public but the console, the API and the log-in. */
export const GET: APIRoute = ({ locals }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /console',
    'Disallow: /graphql',
    'Disallow: /login',
    'Disallow: /out/',
    'Disallow: /feed/',
    `Sitemap: ${locals.config.publicOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
