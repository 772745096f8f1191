import {
  AskFactorRecoveryDocument,
  EnterSecondFactorDocument,
  LogInByPasskeyDocument,
} from '../gql/generated.ts';
import { leadOn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import { carriedIn, PASSKEY } from '../lib/forms/carried-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';

/** Names of the step's own fields; they are not those of any form that travels through it. */
export const FACTOR_ACTION = 'factorAction';
export const FACTOR_CODE = 'factorCode';

/** Ends a log-in by its second step, a code or a passkey, and leads on, or asks staff for who has none left; another form only waits. */
export default async function enterSecondFactor(page: FormPage) {
  const { locals, request, url } = page;
  const form = await readForm(request);
  const returnTo = safeReturnTo(url.searchParams.get('returnTo')) ?? undefined;
  const own = [FACTOR_ACTION, FACTOR_CODE];
  const carried = returnTo ? carriedIn(form).filter(([name]) => !own.includes(name)) : [];
  const credential = textIn(form, PASSKEY);
  if (credential !== '') {
    const { data, error, setCookies } = await ask(locals, LogInByPasskeyDocument, { credential });
    if (error) return { carried, isTried: true, error };
    return leadOn(page, { account: data.logInByPasskey, setCookies, returnTo, carried });
  }
  const action = textIn(form, FACTOR_ACTION);
  if (action === 'ask') {
    const { error } = await ask(locals, AskFactorRecoveryDocument, {});
    return { carried, isTried: true, error };
  }
  if (action !== 'enter') return { carried, isTried: false, error: null };
  const code = textIn(form, FACTOR_CODE);
  const { data, error, setCookies } = await ask(locals, EnterSecondFactorDocument, { code });
  if (error) return { carried, isTried: true, error };
  return leadOn(page, { account: data.enterSecondFactor, setCookies, returnTo, carried });
}
