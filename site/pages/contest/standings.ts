import type { APIRoute } from 'astro';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { shownStandings } from '../../features/contest/standings-view.ts';
import { ContestStandingsDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';

/** The standings of `/contest` by themselves, in the language of the page, for the island that follows them. */
export const GET: APIRoute = async ({ locals }) => {
  const { data } = await ask(locals, ContestStandingsDocument, {});
  const view = data && shownStandings(locals.locale, data.contest, newYorkDay(locals.now));
  return Response.json(view, {
    status: view ? 200 : 503,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  });
};
