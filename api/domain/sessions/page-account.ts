/** Header of a call that names the account whose page makes it; calls without it come from other clients. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account';
/** Field of a form that names the account whose page it is on. */
export const PAGE_ACCOUNT_FIELD = 'page-account';
/** Key in the browser's storage of the account that opened a page last. */
export const LATEST_ACCOUNT_KEY = 'latest-account';

/** Whether a page that was opened for one account calls in the session of another. */
export function isOtherAccount(pageAccount: string | null, sessionAccount: string | null): boolean {
  return pageAccount !== null && sessionAccount !== null && pageAccount !== sessionAccount;
}

/** The part of the browser's storage that the watch uses. */
type Storage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
};

type Surroundings = {
  /** Storage that all tabs of the browser share. */
  shared: Storage;
  /** Storage of this tab, which outlives a reload. */
  tab: Storage;
  reload(): void;
};

/**
 * Watches for another account in this browser, for a page that was opened for `own`. `open` tells the other tabs whose
 * page this is; `check` reloads the page when a later one belongs to someone else. A page that is still the same after
 * its reload is an old copy: it tells no one and is not reloaded again.
 */
export function createAccountWatch(own: string, { shared, tab, reload }: Surroundings) {
  const otherAccount = () => {
    const latest = shared.getItem(LATEST_ACCOUNT_KEY);
    return isOtherAccount(own, latest) ? latest : null;
  };
  const isReloadedFor = (account: string) => tab.getItem(LATEST_ACCOUNT_KEY) === account;
  return {
    open(): void {
      const other = otherAccount();
      if (other !== null && isReloadedFor(other)) return;
      shared.setItem(LATEST_ACCOUNT_KEY, own);
      tab.setItem(LATEST_ACCOUNT_KEY, '');
    },
    check(): void {
      const other = otherAccount();
      if (other === null || isReloadedFor(other)) return;
      tab.setItem(LATEST_ACCOUNT_KEY, other);
      reload();
    },
  };
}
