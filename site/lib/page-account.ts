import { PAGE_ACCOUNT_HEADER } from '#domain/sessions/page-account.ts';

/** Name of the element that knows whose page this is. */
export const ACCOUNT_WATCH = 'account-watch';

/** The header by which a call of this page says whose page it is; none on a visitor's page. */
export function pageAccountHeader(): Record<string, string> {
  const account = document.querySelector<HTMLElement>(ACCOUNT_WATCH)?.dataset.account;
  return account === undefined ? {} : { [PAGE_ACCOUNT_HEADER]: account };
}
