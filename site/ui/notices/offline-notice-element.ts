/**
 * Says when the connection is gone, and keeps forms from being sent into nowhere, which would lose what was typed. An
 * open dialog covers all that is not in it, so the notice goes into it, above its title, where it covers nothing.
 */
class OfflineNotice extends HTMLElement {
  connectedCallback(): void {
    const region = this.parentElement;
    const home = region?.parentElement;
    // It comes here again with every move.
    if (!region || !home || this.dataset.ready) return;
    this.dataset.ready = 'true';
    const show = () => {
      const dialog = openDialog();
      const title = dialog?.querySelector(':scope > h2');
      if (region.parentElement !== (dialog ?? home)) {
        if (title) title.before(region);
        else (dialog ?? home).append(region);
      }
      this.hidden = navigator.onLine;
      if (dialog && !this.hidden) this.scrollIntoView({ block: 'nearest' });
    };
    addEventListener('online', show);
    addEventListener('offline', show);
    // Does not bubble.
    document.addEventListener('toggle', show, { capture: true });
    document.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || form.method === 'dialog' || isHeardWithout(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      show();
    });
    show();
  }
}

/** A log-out, where the worker forgets at once what this device keeps, and tells the server later. */
function isHeardWithout(form: HTMLFormElement): boolean {
  // A field called “action” would stand in the way of the property.
  const action = form.getAttribute('action') ?? '';
  return Boolean(navigator.serviceWorker?.controller) && action.endsWith('/logout');
}

/** The dialog that lies over everything, opened as a modal, as a popover or from the start. */
function openDialog(): Element | null {
  const isOpen = CSS.supports('selector(:popover-open)')
    ? 'dialog:is(:modal, :popover-open)'
    : 'dialog:modal';
  return document.querySelector(isOpen) ?? document.querySelector('.dialog[open]');
}

customElements.define('offline-notice', OfflineNotice);
