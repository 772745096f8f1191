const KEY = 'charity-request-draft';
/** A draft older than a week is not shown again. */
const KEPT_MS = 7 * 24 * 3_600_000;

type Draft = { savedAt: number; values: Record<string, string> };
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps on this device what is typed in the form within it; without a form, it was sent, and the draft is deleted. */
class RequestDraft extends HTMLElement {
  connectedCallback(): void {
    try {
      const form = this.querySelector('form');
      if (!form) {
        localStorage.removeItem(KEY);
        return;
      }
      const draft = readDraft();
      // A form that came back with its problems holds what was typed last.
      if (draft && fieldsOf(form).every((field) => typedIn(field) === ''))
        for (const field of fieldsOf(form)) fill(field, draft[keyOf(field)] ?? '');
      form.addEventListener('input', () => keep(fieldsOf(form)));
    } catch {
      // Without storage nothing is kept.
    }
  }
}

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox';
/** Boxes of one question share their name. */
const keyOf = (field: Field) => (isTick(field) ? `${field.name}.${field.value}` : field.name);
const typedIn = (field: Field) => (isTick(field) && !field.checked ? '' : field.value);

function fill(field: Field, typed: string): void {
  if (isTick(field)) field.checked = typed !== '';
  else field.value = typed;
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('[name]:not([type="hidden"])')];

function readDraft(): Draft['values'] | null {
  const draft = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Draft | null;
  if (draft && Date.now() - draft.savedAt < KEPT_MS) return draft.values;
  localStorage.removeItem(KEY);
  return null;
}

function keep(fields: Field[]): void {
  const values = Object.fromEntries(fields.map((field) => [keyOf(field), typedIn(field)]));
  const draft: Draft = { savedAt: Date.now(), values };
  if (Object.values(values).join('') === '') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(draft));
}

customElements.define('request-draft', RequestDraft);
