import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Run before each file of the project `components`: modules are loaded once a worker, hooks belong to a file. What is
// loaded with the first use takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
process.env.DEBUG_PRINT_LIMIT = '2000';
afterEach(cleanup);
// Documents are shared by the files of a worker.
afterEach(() => {
  document.documentElement.lang = 'en';
});
