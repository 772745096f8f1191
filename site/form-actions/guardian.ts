import { guardianCookie } from '#domain/guardians/guardian-link.ts';
import { GUARDIAN_COOKIE_LIFETIME } from '../features/guardian/guarded-page.ts';
import { runGuardianAction } from '../features/guardian/guardian-action.ts';
import { siteCookie } from '../lib/cookies/site-cookie.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Does what a guardian asks for, by the link or for one. */
export default async function actForGuardian(page: FormPage) {
  const { locals, request, cookies } = page;
  const form = await readForm(request);
  const token = textIn(form, 'token');
  const cookieName = guardianCookie(token);
  const browserKey = cookies.get(cookieName)?.value ?? '';
  const outcome = await runGuardianAction(locals, { token, browserKey }, form);
  if (outcome?.outcome !== 'done') return { token, outcome, form };
  // For every path: this page has another one in each language.
  const options = siteCookie(locals.config, GUARDIAN_COOKIE_LIFETIME);
  if (outcome.browserKey) cookies.set(cookieName, outcome.browserKey, options);
  const next = outcome.isOver ? paths.guardian() : paths.guardian(token);
  return outcome.toast ? seeOtherWithToast(page, next, outcome.toast) : seeOther(next);
}
