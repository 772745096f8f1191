import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { isBareNumber } from '#domain/identity/bare-number.ts';
import { type Later, laterOf } from '../../lib/later-answer.ts';
import { pageAccountHeader } from '../../lib/page-account.ts';

/** Why no passkey came of it, as the words on the page are called; null where nothing is to be said. */
export type Trouble = 'cancelled' | 'present' | 'failed' | Later | null;

/** The API refused to begin. */
export class Refused extends Error {
  readonly code: string | undefined;
  readonly later: Later | null;

  constructor(code: string | undefined, later: Later | null = null) {
    super();
    this.code = code;
    this.later = later;
  }
}

/** Whether this browser has passkeys at this address: none has them at a bare number. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !isBareNumber(location.hostname);
}

/** What the API gives a browser to begin with. Throws Refused. */
export async function begin<Options>(document: string): Promise<Options> {
  const body = JSON.stringify({ query: document });
  const headers = { 'content-type': 'application/json', ...pageAccountHeader() };
  const answer = await fetch('/graphql', { method: 'POST', headers, body });
  const later = laterOf(answer);
  // A page answers where the site is away.
  const { data, errors } = (await answer.json().catch(() => ({}))) as {
    data?: Record<string, string> | null;
    errors?: { extensions?: { code?: string; statusCode?: number } }[];
  };
  const [options] = Object.values(data ?? {});
  if (errors || options === undefined) {
    const { code, statusCode: status = 0 } = errors?.[0]?.extensions ?? {};
    throw new Refused(code, later ?? laterOf({ status }));
  }
  return JSON.parse(options) as Options;
}

/** What to say when it came to nothing. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused && error.later) return error.later;
  const name = error instanceof Error ? error.name : '';
  // Another question of this page took its place.
  if (name === 'AbortError') return null;
  if (name === 'NotAllowedError') return 'cancelled';
  return name === 'InvalidStateError' ? 'present' : 'failed';
}

/** Shows the words of one trouble within an element, and hides the others. */
export function say(element: HTMLElement, trouble: Trouble): void {
  for (const text of element.querySelectorAll<HTMLElement>('[data-when]'))
    text.hidden = text.dataset.when !== trouble;
}

/**
 * Sends a form with what the device has answered, and whatever else says so; the page does the rest. Each field stands in
 * it once: who comes back to the page finds the form as it was sent, and that answer is spent.
 */
export function send(form: HTMLFormElement | null, fields: Readonly<Record<string, string>>): void {
  if (!form) return;
  for (const [name, value] of Object.entries(fields)) {
    const known = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
    const field = known ?? document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  form.submit();
}
