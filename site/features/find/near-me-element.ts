import { roundedPlace } from './find-address.ts';

/** A position of the last minutes will do: it is rounded to a kilometre. Milliseconds. */
const KEPT = 300_000;
const LIMIT = 15_000;

/**
 * The button that looks around the own position. It asks the browser after a press alone, sends two decimals with the
 * form around it, and keeps nothing.
 */
class NearMe extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) this.ask();
    });
  }

  private ask(): void {
    if (!('geolocation' in navigator)) {
      this.say('unavailable');
      return;
    }
    this.say('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => this.look(roundedPlace(coords.latitude, coords.longitude)),
      ({ code, PERMISSION_DENIED }) => this.say(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: KEPT, timeout: LIMIT },
    );
  }

  private look(near: string): void {
    const form = this.closest('form');
    const field = (name: string) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const [place, zip] = [field('near'), field('zip')];
    if (!form || !place || !zip) return;
    place.value = near;
    zip.value = '';
    this.say(null);
    form.requestSubmit();
  }

  private say(word: 'asking' | 'denied' | 'unavailable' | null): void {
    const said = this.querySelector('[role="status"]');
    if (said) said.textContent = word === null ? '' : (this.dataset[word] ?? '');
  }
}

customElements.define('near-me', NearMe);
