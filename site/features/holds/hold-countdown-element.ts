import { minutesLeft } from './minutes-left.ts';

const LOOKS_EVERY_MS = 15_000;

/** Says about how many minutes a place is held still, and once it is not. Never read out by itself: nobody is hurried. */
class HoldCountdown extends HTMLElement {
  #timer = 0;

  connectedCallback(): void {
    const until = this.querySelector<HTMLElement>('.until');
    const left = this.querySelector<HTMLElement>('.left');
    if (!until || !left) return;
    const words: string[] = JSON.parse(this.dataset.minutes ?? '[]');
    const tell = () => {
      const endsAt = Date.parse(this.dataset.until ?? '');
      const minutes = minutesLeft(endsAt, Date.now());
      left.hidden = minutes === null;
      left.textContent = minutes === null ? '' : (words[minutes - 1] ?? '');
      if (endsAt <= Date.now()) {
        until.textContent = this.dataset.over ?? '';
        clearInterval(this.#timer);
      }
    };
    this.#timer = window.setInterval(tell, LOOKS_EVERY_MS);
    tell();
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
  }
}

customElements.define('hold-countdown', HoldCountdown);
