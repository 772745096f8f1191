/**
 * The link that sends a quest by email, as the device's own sheet of ways to share it where there is one; where there
 * is none, and where it fails, the link stays what it is.
 */
class ShareQuest extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    const { label, title = '', text = '', url = '' } = this.dataset;
    const shared = { title, text, url };
    if (!link || !navigator.canShare?.(shared)) return;
    if (label) link.setAttribute('aria-label', label);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      navigator.share(shared).catch((error: unknown) => {
        // Who closes the sheet has changed their mind.
        if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(link.href);
      });
    });
  }
}

customElements.define('share-quest', ShareQuest);
