import type { APIRoute } from 'astro';
import { CharityListDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { paths } from '../lib/paths.ts';

/** The public pages: the start and the quests of every visible charity. */
export const GET: APIRoute = async ({ locals }) => {
  const { data } = await ask(locals, CharityListDocument, {});
  if (!data) return new Response('Not available at the moment.', { status: 503 });
  const charities = data.districts.flatMap(({ providers }) => providers);
  const places = [paths.splash(), ...charities.map(({ id }) => paths.questList(id))];
  const rows = places.map((path) => `  <url><loc>${locals.config.publicOrigin}${path}</loc></url>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`;
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
