import type { Caller } from '#api/access/auth/caller.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isOtherAccount } from '#domain/sessions/page-account.ts';
import type { RequestFacts } from './context.ts';

type Asker = { viewer?: Caller['viewer'] };
type Page = Pick<RequestFacts, 'pageAccount'>;

/** Whether a page of one account calls in the session of another. */
export function isFromOtherAccount({ viewer }: Asker, { pageAccount }: Page): boolean {
  return isOtherAccount(pageAccount, viewer?.accountId ?? null);
}

/** The refusal of a call from a page of another account; null when there is none. */
export function refusalOfOtherAccount(asker: Asker, page: Page): DomainError | null {
  return isFromOtherAccount(asker, page) ? new DomainError('OTHER_ACCOUNT') : null;
}

/** The header that tells a page who the answer is for, when it is not the account that the page was opened for. */
export function whomAnswerIsFor(asker: Asker | null | undefined, page: Page): Record<string, string> {
  // Public data answers visitors too: only this tells a page that its session has ended.
  if (asker?.viewer === null) return { 'x-viewer': 'none' };
  return asker && isFromOtherAccount(asker, page) ? { 'x-viewer': 'other' } : {};
}
