import type { AstroGlobal } from 'astro';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { InvitedGuildDocument } from '../../../gql/generated.ts';
import { ask } from '../../../lib/api-client.ts';
import { refusalNotice, takeToast } from '../../../lib/page-response.ts';
import { guardAddress } from '../../guardian/guarded-page.ts';

/** A form that was refused. */
type SentInvite = { token: string; error: ShownError | null };

/** The guild to which a link leads, for both pages that show it, with what became of the form of one. */
export async function askInvited(
  page: Pick<AstroGlobal, 'locals' | 'request' | 'cookies' | 'response' | 'url'>,
  linked: string,
  sent: SentInvite | null,
) {
  const { locals, response } = page;
  guardAddress(response);
  const notice = takeToast(page);
  const token = sent?.token || linked;
  const { data, error } = await ask(locals, InvitedGuildDocument, { token });
  const guild = data?.invitedGuild ?? null;
  if (data && !guild) response.status = 410;
  const toast = sent?.error && guild ? refusalNotice(page, sent.error) : notice;
  return { token, guild, error, toast };
}
