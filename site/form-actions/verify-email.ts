import { resend } from '../features/account/verification.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Sends another link of verification. */
export default async function resendVerification(page: FormPage) {
  const token = page.url.searchParams.get('token');
  const { outcome, error } = await resend(page.locals, token);
  if (outcome === 'sent')
    return seeOtherWithToast(page, paths.verifyEmail(token ?? undefined), 'verification-sent');
  return outcome === 'refused' ? { error } : seeOther(paths.verifiedEmail());
}
