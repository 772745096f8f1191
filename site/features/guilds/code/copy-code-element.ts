/** Copies a guild's code; its button shows only where that works. */
class CopyCode extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const told = this.querySelector('[role="status"]');
    if (!button || !told || !navigator.clipboard) return;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(this.dataset.code ?? '');
        told.textContent = this.dataset.copied ?? '';
      } catch {
        told.textContent = this.dataset.refused ?? '';
      }
    });
  }
}

customElements.define('copy-code', CopyCode);
