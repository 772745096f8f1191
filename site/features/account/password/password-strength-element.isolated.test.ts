// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './password-strength-element.ts';

const PAUSE_MS = 800;
const answer = vi.fn(async (_address: string, _sent: RequestInit) => ({
  json: async (): Promise<unknown> => ({ data: { judgeTypedPassword: null } }),
}));

function place(attributes = '', fields = ''): void {
  document.body.innerHTML = `<form>
    ${fields}
    <p id="password-problem">Too common, it was said of the one before.</p>
    <input id="password" name="password" aria-invalid="true">
    <password-strength hidden data-of="password" ${attributes}><div role="status">
      ${['GOOD', 'TOO_SHORT', 'TOO_SHORT_WITH_RIGHTS', 'OF_OWNER', 'COMMON', 'PRESENT'].map((one) => `<p data-when="${one}" hidden>${one}</p>`).join('')}
    </div></password-strength>
  </form>`;
}

const input = () => document.querySelector<HTMLInputElement>('#password') as HTMLInputElement;
function type(text: string): void {
  input().value = text;
  input().dispatchEvent(new Event('input', { bubbles: true }));
}
const said = () =>
  [...document.querySelectorAll<HTMLElement>('[role="status"] p')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
const pause = () => vi.advanceTimersByTimeAsync(PAUSE_MS);
const sent = () => answer.mock.calls.map(([, { body }]) => JSON.parse(String(body)).variables);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
  place();
});
afterEach(() => vi.useRealTimers());

describe('the words beside a new password', () => {
  it('come in a pause, not at every letter, and say that it is good [JOI-16: site]', async () => {
    type('k7#pqx9');
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    type('k7#pqx9z');
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
    expect([said(), answer.mock.calls.length]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said()).toEqual(['GOOD']);
    expect(sent()).toMatchObject([{ password: 'k7#pqx9z' }]);
  });

  it('stand in a polite place, which is there before they are [JOI-16: site]', () => {
    const frame = () => document.querySelector<HTMLElement>('password-strength');
    expect(frame()?.hidden).toBe(true);
    type('k');
    expect([frame()?.hidden, said()]).toEqual([false, []]);
  });

  it('say what a browser knows of the rule without asking anybody [JOI-16, SAF-28: site]', async () => {
    type('short');
    await pause();
    expect(said()).toEqual(['TOO_SHORT']);
    type('12121212');
    await pause();
    expect(said()).toEqual(['COMMON']);
    expect(answer).not.toHaveBeenCalled();
  });

  it('know the names of the form, the present password and the rights [JOI-16, SAF-28: site]', async () => {
    place('data-has-rights', '<input name="nameFirst" value="Wilhelmina">');
    type('k7#pqx9z');
    await pause();
    expect(said()).toEqual(['TOO_SHORT_WITH_RIGHTS']);
    type('wilhelmina!!');
    await pause();
    expect(said()).toEqual(['OF_OWNER']);
    place('', '<input name="presentPassword" value="k7#pqx9z">');
    type('k7#pqx9z');
    await pause();
    expect(said()).toEqual(['PRESENT']);
    expect(answer).not.toHaveBeenCalled();
  });

  it('ask the API for the rest, with the names and the link by which the account is known [JOI-16: site]', async () => {
    place('data-reset-token="abc"', '<input name="username" value="HeronBay">');
    answer.mockResolvedValueOnce({ json: async () => ({ data: { judgeTypedPassword: 'COMMON' } }) });
    type('sunshine12');
    await pause();
    expect(said()).toEqual(['COMMON']);
    expect(sent()).toMatchObject([{ resetToken: 'abc', names: { username: 'HeronBay' } }]);
  });

  it('go with what they were said of: a late answer, and what stood beside the one that was sent', async () => {
    let late: (value: { json: () => Promise<unknown> }) => void = () => {};
    answer.mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve;
      }),
    );
    type('sunshine12');
    expect(document.querySelector<HTMLElement>('#password-problem')?.hidden).toBe(true);
    expect(input().hasAttribute('aria-invalid')).toBe(false);
    await pause();
    type('');
    late({ json: async () => ({ data: { judgeTypedPassword: 'COMMON' } }) });
    await pause();
    expect(said()).toEqual([]);
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('offline'))],
    ['refuses', async () => ({ json: async () => ({ errors: [{}], data: null }) })],
  ])('are none where the API %s', async (_what, answered) => {
    answer.mockImplementationOnce(answered);
    type('sunshine12');
    await pause();
    expect(said()).toEqual([]);
  });
});
