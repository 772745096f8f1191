import type { APIRoute } from 'astro';
import { exitOf } from '../../features/sponsor/exits.ts';
import { track } from '../../features/tracking/track.ts';
import { seeOther } from '../../lib/page-response.ts';

/** Counts a click that leads out of the site, and goes there. */
export const GET: APIRoute = (page) => {
  const exit = exitOf(page.params.place, page.locals.config);
  if (!exit) return page.rewrite('/page-not-found');
  track(page, exit.event, { link: exit.address });
  return seeOther(exit.address);
};
