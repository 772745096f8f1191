import { CONTEST_GUILD_ACTION, chooseContestGuild } from '../features/contest/choose-contest-guild.ts';
import { foundGuild, readGuildForm } from '../features/guilds/founding/found-guild.ts';
import type { FormPage } from '../lib/forms/form-action.ts';
import { readForm } from '../lib/forms/read-form.ts';
import { seeOther, seeOtherWithToast } from '../lib/page-response.ts';
import { paths } from '../lib/paths.ts';

/** Founds a guild, or chooses the one that hours count for. */
export default async function changeOwnGuilds(page: FormPage) {
  const sent = await readForm(page.request);
  if (sent.get('action') === CONTEST_GUILD_ACTION) {
    const error = await chooseContestGuild(page.locals, sent);
    if (error === null) return seeOtherWithToast(page, paths.guilds(), 'contest-guild-chosen');
    return { error, form: null, refused: null };
  }
  const form = readGuildForm(sent);
  const refused = await foundGuild(page.locals, form);
  if (refused.guildId !== null) return seeOther(paths.guildFounded(refused.guildId));
  return { error: refused.error, form, refused };
}
