import { sendCode } from '../features/joining/joining-steps.ts';
import { LogInByPasskeyDocument, LoginDocument } from '../gql/generated.ts';
import { leadOn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import { rememberPlace } from '../lib/cookies/remember-return.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { type CarriedForm, carriedIn, isLogInAttempt, PASSKEY } from '../lib/forms/carried-form.ts';
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
  const { account, error, setCookies } = await askToLogIn(locals, form, email);
  // Who knows the password of a closed account is asked whether to have it back.
  if (error?.takeBackToken) return seeOther(paths.takeBack(error.takeBackToken));
  if (error?.code === 'SECOND_FACTOR_ASKED') {
    const next = paths.logInSecond(returnTo);
    return carried.length > 0 ? sendOn(next, setCookies) : seeOther(next, setCookies);
  }
  if (error) return { email, carried, error };
  return leadOn(page, { account, setCookies, returnTo, carried });
}

/** Whether a code is asked for: by its button, or by an address without a password. */
function meansCode(form: FormData, carried: CarriedForm): boolean {
  const isByButton = textIn(form, 'way') === 'code';
  const isWithoutPassword = textIn(form, 'password') === '' && textIn(form, 'email') !== '';
  return carried.length === 0 && textIn(form, PASSKEY) === '' && (isByButton || isWithoutPassword);
}

/** Logs in with a passkey if the device sent one, otherwise with address and password. */
async function askToLogIn(locals: FormPage['locals'], form: FormData, email: string) {
  const credential = textIn(form, PASSKEY);
  if (credential !== '') {
    const { data, ...answer } = await ask(locals, LogInByPasskeyDocument, { credential });
    return { ...answer, account: data?.logInByPasskey ?? null };
  }
  const variables = { email, password: textIn(form, 'password'), titleId: locals.config.titleId };
  const { data, ...answer } = await ask(locals, LoginDocument, variables);
  return { ...answer, account: data?.loginWithEmail ?? null };
}
