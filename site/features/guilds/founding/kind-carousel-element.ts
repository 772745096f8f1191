/** Turns the carousel in place: chooses the kind that a link names, and keeps the focus on the same arrow. */
class KindCarousel extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-kind]');
      const radio = this.querySelector<HTMLInputElement>(`input[value="${link?.dataset.kind}"]`);
      if (!link || !radio) return;
      event.preventDefault();
      radio.checked = true;
      radio.nextElementSibling?.querySelector<HTMLElement>(`a[rel="${link.rel}"]`)?.focus();
    });
    const dialog = this.closest('dialog');
    const form = this.closest('form');
    // Closed and opened again it begins anew.
    dialog?.addEventListener('close', () => form?.reset());
    dialog?.addEventListener('toggle', ({ newState }) => {
      // The news of its opening may come after the first step, which it would take back.
      if (newState === 'closed') form?.reset();
    });
  }
}

customElements.define('kind-carousel', KindCarousel);
