/**
 * Says that new types were seen as soon as they are, so that no one is told twice; without this, the button does. A page
 * that a browser fetched ahead is seen by no one yet.
 */
class NewTypes extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    const seen = new IntersectionObserver((entries) => {
      if (document.visibilityState !== 'visible' || !entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      const body = new FormData(form);
      body.set('action', 'celebrated');
      // The button is called `action` as well, which hides the property of that name. Where it does not arrive, it is told once more.
      fetch(form.getAttribute('action') ?? '', {
        method: 'POST',
        body,
        redirect: 'manual',
        keepalive: true,
      }).catch(() => {});
    });
    const watch = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', watch);
      seen.observe(form);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
  }
}

customElements.define('new-types', NewTypes);
