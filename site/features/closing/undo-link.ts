import type { AstroGlobal } from 'astro';
import type { ShownError } from '#domain/wording/error-copy.ts';
import type { DocumentText } from '../../gql/generated.ts';
import { ask } from '../../lib/api-client.ts';
import { type FormAction, sentTo } from '../../lib/forms/form-action.ts';
import { markRefused } from '../../lib/page-response.ts';
import { guardAddress } from '../guardian/guarded-page.ts';

type Found = { until?: string | null; undoneByLinkAt?: string | null };

/** An emailed link that undoes something once. Timestamps in epoch ms. */
export type UndoLink = {
  token: string;
  /** When it expires; null once it was used or is over. */
  until: number | null;
  doneAt: number | null;
  refusal: ShownError | null;
};

/** Reads the link of a page and marks the page's answer; that changes nothing. */
export async function readUndoLink(
  { locals, url, response }: Pick<AstroGlobal, 'locals' | 'url' | 'response'>,
  action: FormAction<{ token: string; error: ShownError }>,
  document: DocumentText<Found, { token: string }>,
): Promise<UndoLink> {
  guardAddress(response);
  const sent = sentTo(locals, action);
  const token = sent?.token ?? url.searchParams.get('token') ?? '';
  const { data } = await ask(locals, document, { token });
  const until = data?.until ? Date.parse(data.until) : null;
  const doneAt = until !== null || !data?.undoneByLinkAt ? null : Date.parse(data.undoneByLinkAt);
  const refusal = sent && until !== null ? sent.error : null;
  if (refusal) markRefused(response, refusal);
  else if (until === null && doneAt === null) response.status = 410;
  return { token, until, doneAt, refusal };
}
