/** Says when the connection is gone, and keeps forms from being sent into nowhere, which would lose what was typed. */
class OfflineNotice extends HTMLElement {
  connectedCallback(): void {
    const show = () => {
      this.hidden = navigator.onLine;
    };
    addEventListener('online', show);
    addEventListener('offline', show);
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || form.method === 'dialog') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      show();
    });
    show();
  }
}

customElements.define('offline-notice', OfflineNotice);
