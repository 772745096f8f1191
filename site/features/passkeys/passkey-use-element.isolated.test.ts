// @vitest-environment jsdom
import { startAuthentication } from '@simplewebauthn/browser';
import { beforeEach, expect, it, vi } from 'vitest';
import './passkey-use-element.ts';

/** Each question of the device, with what answers it. */
const questions: ((answer: object) => void)[] = [];

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  browserSupportsWebAuthnAutofill: async () => true,
  startAuthentication: vi.fn(() => new Promise((answer) => questions.push(answer))),
}));

const submit = vi.fn();
beforeEach(() => {
  questions.length = 0;
  submit.mockClear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ data: { begun: '{}' } }) }));
  HTMLFormElement.prototype.submit = submit;
  document.body.innerHTML = `<form id="login-form"></form>
    <passkey-use hidden data-form="login-form" data-field="logInPasskey" offers-in-field>
      <button type="button">Use a passkey</button>
      <p data-when="cancelled" hidden></p>
    </passkey-use>`;
});

const press = () => document.querySelector('button')?.click();
const answers = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name="logInPasskey"]')].map(({ value }) => value);

it('the offer in the field and the button, answered at one moment, send the form once [JOI-08: site]', async () => {
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  press();
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[0]?.({ id: 'offered' });
  questions[1]?.({ id: 'pressed' });
  await vi.waitFor(() => expect(submit).toHaveBeenCalled());
  await Promise.resolve();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(answers()).toEqual(['{"id":"offered"}']);
  expect(startAuthentication).toHaveBeenCalledTimes(2);
});

it('who comes back to the page sends the new answer, in the place of the spent one [JOI-08: site]', async () => {
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.({ id: 'first' });
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('pageshow'));
  press();
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.({ id: 'second' });
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(answers()).toEqual(['{"id":"second"}']);
});
