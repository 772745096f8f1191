import { countKeptItems, forgetKeptItems } from '#domain/attendance/kept-attendance.ts';
import { createAccountWatch, NOBODY } from '#domain/sessions/page-account.ts';
import { ACCOUNT_WATCH } from '../../lib/page-account.ts';

const LOG_OUT = '/logout';

/** Tells other tabs whose page this is, or that this one has logged out, and loads it anew once one of them says so. */
class AccountWatch extends HTMLElement {
  connectedCallback(): void {
    try {
      const watch = createAccountWatch(this.dataset.account || NOBODY, {
        shared: localStorage,
        tab: sessionStorage,
        // Not the answer to a form once more, which would send it a second time.
        reload: () => location.replace(location.pathname + location.search),
      });
      watch.open();
      document.addEventListener('submit', (event) => {
        if (!(event.target as HTMLFormElement).getAttribute('action')?.endsWith(LOG_OUT)) return;
        if (this.mayLeave()) watch.leave();
        else event.preventDefault();
      });
      for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange'])
        addEventListener(event, watch.check);
    } catch {
      // Without storage no tab hears of another; the server still refuses what this page would send.
    }
  }

  /** Asks where attendance waits on this device, and deletes it. */
  private mayLeave(): boolean {
    const { account = '', unsent } = this.dataset;
    if (countKeptItems(localStorage, account, Date.now()) > 0 && !confirm(unsent)) return false;
    forgetKeptItems(localStorage, account);
    return true;
  }
}

customElements.define(ACCOUNT_WATCH, AccountWatch);
