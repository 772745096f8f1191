import { requestReset, setNewPassword } from '../features/account/password/password-reset.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Asks for a link to a new password, or sets the new one by the token of the link. */
export default async function resetPassword(page: FormPage) {
  const { locals, request, url } = page;
  const token = url.searchParams.get('token') ?? '';
  const form = await readForm(request);
  const email = textIn(form, 'email').trim();
  const outcome = token ? await setNewPassword(locals, token, form) : await requestReset(locals, email);
  if (outcome.problems.length > 0) return { ...outcome, email };
  if (token) return seeOtherWithToast(page, paths.login(), 'password-changed');
  const asked = locals.config.hasGenericAuthErrors ? 'reset-asked' : 'reset-requested';
  return seeOtherWithToast(page, paths.passwordReset(), asked);
}
