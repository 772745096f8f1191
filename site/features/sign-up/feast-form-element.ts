import { FEAST_QUESTION_IDS, feastMissing } from '#domain/sign-up/feast-form.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** Keeps the button of the feast form disabled until all five answers pass, and says beside it what is missing. */
class FeastForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const words = form?.querySelector<HTMLElement>('.missing');
    if (!form || !button || !words || this.dataset.ready) return;
    this.dataset.ready = 'true';
    const judge = () => {
      const sent = new FormData(form);
      const answers = Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, textIn(sent, id)]));
      const missing = feastMissing(answers);
      button.disabled = missing !== null;
      words.hidden = missing === null;
      // Only what changed is read out.
      if (words.textContent !== (missing ?? '')) words.textContent = missing ?? '';
    };
    form.addEventListener('input', judge);
    // A form that the browser filled again on the way back tells nothing.
    window.addEventListener('pageshow', judge);
    judge();
  }
}

customElements.define('feast-form', FeastForm);
