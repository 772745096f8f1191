import type { APIRoute } from 'astro';
import { CHOICE_COOKIE, CHOICE_LIFETIME, choiceValue } from '#domain/charities/organization-choice.ts';
import { isManagerOf } from '#domain/permissions/permissions.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { siteCookie } from '../lib/cookies/site-cookie.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps the organization chosen in the switch and goes back to the page it was chosen on. */
export const POST: APIRoute = async ({ request, locals, cookies }) => {
  const form = await readForm(request);
  const providerId = form.get('organization');
  const { viewer } = locals;
  // Nothing longer than an id: staff may choose any.
  const isId = typeof providerId === 'string' && /^[\w-]{1,64}$/.test(providerId);
  if (viewer !== null && isId && isManagerOf(viewer, providerId)) {
    const choice = choiceValue({ accountId: viewer.accountId, providerId });
    // Readable by the console's script; it grants nothing, since every use is checked against the memberships.
    cookies.set(CHOICE_COOKIE, choice, { ...siteCookie(locals.config, CHOICE_LIFETIME), httpOnly: false });
  }
  const returnTo = form.get('returnTo');
  return seeOther(safeReturnTo(typeof returnTo === 'string' ? returnTo : null) ?? paths.home());
};
