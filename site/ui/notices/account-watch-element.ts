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
      document.addEventListener('submit', ({ target }) => {
        if ((target as HTMLFormElement).getAttribute('action')?.endsWith(LOG_OUT)) watch.leave();
      });
      for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange'])
        addEventListener(event, watch.check);
    } catch {
      // Without storage no tab hears of another; the server still refuses what this page would send.
    }
  }
}

customElements.define(ACCOUNT_WATCH, AccountWatch);
