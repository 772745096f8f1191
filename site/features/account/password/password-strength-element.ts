import { findPasswordProblem, type PasswordProblem } from '#domain/identity/password-rule.ts';
import { JudgeTypedPasswordDocument } from '../../../gql/generated.ts';

/** Pause in typing before feedback is announced, so that it doesn't interrupt. */
const PAUSE_MS = 800;

type Verdict = PasswordProblem | 'GOOD';

/**
 * Says of a new password, in a pause while it is typed, whether it will be taken, and why not: what a browser knows of the
 * rule it says itself, and asks the API for the rest. Where that does not answer, it says nothing; the server does, when
 * the form is sent.
 */
class PasswordStrength extends HTMLElement {
  private pause: ReturnType<typeof setTimeout> | undefined;
  private asked: AbortController | null = null;

  connectedCallback(): void {
    const input = document.getElementById(this.dataset.of ?? '');
    if (!(input instanceof HTMLInputElement) || this.dataset.ready) return;
    this.dataset.ready = 'true';
    input.addEventListener('input', () => {
      clearTimeout(this.pause);
      this.asked?.abort();
      this.forgetSent(input);
      // Before there is something to say, so that a screen reader hears it.
      this.hidden = false;
      if (input.value === '') this.say(null);
      else this.pause = setTimeout(() => void this.judge(input), PAUSE_MS);
    });
  }

  /** What is wrong beside the input was said of another password. */
  private forgetSent(input: HTMLInputElement): void {
    const place = document.getElementById(`${input.id}-problem`);
    if (place) place.hidden = true;
    input.removeAttribute('aria-invalid');
  }

  private async judge({ value: password, form }: HTMLInputElement): Promise<void> {
    const names = namesIn(form);
    const known = findPasswordProblem(password, {
      hasRights: this.dataset.hasRights !== undefined,
      own: { ...names, emailAddresses: [names.emailAddress] },
      isPresentOne: password === fieldTextIn(form, 'presentPassword'),
    });
    if (known !== null) return this.say(known);
    this.asked = new AbortController();
    const { signal } = this.asked;
    const { resetToken } = this.dataset;
    const verdict = await ask({ password, names, resetToken }, signal).catch(() => null);
    if (!signal.aborted) this.say(verdict);
  }

  private say(verdict: Verdict | null): void {
    for (const text of this.querySelectorAll<HTMLElement>('[data-when]'))
      text.hidden = text.dataset.when !== verdict;
  }
}

/** What the API says; null where it says nothing. */
async function ask(variables: object, signal: AbortSignal): Promise<Verdict | null> {
  const body = JSON.stringify({ query: JudgeTypedPasswordDocument, variables });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/graphql', { method: 'POST', headers, body, signal });
  const { data, errors } = (await answer.json()) as {
    data?: { judgeTypedPassword: PasswordProblem | null } | null;
    errors?: unknown;
  };
  return errors || !data ? null : (data.judgeTypedPassword ?? 'GOOD');
}

/** Person who registers, as far as the form tells. */
function namesIn(form: HTMLFormElement | null) {
  const [nameFirst, nameLast] = [fieldTextIn(form, 'nameFirst'), fieldTextIn(form, 'nameLast')];
  const [username, emailAddress] = [fieldTextIn(form, 'username'), fieldTextIn(form, 'emailAddress')];
  return { nameFirst, nameLast, username, emailAddress };
}

function fieldTextIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}

customElements.define('password-strength', PasswordStrength);
