import { LANGUAGE_COOKIE, languageAfterLogIn } from '#domain/texts/language-address.ts';
import { LogInByPasskeyDocument, LoginDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { RETURN_TO_COOKIE, safeReturnTo } from '../lib/cookies/return-to.ts';
import { carriedIn, isLogInAttempt, PASSKEY } from '../lib/forms/carried-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { intoLanguage } from '../lib/language/page-language.ts';
import { seeOther, sendOn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Logs in and leads on, with the form that came here for want of a session; that form itself only waits. */
export default async function logIn({ locals, cookies, request, url }: FormPage) {
  const form = await readForm(request);
  const returnTo = safeReturnTo(url.searchParams.get('returnTo')) ?? undefined;
  const carried = returnTo ? carriedIn(form) : [];
  if (!isLogInAttempt(form, carried)) return { email: '', carried, error: null };
  const email = textIn(form, 'email').trim();
  const { locale, error, setCookies } = await askToLogIn(locals, form, email);
  // Who knows the password of a closed account is asked whether to have it back.
  if (error?.takeBackToken) return seeOther(paths.takeBack(error.takeBackToken));
  if (error) return { email, carried, error };
  const saved = safeReturnTo(cookies.get(RETURN_TO_COOKIE)?.value);
  cookies.delete(RETURN_TO_COOKIE, { path: '/' });
  const redirect =
    returnTo && carried.length > 0
      ? sendOn(returnTo, setCookies)
      : seeOther(returnTo ?? saved ?? paths.home(), setCookies);
  const chosen = cookies.get(LANGUAGE_COOKIE)?.value;
  return intoLanguage(languageAfterLogIn(locals.locale, chosen, locale), redirect);
}

/** By what the device has answered, where there is that; else by address and password. */
async function askToLogIn(locals: FormPage['locals'], form: FormData, email: string) {
  const credential = textIn(form, PASSKEY);
  if (credential !== '') {
    const { data, ...answer } = await ask(locals, LogInByPasskeyDocument, { credential });
    return { ...answer, locale: data?.logInByPasskey.locale ?? null };
  }
  const variables = { email, password: textIn(form, 'password'), titleId: locals.config.titleId };
  const { data, ...answer } = await ask(locals, LoginDocument, variables);
  return { ...answer, locale: data?.loginWithEmail.locale ?? null };
}
