/** Keeps the button for another code back while the first one is on its way. */
class SendAgainElement extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button');
    const at = Date.parse(this.dataset.at ?? '');
    if (!button || Number.isNaN(at)) return;
    const wait = Math.min(at - Date.now(), 60_000);
    if (wait <= 0) return;
    button.disabled = true;
    setTimeout(() => {
      button.disabled = false;
    }, wait);
  }
}

customElements.define('send-again', SendAgainElement);
