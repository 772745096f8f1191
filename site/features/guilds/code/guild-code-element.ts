/** Sends a guild's code without leaving its dialog, and goes on once it is accepted. */
class GuildCode extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', (event) => {
      // The page tells that it is offline, and keeps what was typed.
      if (!navigator.onLine) return;
      event.preventDefault();
      void this.send(event.target as HTMLFormElement);
    });
  }

  private async send(form: HTMLFormElement): Promise<void> {
    const input = form.elements.namedItem('code') as HTMLInputElement;
    const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
    if (button) button.disabled = true;
    // A field of the form is called “action”, which hides the property.
    const address = form.getAttribute('action') ?? '';
    try {
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      if (answer.type === 'opaqueredirect') return this.accept(address);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const problem = page.querySelector('.toast p')?.textContent;
      // Another page, as the login after a session has ended.
      if (!problem) return form.submit();
      this.tell('.problem', problem);
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    } catch {
      // The way without a script tells what is wrong.
      form.submit();
    }
    if (button) button.disabled = false;
  }

  /** The page is loaded anew, which brings the memberships with it. */
  private accept(address: string): void {
    this.tell('.problem', '');
    this.tell('.accepted', this.dataset.accepted ?? '');
    location.assign(address);
  }

  private tell(place: string, text: string): void {
    const shown = this.querySelector(place);
    if (shown) shown.textContent = text;
  }
}

customElements.define('guild-code', GuildCode);
