import { resend, VERIFIED_COOKIE, VERIFIED_LIFETIME, verify } from '../features/account/verification.ts';
import { rememberPlace } from '../lib/cookies/remember-return.ts';
import { siteCookie } from '../lib/cookies/site-cookie.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Confirms the address by the link that was pressed, or sends another link. */
export default async function verifyOrResend(page: FormPage) {
  const token = page.url.searchParams.get('token');
  const form = await readForm(page.request);
  if (token !== null && form.has('confirms')) return confirm(page, token);
  return resendVerification(page, token);
}

/** Confirms and leads on; whose link was used before is greeted as well, once their address is confirmed. */
async function confirm(page: FormPage, token: string) {
  const error = await verify(page.locals, token);
  const questId = page.url.searchParams.get('quest');
  if (questId) rememberPlace(page, paths.application(questId));
  if (error?.code === 'INVALID_TOKEN') return resendVerification(page, token);
  if (error) return { error };
  page.cookies.set(VERIFIED_COOKIE, token, siteCookie(page.locals.config, VERIFIED_LIFETIME));
  return seeOther(paths.verifiedEmail());
}

async function resendVerification(page: FormPage, token: string | null) {
  const { outcome, error } = await resend(page.locals, token);
  if (outcome === 'sent')
    return seeOtherWithToast(
      page,
      paths.verifyEmail(token, page.url.searchParams.get('quest')),
      'verification-sent',
    );
  return outcome === 'refused' ? { error } : seeOther(paths.verifiedEmail());
}
