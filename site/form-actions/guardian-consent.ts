import { readDecision, runDecision } from '../features/guardian/decision.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Keeps what a guardian has decided. */
export default async function decideForGuardian(page: FormPage) {
  const form = await readForm(page.request);
  const token = textIn(form, 'token');
  const decision = await runDecision(page.locals, token, form);
  if (decision?.outcome === 'done') {
    // What follows from a yes is said on the page of its link.
    if (decision.toast === null) return seeOther(paths.guardianDecision(token));
    return seeOtherWithToast(page, paths.guardian(), decision.toast);
  }
  return { token, decision, typed: readDecision(form) };
}
