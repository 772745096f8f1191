/** Sends a favorite toggle without leaving the page, and puts what the server answers in the place of the list. */
class FavoriteList extends HTMLElement {
  /** The next form goes the way without a script. */
  private isPlain = false;
  /** Last toggle sent; toggles run in turn, each on the result of the one before. */
  private last: Promise<void> = Promise.resolve();

  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      if (this.isPlain) return;
      const form = event.target as HTMLFormElement;
      const button = event.submitter as HTMLButtonElement;
      event.preventDefault();
      this.last = this.last.then(() => this.send(form, button));
    });
  }

  private async send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
    const fields = new FormData(form, button);
    const districtId = String(fields.get('district'));
    this.setAttribute('aria-busy', 'true');
    try {
      const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(form.action, { method: 'POST', body });
      if (answer.status === 401) {
        // The session has ended: the page asks for the login.
        location.reload();
        return;
      }
      this.show(new DOMParser().parseFromString(await answer.text(), 'text/html'));
      this.querySelector<HTMLElement>(`[name="district"][value="${districtId}"] + button`)?.focus();
    } catch {
      // The browser tells what is wrong, or the page that it is offline. Its event comes back to this very element.
      this.isPlain = true;
      if (form.isConnected) form.requestSubmit(button);
      else location.reload();
      this.isPlain = false;
    } finally {
      this.removeAttribute('aria-busy');
    }
  }

  private show(page: Document): void {
    const list = page.querySelector(this.localName);
    if (!list) throw new Error('The answer has no list');
    this.replaceChildren(...list.childNodes);
    document.querySelector('.toast-place')?.remove();
    const notice = page.querySelector('.toast-place');
    if (notice) document.querySelector('main')?.append(notice);
  }
}

customElements.define('favorite-list', FavoriteList);
