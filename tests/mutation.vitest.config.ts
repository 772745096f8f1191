import { defineConfig } from 'vitest/config';

/** What `npm run test:mutation` runs against each mutant: rules of the domain, which need no database. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    environment: 'node',
    setupFiles: `${import.meta.dirname}/support/each-file.setup.ts`,
    include: ['api/domain/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
