import type { APIRoute } from 'astro';
import { guard, seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** The own profile, at the address that one may share. */
export const GET: APIRoute = (page) => {
  const { viewer } = page.locals;
  const turnedAway = guard(page);
  if (!viewer || turnedAway) return turnedAway ?? seeOther(paths.login());
  return seeOther(paths.funProfile(viewer.accountId));
};
