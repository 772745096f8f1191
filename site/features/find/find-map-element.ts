import type { LiveMap } from './live-map.ts';

/**
 * The map of what was found. It loads what moves a map only when it is on a page, which is when someone opened it; until
 * then, and where that fails, the picture that the server drew stays, with its links.
 */
class FindMap extends HTMLElement {
  private live: LiveMap | null = null;
  private observer: MutationObserver | null = null;

  connectedCallback(): void {
    void this.open();
  }

  disconnectedCallback(): void {
    this.observer?.disconnect();
    this.live?.end();
    this.live = null;
  }

  private async open(): Promise<void> {
    const { openLiveMap } = await import('./live-map.ts');
    if (!this.isConnected || this.live) return;
    const live = openLiveMap(this);
    this.live = live;
    // The list follows each choice of the form, and the map follows the list.
    const list = document.querySelector('.find');
    this.observer = new MutationObserver(() => live.follow());
    if (list) this.observer.observe(list, { childList: true, subtree: true });
  }
}

customElements.define('find-map', FindMap);
