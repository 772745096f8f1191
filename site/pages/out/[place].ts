import type { APIRoute } from 'astro';
import { exitOf } from '../../features/sponsor/exits.ts';
import { track } from '../../features/tracking/track.ts';
import { CloseSponsorBannerDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { isFetchedAhead } from '../../lib/fetched-ahead.ts';
import { seeOther } from '../../lib/page-response.ts';

/** Records a click that leads out of the site, and goes there; the banner that was clicked stays away for a while. */
export const GET: APIRoute = async (page) => {
  const { locals, request } = page;
  const exit = exitOf(page.params.place, page);
  if (!exit) return page.rewrite('/page-not-found');
  track(page, exit.event, { link: exit.address });
  if (exit.isBanner && locals.viewer && !isFetchedAhead(request.headers))
    await ask(locals, CloseSponsorBannerDocument, {});
  return seeOther(exit.address);
};
