import { LATEST_ACCOUNT_KEY, NOBODY, PAGE_ACCOUNT_HEADER } from '#domain/sessions/page-account.ts';
import { consoleLocale } from '../language/console-locale.ts';

let account: string | null = null;

/** Makes this page the one of an account, which other tabs hear; null: no one is here. */
export function setPageAccount(accountId: string | null): void {
  account = accountId || null;
  if (accountId) stored((storage) => storage.setItem(LATEST_ACCOUNT_KEY, accountId));
}

/** Tells other tabs that no one is logged in any more. */
export function tellLoggedOut(): void {
  stored((storage) => storage.setItem(LATEST_ACCOUNT_KEY, NOBODY));
}

/** The headers by which a call says in which language its refusals are told, and whose page it comes from, once known. */
export function pageHeaders(): Record<string, string> {
  return { 'x-page-language': consoleLocale(), ...(account !== null && { [PAGE_ACCOUNT_HEADER]: account }) };
}

/** Loads the page anew once a tab belongs to another account, or the account has logged out there. */
function check(): void {
  const latest = stored((storage) => storage.getItem(LATEST_ACCOUNT_KEY));
  if (account && latest && latest !== account) window.location.reload();
}

for (const event of ['storage', 'pageshow', 'focus']) globalThis.addEventListener?.(event, check);

/**
 * Uses localStorage; undefined without it. Tabs don't hear of each other then, but the server still refuses stale
 * requests.
 */
function stored<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
