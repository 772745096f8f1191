import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import { BeginPasskeyLogInDocument, BeginPasskeyProofDocument } from '../../gql/generated.ts';
import { begin, canUsePasskeys, say, send, troubleOf } from './passkey-browser.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What is asked is good for ten minutes. */
const ASKED_ANEW_AFTER_MS = 8 * 60_000;

/** Asks the device for a passkey, by a press; and at the log-in lets the browser offer it in the field of the address. */
class PasskeyUse extends HTMLElement {
  private isPressed = false;
  /** The offer in the field and the button's question can be answered at one moment; the form goes with the first. */
  private isSent = false;

  connectedCallback(): void {
    if (!canUsePasskeys()) return;
    this.hidden = false;
    // Back from where the form has led.
    window.addEventListener('pageshow', () => {
      this.isSent = false;
    });
    this.querySelector('button')?.addEventListener('click', () => {
      this.isPressed = true;
      void this.ask(false);
    });
    if (this.hasAttribute('offers-in-field')) whenIdle(() => void this.offer());
  }

  private async offer(): Promise<void> {
    if (this.isPressed || !(await browserSupportsWebAuthnAutofill())) return;
    setTimeout(() => void this.offer(), ASKED_ANEW_AFTER_MS);
    await this.ask(true);
  }

  private async ask(useBrowserAutofill: boolean): Promise<void> {
    if (!useBrowserAutofill) say(this, null);
    const isProof = this.hasAttribute('proves');
    try {
      const optionsJSON = await begin<Options>(
        isProof ? BeginPasskeyProofDocument : BeginPasskeyLogInDocument,
      );
      // Who has pressed meanwhile is asked by that press.
      if (useBrowserAutofill && this.isPressed) return;
      const answer = await startAuthentication({ optionsJSON, useBrowserAutofill });
      if (this.isSent) return;
      this.isSent = true;
      const { form = '', field = '' } = this.dataset;
      const fields = { [field]: JSON.stringify(answer), ...(isProof && { proofAction: 'passkey' }) };
      send(document.querySelector<HTMLFormElement>(`#${form}`), fields);
    } catch (error) {
      // No one has asked for what the browser only offers.
      if (!useBrowserAutofill) say(this, troubleOf(error));
    }
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 300);
}

customElements.define('passkey-use', PasskeyUse);
