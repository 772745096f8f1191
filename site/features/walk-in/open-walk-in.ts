import type { AstroGlobal } from 'astro';
import actOnWalkIn from '../../form-actions/walk-in.ts';
import { WalkInLinkDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { keepOpenedLink } from '../../lib/cookies/opened-link.ts';
import { sentTo } from '../../lib/forms/form-action.ts';
import { guardAddress, markGuardianRefusal } from '../guardian/guarded-page.ts';

type Page = Pick<AstroGlobal, 'locals' | 'cookies' | 'response'>;

/** What a walk-in's link opens, with the status that fits; hours are kept in mind for after a login. */
export async function openWalkIn({ locals, cookies, response }: Page, opened: string) {
  guardAddress(response);
  const sent = sentTo(locals, actOnWalkIn);
  const token = sent?.token || opened;
  const { data, error } = await ask(locals, WalkInLinkDocument, { token });
  const link = data?.walkInLink ?? null;
  const refusal = sent?.error ?? null;
  const shown = error ?? refusal;
  if (shown) markGuardianRefusal(response, shown);
  if (link?.kind === 'HOURS' && !locals.viewer) keepOpenedLink('walk-in', cookies, locals.config, token);
  return { token, link, error: error ?? null, refusal };
}
