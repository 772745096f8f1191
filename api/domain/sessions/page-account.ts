/** Header of a call that names the account whose page makes it; calls without it come from other clients. */
export const PAGE_ACCOUNT_HEADER = 'x-page-account';
/** Field of a form that names the account whose page it is on. */
export const PAGE_ACCOUNT_FIELD = 'page-account';
/** Key in the browser's storage of the account that opened a page last; `NOBODY` after a log-out. */
export const LATEST_ACCOUNT_KEY = 'latest-account';
export const NOBODY = '-';

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
 * Watches for another account, or a log-out, in this browser, for a page that was opened for `own` (`NOBODY`: the page
 * after a log-out). `open` tells the other tabs whose page this is; `leave` says that this tab logs out now; `check`
 * reloads the page when a later one belongs to someone else, or to no one. A page that is still the same after its reload
 * for another account is an old copy: it tells no one and is not reloaded again.
 */
export function createAccountWatch(own: string, { shared, tab, reload }: Surroundings) {
  const otherAccount = () => {
    const latest = shared.getItem(LATEST_ACCOUNT_KEY);
    return isOtherAccount(own, latest) ? latest : null;
  };
  const isReloadedFor = (account: string) =>
    account !== NOBODY && tab.getItem(LATEST_ACCOUNT_KEY) === account;
  return {
    open(): void {
      if (own === NOBODY && tab.getItem(LATEST_ACCOUNT_KEY) !== NOBODY) return;
      const other = otherAccount();
      if (other !== null && isReloadedFor(other)) return;
      shared.setItem(LATEST_ACCOUNT_KEY, own);
      tab.setItem(LATEST_ACCOUNT_KEY, '');
    },
    leave(): void {
      tab.setItem(LATEST_ACCOUNT_KEY, NOBODY);
    },
    check(): void {
      const other = otherAccount();
      if (own === NOBODY || other === null || isReloadedFor(other)) return;
      tab.setItem(LATEST_ACCOUNT_KEY, other === NOBODY ? '' : other);
      reload();
    },
  };
}
