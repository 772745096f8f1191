/**
 * Says when the connection is gone, and keeps forms from being sent into nowhere, which would lose what was typed. An
 * open dialog covers all that is not in it, so the notice goes there with it.
 */
class OfflineNotice extends HTMLElement {
  connectedCallback(): void {
    const region = this.parentElement;
    const home = region?.parentElement;
    // It comes here again with every move.
    if (!region || !home || this.dataset.ready) return;
    this.dataset.ready = 'true';
    const show = () => {
      const place = openDialog() ?? home;
      if (region.parentElement !== place) place.append(region);
      this.hidden = navigator.onLine;
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
  // A field called «action» would stand in the way of the property.
  const action = form.getAttribute('action') ?? '';
  return Boolean(navigator.serviceWorker?.controller) && action.endsWith('/logout');
}

/** The dialog that lies over everything, opened as a modal or as a popover. */
function openDialog(): Element | null {
  const isOpen = CSS.supports('selector(:popover-open)')
    ? 'dialog:is(:modal, :popover-open)'
    : 'dialog:modal';
  return document.querySelector(isOpen);
}

customElements.define('offline-notice', OfflineNotice);
