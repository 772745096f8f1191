import { sendCode } from '../features/joining/joining-steps.ts';
import { LoginDocument } from '../gql/generated.ts';
import { inOwnLanguage, placeAfterLogIn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import { rememberPlace } from '../lib/cookies/remember-return.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { type CarriedForm, carriedIn, isLogInAttempt } from '../lib/forms/carried-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, sendOn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Logs in and leads on, with the form that came here for want of a session; that form itself only waits. */
export default async function logIn(page: FormPage) {
  const { locals, request, url } = page;
  const form = await readForm(request);
  const returnTo = safeReturnTo(url.searchParams.get('returnTo')) ?? undefined;
  const carried = returnTo ? carriedIn(form) : [];
  if (!isLogInAttempt(form, carried)) return { email: '', carried, error: null };
  const email = textIn(form, 'email').trim();
  if (meansCode(form, carried)) {
    if (returnTo) rememberPlace(page, returnTo);
    const { redirect, error } = await sendCode(page, email, null);
    return redirect ?? { email, carried, error };
  }
  const variables = { email, password: textIn(form, 'password'), titleId: locals.config.titleId };
  const { data, error, setCookies } = await ask(locals, LoginDocument, variables);
  // Who knows the password of a closed account is asked whether to have it back.
  if (error?.takeBackToken) return seeOther(paths.takeBack(error.takeBackToken));
  if (error) return { email, carried, error };
  const place = placeAfterLogIn(page);
  const redirect =
    returnTo && carried.length > 0 ? sendOn(returnTo, setCookies) : seeOther(returnTo ?? place, setCookies);
  return inOwnLanguage(page, data.loginWithEmail.locale, redirect);
}

/** Whether a code is asked for: by its button, or by an address without a password. */
function meansCode(form: FormData, carried: CarriedForm): boolean {
  const isByButton = textIn(form, 'way') === 'code';
  const isWithoutPassword = textIn(form, 'password') === '' && textIn(form, 'email') !== '';
  return carried.length === 0 && (isByButton || isWithoutPassword);
}
