import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  // Libraries load graphql's CommonJS build; the tests have to share that one instance.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: `${import.meta.dirname}/../node_modules/graphql/index.js` }],
  },
  test: {
    include: ['{api,db,site,backoffice,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    environment: 'node',
    globalSetup: `${import.meta.dirname}/support/template-database.ts`,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
