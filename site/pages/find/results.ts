import type { APIRoute } from 'astro';
import { askOf } from '../../features/find/find-address.ts';
import { keepPlace } from '../../features/find/known-place.ts';
import { foundListOf, loadFound } from '../../features/find/load-found.ts';

/** The list of `/find` by itself, in the language of the page, for the island that follows each choice. */
export const GET: APIRoute = async (context) => {
  const { locals, url } = context;
  const ask = askOf(url);
  const answer = await loadFound(locals, ask, { hasTypes: true });
  keepPlace(context, ask, answer.data?.findQuests ?? null);
  return Response.json(foundListOf(locals, ask, answer), {
    status: answer.error ? 503 : 200,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  });
};
