import { placeOfFollow, runFollowForm } from '../features/follows/follow-form.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Follows something or stops, from wherever the button stands; keeps whether Thursday's message tells of it. */
export default async function changeFollowing(page: FormPage) {
  const { locals, request } = page;
  const form = await readForm(request);
  const error = await runFollowForm(locals, form);
  if (error) return { error };
  if (form.has('follow')) return seeOther(placeOfFollow(form, locals.viewer?.accountId ?? ''));
  return seeOtherWithToast(page, paths.following(), 'message-choices-saved');
}
