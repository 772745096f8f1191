import { readGuildAction, runGuildAction } from '../features/guilds/guild-action.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** Does what a member, a stranger or an admin asks of a guild. */
export default async function actInGuild(page: FormPage) {
  const { locals, params, request, url } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const id = params.guildID ?? '';
  const back = paths.guild(id) + url.search;
  const input = readGuildAction(await readForm(request));
  if (!input) return seeOther(back);
  const { toast, error } = await runGuildAction(locals, id, input);
  if (toast) return seeOtherWithToast(page, back, toast);
  if (!error) return seeOther(back);
  return proofStep(page, error) ?? { input, error };
}
