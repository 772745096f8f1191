/** Sets up the worker that shows pages without a connection, and names it the pages that matter here. */
class KeepOffline extends HTMLElement {
  connectedCallback(): void {
    if (!('serviceWorker' in navigator)) return;
    const keep = () => void this.keep().catch(() => undefined);
    // No one waits for it.
    if ('requestIdleCallback' in window) requestIdleCallback(keep, { timeout: 10_000 });
    else setTimeout(keep, 2_000);
  }

  private async keep(): Promise<void> {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const others = savesData() ? [] : (this.dataset.pages ?? '').split(' ').filter(Boolean);
    active?.postMessage({ keep: [location.pathname, ...others] });
  }
}

/** Whether who reads asks for no more bytes than have to be. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

customElements.define('keep-offline', KeepOffline);
