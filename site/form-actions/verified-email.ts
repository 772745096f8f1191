import { VERIFIED_COOKIE } from '../features/account/verification.ts';
import { LogInByVerifiedLinkDocument } from '../gql/generated.ts';
import { inOwnLanguage, placeAfterLogIn } from '../lib/after-log-in.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { seeOther } from '../lib/page-response.ts';

/** Logs in by the link that confirmed the address here, and leads on. */
export default async function goOn(page: FormPage) {
  const { cookies, locals } = page;
  const token = cookies.get(VERIFIED_COOKIE)?.value ?? '';
  cookies.delete(VERIFIED_COOKIE, { path: '/' });
  const { data, error, setCookies } = await ask(locals, LogInByVerifiedLinkDocument, { token });
  if (error) return { error };
  const account = data.logInByVerifiedLink;
  return inOwnLanguage(page, account.locale, seeOther(placeAfterLogIn(page, account), setCookies));
}
