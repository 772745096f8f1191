import { saveAccess } from '../features/own-details/access-form.ts';
import { readDetails, saveDetails } from '../features/own-details/own-details-form.ts';
import { type PasskeyOutcome, savePasskey } from '../features/passkeys/passkey-form.ts';
import { endSessions } from '../features/sessions/end-sessions.ts';
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
  const ended = await endSessions(locals, form);
  if (ended?.toast) return seeOtherWithToast(page, `${paths.settings()}#sessions`, ended.toast);
  const unended = ended?.error ?? null;
  const access = unended ? null : await saveAccess(locals, form);
  if (access?.toast)
    return seeOtherWithToast(page, `${paths.settings()}#${access.section}`, access.toast, access.setCookies);
  const details = access || unended ? null : readDetails(form);
  if (!access && !details && !unended) return seeOther(paths.settings());
  const outcome = details && (await saveDetails(locals, details, form));
  if (details && outcome?.toast)
    return seeOtherWithToast(page, `${paths.settings()}#${details.section}-details`, outcome.toast);
  const error = unended ?? access?.error ?? outcome?.error ?? null;
  return proofStep(page, error) ?? { access, details, outcome, unended, passkey: null, error };
}

/** Returns to the passkeys after an identity proof. */
function answerPasskey(page: FormPage, passkey: PasskeyOutcome) {
  const { toast, problems, error } = passkey;
  const passkeys = `${paths.settings()}#passkeys`;
  if (toast) return seeOtherWithToast(page, passkeys, toast);
  if (problems.length === 0) return seeOther(passkeys);
  const nothingElse = { access: null, details: null, outcome: null, unended: null };
  return proofStep(page, error) ?? { ...nothingElse, passkey, error };
}
