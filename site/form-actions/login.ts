import { LoginDocument } from '../gql/generated.ts';
import { leadOn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { carriedIn, isLogInAttempt } from '../lib/forms/carried-form.ts';
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
  const variables = { email, password: textIn(form, 'password'), titleId: locals.config.titleId };
  const { data, error, setCookies } = await ask(locals, LoginDocument, variables);
  // Who knows the password of a closed account is asked whether to have it back.
  if (error?.takeBackToken) return seeOther(paths.takeBack(error.takeBackToken));
  if (error?.code === 'SECOND_FACTOR_ASKED') {
    const next = paths.logInSecond(returnTo);
    return carried.length > 0 ? sendOn(next, setCookies) : seeOther(next, setCookies);
  }
  if (error) return { email, carried, error };
  return leadOn(page, { locale: data.loginWithEmail.locale, setCookies, returnTo, carried });
}
