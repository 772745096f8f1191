import { startRegistration } from '@simplewebauthn/browser';
import { BeginPasskeyDocument } from '../../gql/generated.ts';
import { begin, canUsePasskeys, Refused, say, send, troubleOf } from './passkey-browser.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Has the device make a passkey, by a press. Where it first has to be shown who it is, the form goes there. */
class PasskeyAdd extends HTMLElement {
  connectedCallback(): void {
    if (!canUsePasskeys()) return;
    this.hidden = false;
    // Without one to show the whole section waits for a browser that can make one.
    const section = this.closest('section');
    if (section?.hidden) {
      section.hidden = false;
      // Whoever was led here could not be brought to what was hidden.
      if (location.hash === `#${section.id}`) section.scrollIntoView();
    }
    const form = this.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.make(form);
    });
  }

  private async make(form: HTMLFormElement): Promise<void> {
    say(this, null);
    try {
      const answer = await startRegistration({ optionsJSON: await begin<Options>(BeginPasskeyDocument) });
      send(form, { passkey: JSON.stringify(answer) });
    } catch (error) {
      // The page knows the way to the proof; the form goes along without a passkey and comes back here.
      if (error instanceof Refused && error.code === 'PROOF_NEEDED') send(form, {});
      else say(this, troubleOf(error));
    }
  }
}

customElements.define('passkey-add', PasskeyAdd);
