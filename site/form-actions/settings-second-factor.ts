import type { ShownError } from '#domain/wording/error-copy.ts';
import { PROOF_PASSKEY } from '../features/proof/proof-form.ts';
import { FACTOR_FIELDS, type FactorSetup, setupIn } from '../features/second-factor/factor-setup.ts';
import {
  AskPasskeyAtLogInDocument,
  BeginOneTimePasswordDocument,
  ConfirmOneTimePasswordDocument,
  ProveByPasskeyDocument,
  RemoveOneTimePasswordDocument,
  RenewRecoveryCodesDocument,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendOn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

type Sent = {
  /** What the app is told, while it is being set up. */
  setup?: FactorSetup | null;
  /** Shown this once. */
  codes?: readonly string[];
  error: ShownError | null;
};

/** Sets the second step up, makes recovery codes anew, or turns it off. */
export default async function setSecondFactor(page: FormPage): Promise<Response | Sent> {
  const form = await readForm(page.request);
  const act = ACTS[textIn(form, FACTOR_FIELDS.action)];
  if (!act) return seeOther(paths.secondFactor());
  const done = await act(page, form);
  return done instanceof Response ? done : (proofStep(page, done.error) ?? done);
}

/**
 * Where the session has shown no passkey lately, the one that comes along shows it; the form is then sent once more, since
 * what a session has shown is read at the begin of a request.
 */
async function setDemand(page: FormPage, form: FormData, isAsked: boolean): Promise<Response | Sent> {
  const here = paths.secondFactor();
  const { error } = await ask(page.locals, AskPasskeyAtLogInDocument, { isAsked });
  if (!error) return seeOtherWithToast(page, here, isAsked ? 'passkey-asked' : 'passkey-not-asked');
  if (error.code !== 'SECOND_FACTOR_REQUIRED' && error.code !== 'PROOF_NEEDED') return { error };
  const credential = textIn(form, PROOF_PASSKEY);
  const { error: unproved } = await ask(page.locals, ProveByPasskeyDocument, { credential });
  return unproved ? { error: unproved } : sendOn(here, []);
}

type Act = (page: FormPage, form: FormData) => Promise<Response | Sent>;

const ACTS: Readonly<Record<string, Act | undefined>> = {
  begin: async ({ locals }) => {
    const { data, error } = await ask(locals, BeginOneTimePasswordDocument, {});
    return { setup: data?.beginOneTimePassword ?? null, error };
  },
  confirm: async ({ locals }, form) => {
    const code = textIn(form, FACTOR_FIELDS.code);
    const { data, error } = await ask(locals, ConfirmOneTimePasswordDocument, { code });
    return data ? { codes: data.confirmOneTimePassword.codes, error } : { setup: setupIn(form), error };
  },
  renew: async ({ locals }) => {
    const { data, error } = await ask(locals, RenewRecoveryCodesDocument, {});
    return data ? { codes: data.renewRecoveryCodes.codes, error } : { error };
  },
  'passkey-on': (page, form) => setDemand(page, form, true),
  'passkey-off': (page, form) => setDemand(page, form, false),
  remove: async (page) => {
    const { error } = await ask(page.locals, RemoveOneTimePasswordDocument, {});
    return error ? { error } : seeOtherWithToast(page, paths.secondFactor(), 'second-factor-off');
  },
};
