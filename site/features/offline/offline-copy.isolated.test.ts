import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The globals of a page, as far as the element asks for them: those of jsdom cannot be loaded anew.
const page = new EventTarget();
let reloads = 0;
let fields: object[] = [];
const bar = { hidden: true, dataset: { when: 'back' } };

beforeEach(async () => {
  reloads = 0;
  fields = [];
  bar.hidden = true;
  vi.resetModules();
  let element: (new () => { connectedCallback(): void }) | undefined;
  vi.stubGlobal(
    'HTMLElement',
    class {
      querySelectorAll = () => [bar];
    },
  );
  vi.stubGlobal('document', { addEventListener: () => {}, querySelectorAll: () => fields });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  const listeners = new AbortController();
  ended = () => listeners.abort();
  vi.stubGlobal('addEventListener', (name: string, listen: () => void) =>
    page.addEventListener(name, listen, { signal: listeners.signal }),
  );
  vi.stubGlobal('customElements', { define: (_: string, made: typeof element) => (element = made) });
  await import('./offline-copy.ts');
  if (element) new element().connectedCallback();
});
let ended = () => {};
afterEach(() => {
  ended();
  vi.unstubAllGlobals();
});

it('a copy asks for its page again once there is a connection [VHM-06: back online]', () => {
  page.dispatchEvent(new Event('online'));
  expect(reloads).toBe(1);
});

it('but not where somebody has typed something: it says so [VHM-06: what was typed]', () => {
  fields = [{ value: 'My train is late', defaultValue: '' }];
  page.dispatchEvent(new Event('online'));
  expect([reloads, bar.hidden]).toEqual([0, false]);
});

it('nor under the hands of somebody whose link is on its way [VHM-06: on the way]', () => {
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(new Event('online'));
  expect([reloads, bar.hidden]).toEqual([0, false]);
});
