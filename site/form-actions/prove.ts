import { carriedThroughProof, runProof } from '../features/proof/proof-form.ts';
import { IdentityProofDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { safeReturnTo } from '../lib/cookies/return-to.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, sendOn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Proves who it is; then the form that came here for want of that goes on. */
export default async function proveIdentity({ locals, request, url }: FormPage) {
  const returnTo = safeReturnTo(url.searchParams.get('returnTo')) ?? paths.home();
  const form = await readForm(request);
  const carried = carriedThroughProof(form);
  const { data } = await ask(locals, IdentityProofDocument, {});
  const outcome = await runProof(locals, data?.identityProof.way ?? 'PASSWORD', form);
  const isSettled = outcome?.state === 'proved' || (carried.length > 0 && data?.identityProof.isRecent);
  if (isSettled) return carried.length > 0 ? sendOn(returnTo, []) : seeOther(returnTo);
  return { carried, outcome };
}
