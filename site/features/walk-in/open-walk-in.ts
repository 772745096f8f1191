import type { AstroGlobal } from 'astro';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { WalkInLinkDocument } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { keepOpenedLink } from '../../lib/cookies/opened-link.ts';
import { guardAddress, markGuardianRefusal } from '../guardian/guarded-page.ts';

/** What came with the page's form, and why it was refused. */
type Sent = { token: string; error: ShownError | null } | null;
type Page = Pick<AstroGlobal, 'locals' | 'cookies' | 'response'>;

/** What a walk-in's link opens, with the status that fits; hours are kept in mind for after a login. */
export async function openWalkIn({ locals, cookies, response }: Page, opened: string, sent: Sent) {
  guardAddress(response);
  const token = sent?.token || opened;
  const { data, error } = await ask(locals, WalkInLinkDocument, { token });
  const link = data?.walkInLink ?? null;
  const refusal = sent?.error ?? null;
  const shown = error ?? refusal;
  if (shown) markGuardianRefusal(response, shown);
  if (link?.kind === 'HOURS' && !locals.viewer) keepOpenedLink('walk-in', cookies, locals.config, token);
  return { token, link, error: error ?? null, refusal };
}
