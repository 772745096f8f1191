import { isBelowMinimumAge, problemOfMinimumAge } from '#domain/accounts/registration-gate.ts';
import { ALL_FIELDS, phoneDigits, REGISTRATION_LIMITS } from '#domain/identity/registration.ts';
import type { FieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import type { FieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { openTexts } from '#domain/texts/message.ts';
import { type FormProblem, summaryOf } from '../../../lib/forms/form-problem.ts';
import { firstBirthCookie } from './first-birth.ts';
import {
  GUARDIAN_ASKED,
  isMinor,
  problemsOf,
  type RegistrationWords,
  readRegistration,
} from './registration-form.ts';

/**
 * Checks the form before it is sent, so that no password is lost; keeps phone numbers to digits; asks for the
 * guardian as soon as the birth date tells. Without it the server does all of that.
 */
class RegistrationFormElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form || this.dataset.ready) return;
    this.dataset.ready = 'true';
    for (const input of form.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]'))
      keepDigits(input);
    const minimumAge = Number(this.dataset.minimumAge);
    askGuardianInTime(form);
    const words = {
      t: openTexts<FieldProblemsTexts>(this.dataset.problems ?? ''),
      labels: openTexts<FieldLabelsTexts>(this.dataset.labels ?? ''),
    };
    sayAgeInTime(words, form, minimumAge);
    let isSent = false;
    form.addEventListener('submit', (event) => {
      const problems = isSent ? [] : checkedBeforeSending(words, form, minimumAge);
      // Sent twice, the second one would find the username taken by the first.
      if (isSent || problems.length > 0) event.preventDefault();
      if (isSent) return;
      isSent = problems.length === 0;
      this.show(form, problems);
    });
    window.addEventListener('pageshow', () => {
      isSent = false;
    });
  }

  private show(form: HTMLFormElement, problems: readonly FormProblem[]): void {
    for (const input of form.querySelectorAll<HTMLInputElement>('input[id]')) showBeside(input, problems);
    const summary = this.querySelector<HTMLElement>('.error-summary');
    const list = summary?.querySelector('ul');
    if (!summary || !list) return;
    list.replaceChildren(...problems.map(itemOf));
    summary.hidden = problems.length === 0;
    if (problems.length > 0) summary.focus();
  }
}

function checkedBeforeSending(
  words: RegistrationWords,
  form: HTMLFormElement,
  minimumAge: number,
): FormProblem[] {
  const sent = readRegistration(new FormData(form));
  // The server tells who is too young what an adult can do, whatever else is missing.
  if (isBelowMinimumAge(sent.values.dateOfBirth ?? '', minimumAge, Date.now())) return [];
  const asked = ALL_FIELDS.filter((field) => sent.values[field] !== undefined);
  return problemsOf(words, sent, asked, Date.now(), minimumAge);
}

function showBeside(input: HTMLInputElement, problems: readonly FormProblem[]): void {
  const text = problems.find(({ field }) => field === input.id)?.text;
  const place = document.getElementById(`${input.id}-problem`);
  if (place) {
    place.textContent = text ?? '';
    place.hidden = text === undefined;
  }
  if (text === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

function itemOf(problem: FormProblem): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${problem.field}`;
  link.textContent = summaryOf(problem);
  item.append(link);
  return item;
}

function keepDigits(input: HTMLInputElement): void {
  const maxLength = REGISTRATION_LIMITS.phoneDigits;
  input.maxLength = maxLength;
  const close = () => {
    input.maxLength = maxLength;
  };
  // Cut to ten characters by the browser, a number with brackets and dashes would lose its end.
  const openForWhole = () => {
    input.removeAttribute('maxlength');
    // Where nothing comes of it.
    setTimeout(close);
  };
  input.addEventListener('paste', openForWhole);
  // Filled in, said or suggested as a whole.
  input.addEventListener('beforeinput', ({ data }) => {
    if (data !== null && data.length > 1) openForWhole();
  });
  input.addEventListener('input', () => {
    close();
    const digits = phoneDigits(input.value);
    if (digits === input.value) return;
    const caret = phoneDigits(input.value.slice(0, input.selectionStart ?? undefined)).length;
    input.value = digits;
    input.setSelectionRange(caret, caret);
  });
}

function askGuardianInTime(form: HTMLFormElement): void {
  const dateOfBirth = form.querySelector<HTMLInputElement>('input[name="dateOfBirth"]');
  const guardian = form.querySelector<HTMLFieldSetElement>('fieldset.guardian');
  if (!dateOfBirth || !guardian) return;
  const mark = guardian.querySelector<HTMLInputElement>(`[name="${GUARDIAN_ASKED}"]`);
  const ask = () => {
    guardian.hidden = !isMinor(dateOfBirth.value, Date.now());
    if (mark) mark.disabled = guardian.hidden;
  };
  dateOfBirth.addEventListener('input', ask);
  dateOfBirth.addEventListener('change', ask);
  // The server sees what is sent; what was typed before it is kept here. Not at every key: a year is typed bit by bit.
  dateOfBirth.addEventListener('blur', () => {
    const cookie = firstBirthCookie(dateOfBirth.value, document.cookie, Date.now());
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser of our readers.
    if (cookie) document.cookie = cookie;
  });
  // Back from another page, the browser fills in again what was typed.
  window.addEventListener('pageshow', ask);
  ask();
}

/** Tells people who are too young right at the birth date, not after all the other fields. */
function sayAgeInTime({ t }: RegistrationWords, form: HTMLFormElement, minimumAge: number): void {
  const dateOfBirth = form.querySelector<HTMLInputElement>('input[name="dateOfBirth"]');
  dateOfBirth?.addEventListener('blur', () => {
    const text = problemOfMinimumAge(t, dateOfBirth.value, minimumAge, Date.now());
    showBeside(dateOfBirth, text === null ? [] : [{ field: dateOfBirth.id, text }]);
  });
}

customElements.define('registration-form', RegistrationFormElement);
