import { FEAST_QUESTION_IDS } from '#domain/sign-up/feast-form.ts';
import { type FeastWords, feastMissingWords } from '#domain/wording/feast-missing-words.ts';
import { textIn } from '../../lib/forms/read-form.ts';

/** Keeps the button of the feast form disabled until all five answers pass, and says beside it what is missing. */
class FeastForm extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type="submit"]');
    const place = form?.querySelector<HTMLElement>('.missing');
    if (!form || !button || !place || this.dataset.ready) return;
    this.dataset.ready = 'true';
    const words: FeastWords = JSON.parse(this.dataset.words ?? '');
    const judge = () => {
      const sent = new FormData(form);
      const answers = Object.fromEntries(FEAST_QUESTION_IDS.map((id) => [id, textIn(sent, id)]));
      const missing = feastMissingWords(answers, words);
      button.disabled = missing !== null;
      place.hidden = missing === null;
      // Only what changed is read out.
      if (place.textContent !== (missing ?? '')) place.textContent = missing ?? '';
    };
    form.addEventListener('input', judge);
    // A form that the browser filled again on the way back tells nothing.
    window.addEventListener('pageshow', judge);
    judge();
  }
}

customElements.define('feast-form', FeastForm);
