import { CHILD_FIELDS, type ChildForm, checkChild } from '#domain/guardians/child-record.ts';
import { formTexts } from '#domain/texts/form-texts.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import {
  EraseChildDocument,
  type EraseChildMutation,
  RegisterChildDocument,
  type RegisterChildMutation,
} from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import type { FormProblem } from '../lib/forms/form-problem.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Registers a child, asks once more before one is deleted, and deletes it. */
export default async function changeChildren(page: FormPage) {
  const { config, now, locale } = page.locals;
  const form = await readForm(page.request);
  const action = textIn(form, 'action');
  const typed = Object.fromEntries(CHILD_FIELDS.map((field) => [field, textIn(form, field)])) as ChildForm;
  const sent = { action, typed, id: textIn(form, 'id'), error: null };
  const isForm = action === 'register';
  const wrong = isForm ? checkChild(formTexts(locale), typed, config.minimumAge, now) : {};
  const problems: FormProblem[] = Object.entries(wrong).map(([field, text]) => ({ field, text }));
  if (problems.length > 0 || !(isForm || action === 'erase-confirmed')) return { ...sent, problems };
  const { data, error } = isForm
    ? await ask(page.locals, RegisterChildDocument, { input: { ...typed, locale } })
    : await ask(page.locals, EraseChildDocument, { id: sent.id });
  if (!error) return seeOtherWithToast(page, paths.children(), doneIn(data));
  const text = errorCopyIn(locale, error, { supportEmail: config.supportEmail ?? undefined });
  return { ...sent, error, problems: [{ field: null, text }] };
}

function doneIn(data: RegisterChildMutation | EraseChildMutation | null) {
  if (data && 'eraseChild' in data) return data.eraseChild ? 'child-erased' : 'child-let-go';
  return 'child-registered';
}
