import type { APIRoute } from 'astro';

/** What crawlers may read: everything public but the console and the API. */
export const GET: APIRoute = () => {
  const lines = ['User-agent: *', 'Disallow: /console', 'Disallow: /graphql', 'Disallow: /login', ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
