/**
 * Runs on copies of pages that the worker shows without a connection; `/offline-copy.js`. What is pressed there would
 * be lost: it is held back, but for the log-out, and what was typed stays.
 */
class OfflineCopy extends HTMLElement {
  private isLeaving = false;

  connectedCallback(): void {
    document.addEventListener('submit', (event) => this.holdBack(event), { capture: true });
    addEventListener('beforeunload', () => {
      this.isLeaving = true;
    });
    addEventListener('online', () => {
      // Who has just pressed a link is on the way already: this page asked for again would take its place.
      if (isUntouched() && !this.isLeaving) location.reload();
      else this.say('back');
    });
  }

  private holdBack(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    // A field called “action” would stand in the way of the property.
    if (form.method === 'dialog' || form.getAttribute('action')?.endsWith('/logout')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.say('unsent');
    this.sayIn(form);
  }

  /** Beside what was pressed too: an open dialog lies over the bar. */
  private sayIn(form: HTMLFormElement): void {
    const known = form.querySelector('.offline-unsent');
    const note = known ?? document.createElement('p');
    note.className = 'offline-unsent';
    note.setAttribute('role', 'alert');
    note.textContent = this.querySelector('[data-when=unsent]')?.textContent ?? '';
    form.append(note);
  }

  private say(what: string): void {
    for (const text of this.querySelectorAll<HTMLElement>('[data-when]'))
      text.hidden = text.dataset.when !== what;
  }
}

function isUntouched(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  return fields.every(
    (field) =>
      field.value === field.defaultValue && !('checked' in field && field.checked !== field.defaultChecked),
  );
}

customElements.define('offline-copy', OfflineCopy);
