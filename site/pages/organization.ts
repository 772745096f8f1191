import type { APIRoute } from 'astro';
import { isManagerOf } from '#domain/permissions.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { readForm } from '../lib/read-form.ts';
import { safeReturnTo } from '../lib/return-to.ts';
import { siteCookie } from '../lib/site-cookie.ts';

const COOKIE = 'organization';
/** Seconds: a year. */
const LIFETIME = 365 * 86_400;

/** Keeps the organization chosen in the switch and goes back to the page it was chosen on. */
export const POST: APIRoute = async ({ request, locals, cookies }) => {
  const form = await readForm(request);
  const chosen = form.get('organization');
  // Nothing longer than an id: staff may choose any.
  if (typeof chosen === 'string' && /^[\w-]{1,64}$/.test(chosen) && isManagerOf(locals.viewer, chosen)) {
    // Readable by the console's script; it grants nothing, since every use is checked against the memberships.
    cookies.set(COOKIE, chosen, { ...siteCookie(locals.config, LIFETIME), httpOnly: false });
  }
  const returnTo = form.get('returnTo');
  return seeOther(safeReturnTo(typeof returnTo === 'string' ? returnTo : null) ?? paths.home());
};
