import type { ShownError } from '#domain/wording/error-copy.ts';
import { FACTOR_FIELDS, type FactorSetup, setupIn } from '../features/second-factor/factor-setup.ts';
import {
  BeginOneTimePasswordDocument,
  ConfirmOneTimePasswordDocument,
  RemoveOneTimePasswordDocument,
  RenewRecoveryCodesDocument,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
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
  remove: async (page) => {
    const { error } = await ask(page.locals, RemoveOneTimePasswordDocument, {});
    return error ? { error } : seeOtherWithToast(page, paths.secondFactor(), 'second-factor-off');
  },
};
