/** Sends a favorite toggle without leaving the page, and puts what the server answers in the place of the list. */
class FavoriteList extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      void this.send(form, event.submitter as HTMLButtonElement);
    });
  }

  private async send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const fields = new FormData(form, button);
    const districtId = String(fields.get('district'));
    this.setAttribute('aria-busy', 'true');
    try {
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(form.action, { method: 'POST', body });
      this.show(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      this.querySelector<HTMLElement>(`[name="district"][value="${districtId}"] + button`)?.focus();
    } catch {
      // The way without a script tells what is wrong.
      form.requestSubmit(button);
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  private show(page: Document): void {
    const list = page.querySelector(this.localName);
    if (!list) {
      // Another page, the log-in after a session has ended.
      location.reload();
      return;
    }
    this.replaceChildren(...list.childNodes);
    document.querySelector('.toast-place')?.remove();
    const notice = page.querySelector('.toast-place');
    if (notice) document.querySelector('main')?.prepend(notice);
  }
}

customElements.define('favorite-list', FavoriteList);
