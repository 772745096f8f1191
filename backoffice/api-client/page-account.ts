import { createAccountWatch, PAGE_ACCOUNT_HEADER } from '#domain/sessions/page-account.ts';

let account: string | null = null;
let watch: ReturnType<typeof createAccountWatch> | null = null;

/** Makes this page the one of an account; null: nobody is here. */
export function setPageAccount(accountId: string | null): void {
  if (account === accountId) return;
  stopWatching();
  account = accountId;
  if (accountId !== null) startWatching(accountId);
}

/** The header by which a call says whose page it comes from; none before anybody is known. */
export function pageAccountHeader(): Record<string, string> {
  return account === null ? {} : { [PAGE_ACCOUNT_HEADER]: account };
}

const check = () => watch?.check();
const EVENTS = ['storage', 'pageshow', 'focus', 'visibilitychange'];

/** Other tabs hear who is here, and this page is loaded anew once a tab belongs to another account. */
function startWatching(accountId: string): void {
  try {
    watch = createAccountWatch(accountId, {
      shared: localStorage,
      tab: sessionStorage,
      reload: () => window.location.reload(),
    });
    watch.open();
  } catch {
    // Without storage no tab hears of another; the server still refuses what this page would send.
  }
  for (const event of EVENTS) globalThis.addEventListener?.(event, check);
}

function stopWatching(): void {
  watch = null;
  for (const event of EVENTS) globalThis.removeEventListener?.(event, check);
}
