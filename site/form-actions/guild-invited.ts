import type { ShownError } from '#domain/wording/error-copy.ts';
import { JoinGuildByInviteDocument } from '../gql/generated.ts';
import { ask } from '../lib/api-client.ts';
import { forgetOpenedLink, keepOpenedLink } from '../lib/cookies/opened-link.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm, textIn } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Joins the guild of the link that came with the form. Who is logged out comes back to it after the login. */
export default async function joinInvited(
  page: FormPage,
): Promise<Response | { token: string; error: ShownError | null }> {
  const { locals, request, cookies } = page;
  const token = textIn(await readForm(request), 'token');
  if (!locals.viewer) {
    keepOpenedLink('guild-invite', cookies, locals.config, token);
    return seeOther(paths.login(paths.guildInvitation()));
  }
  const { data, error } = await ask(locals, JoinGuildByInviteDocument, { token });
  if (!data) return { token, error };
  forgetOpenedLink('guild-invite', cookies);
  return seeOtherWithToast(page, paths.guild(data.joinGuildByInvite.id), 'guild-entered');
}
