import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, type MockInstance, vi } from 'vitest';
import { ConsoleError } from '../../backoffice/api-client/error-code.ts';

// Run before each file of the project `components`: modules are loaded once a worker, hooks belong to a file. What is
// loaded with the first use takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
// The document draws nothing, so nothing has a size that changes, and what is there is seen.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.checkVisibility ??= () => true;
process.env.DEBUG_PRINT_LIMIT = '2000';
afterEach(cleanup);
// Documents are shared by the files of a worker.
afterEach(() => {
  document.documentElement.lang = 'en';
});

// react-admin prints each refused call, for developers; the tests look at what people see of it.
let printing: MockInstance<typeof console.error>;
beforeAll(() => {
  const print = console.error;
  printing = vi.spyOn(console, 'error').mockImplementation((...told) => {
    if (!(told[0] instanceof ConsoleError)) print(...told);
  });
});
afterAll(() => printing.mockRestore());
