import { requestReset, setNewPassword } from '../features/account/password/password-reset.ts';
import { PasswordLinkDocument } from '../gql/generated.ts';
import { placeAfterLogIn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

const SESSION_COOKIE = /^(?:__Host-)?session=[a-z0-9]/;

/** Asks for a link to a new password, or sets the new one by the token of the link. */
export default async function resetPassword(page: FormPage) {
  const { locals, request, url } = page;
  const token = url.searchParams.get('token') ?? '';
  const form = await readForm(request);
  const email = textIn(form, 'email').trim();
  if (token) return changePassword(page, token, form);
  const outcome = await requestReset(locals, email);
  if (outcome.problems.length > 0) return { ...outcome, email };
  const asked = locals.config.hasGenericAuthErrors ? 'reset-asked' : 'reset-requested';
  return seeOtherWithToast(page, paths.passwordReset(), asked);
}

/** Sets the password; a first one logs in, whoever works for a charity or for us into the console, and nothing is typed again. */
async function changePassword(page: FormPage, token: string, form: FormData) {
  const { data } = await ask(page.locals, PasswordLinkDocument, { token });
  const { setCookies = [], ...outcome } = await setNewPassword(page.locals, token, form);
  if (outcome.problems.length > 0) return { ...outcome, email: '' };
  const isLoggedIn = setCookies.some((cookie) => SESSION_COOKIE.test(cookie));
  if (!isLoggedIn) return seeOtherWithToast(page, paths.login(), 'password-changed', setCookies);
  const account = data?.passwordLink ?? null;
  const place = placeAfterLogIn(page, account);
  // The console has no place for a notice of the site.
  if (account?.opensConsole) return seeOther(place, setCookies);
  return seeOtherWithToast(page, place, 'first-password-set', setCookies);
}
