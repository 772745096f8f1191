import { readGroupAction, runGroupAction } from '../features/groups/group-action.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Joins or leaves a group. */
export default async function answerGroup(page: FormPage) {
  const input = readGroupAction(await readForm(page.request));
  if (!input) return seeOther(paths.invitations());
  const { toast, error } = await runGroupAction(page.locals, input);
  if (toast) return seeOtherWithToast(page, paths.invitations(), toast);
  return (
    proofStep(page, error) ?? { error, lastAdminOf: error?.code === 'LAST_ADMIN' ? input.groupId : null }
  );
}
