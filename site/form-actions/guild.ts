import type { ShownError } from '#domain/wording/error-copy.ts';
import {
  type GuildAction,
  type MadeInvite,
  readGuildAction,
  runGuildAction,
} from '../features/guilds/guild-action.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';
import { proofStep } from '../lib/proof-step.ts';

/** What was sent and refused; or a link that was made, which is shown in this answer alone. */
export type SentToGuild =
  | { input: GuildAction; error: ShownError; made: null }
  | { input: GuildAction; error: null; made: MadeInvite };

/** Does what a member, a stranger or an admin asks of a guild. */
export default async function actInGuild(page: FormPage): Promise<Response | SentToGuild> {
  const { locals, params, request, url } = page;
  if (!locals.viewer) return sendToLogIn(page);
  const id = params.guildID ?? '';
  const back = paths.guild(id) + url.search;
  const input = readGuildAction(await readForm(request));
  if (!input) return seeOther(back);
  const result = await runGuildAction(locals, id, input);
  const { toast, error } = result;
  if (toast) return seeOtherWithToast(page, back, toast);
  if (error) return proofStep(page, error) ?? { input, error, made: null };
  // The database has nothing but its hash.
  return result.made ? { input, error: null, made: result.made } : seeOther(back);
}
