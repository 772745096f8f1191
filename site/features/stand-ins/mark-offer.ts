import type { AstroGlobal } from 'astro';
import type { SentTaking } from '../../form-actions/hand-over.ts';
import type { HandOverDataFragment } from '../../gql/generated.ts';
import { markRefused } from '../../lib/page-response.ts';

/** The status that fits the page of a place: 410 for one that is gone, that of the refusal for a form that was refused. */
export function markOffer(
  response: AstroGlobal['response'],
  offered: Pick<HandOverDataFragment, 'standing'> | null,
  sent: SentTaking | null,
): void {
  if (offered && offered.standing !== 'OPEN') response.status = 410;
  else if (sent) markRefused(response, sent.error);
}
