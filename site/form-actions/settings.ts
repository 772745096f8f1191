import { saveAccess } from '../features/own-details/access-form.ts';
import { readDetails, saveDetails } from '../features/own-details/own-details-form.ts';
import { type PasskeyOutcome, savePasskey } from '../features/passkeys/passkey-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Saves one card of the own details: what opens the account, or a part of the rest. */
export default async function saveSettings(page: FormPage) {
  const { locals, request } = page;
  const form = await readForm(request);
  const passkey = await savePasskey(locals, form);
  if (passkey) return answerPasskey(page, passkey);
  const access = await saveAccess(locals, form);
  if (access?.toast) return seeOtherWithToast(page, paths.settings(), access.toast, access.setCookies);
  const details = access ? null : readDetails(form);
  if (!access && !details) return seeOther(paths.settings());
  const outcome = details && (await saveDetails(locals, details, form));
  if (outcome?.toast) return seeOtherWithToast(page, paths.settings(), outcome.toast);
  const error = access?.error ?? outcome?.error ?? null;
  return proofStep(page, error) ?? { access, details, outcome, passkey: null, error };
}

/** Who has shown who they are on the way comes back to the passkeys. */
function answerPasskey(page: FormPage, passkey: PasskeyOutcome) {
  const { toast, problems, error } = passkey;
  if (toast) return seeOtherWithToast(page, paths.settings(), toast);
  if (problems.length === 0) return seeOther(`${paths.settings()}#passkeys`);
  return proofStep(page, error) ?? { access: null, details: null, outcome: null, passkey, error };
}
