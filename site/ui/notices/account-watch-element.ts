import { createAccountWatch } from '#domain/sessions/page-account.ts';
import { ACCOUNT_WATCH } from '../../lib/page-account.ts';

/** Tells other tabs whose page this is, and loads it anew once a tab belongs to another account. */
class AccountWatch extends HTMLElement {
  connectedCallback(): void {
    try {
      const watch = createAccountWatch(this.dataset.account ?? '', {
        shared: localStorage,
        tab: sessionStorage,
        // Not the answer to a form once more, which would send it a second time.
        reload: () => location.replace(location.pathname + location.search),
      });
      watch.open();
      for (const event of ['storage', 'pageshow', 'focus', 'visibilitychange'])
        addEventListener(event, watch.check);
    } catch {
      // Without storage no tab hears of another; the server still refuses what this page would send.
    }
  }
}

customElements.define(ACCOUNT_WATCH, AccountWatch);
