import type { APIRoute } from 'astro';
import { CloseSponsorBannerDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Hides the sponsor banner for a while and goes back to the page that showed it. */
export const POST: APIRoute = async ({ request, locals }) => {
  const form = await readForm(request);
  if (locals.viewer) await ask(locals, CloseSponsorBannerDocument, {});
  return seeOther(safeReturnTo(textIn(form, 'returnTo')) ?? paths.home());
};
