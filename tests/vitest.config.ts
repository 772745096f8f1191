import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ensureGenerated } from '../scripts/setup/ensure-generated.mjs';

await ensureGenerated();

const EVERYWHERE = '{api,db,site,backoffice,scripts,tests}/**';
const ISOLATED = `${EVERYWHERE}/*.isolated.test.ts`;
const SLOW = `${EVERYWHERE}/*.slow.test.ts`;
const COMPONENTS = '{backoffice,site}/**/*.dom.test.tsx';
const LOAD = `${EVERYWHERE}/*.load.test.ts`;
const REAL_DATE = `${import.meta.dirname}/support/real-date.setup.ts`;
const ELSEWHERE = ['**/node_modules/**', 'tests/e2e/**'];

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  // Libraries load graphql's CommonJS build; the tests have to share that one instance.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: `${import.meta.dirname}/../node_modules/graphql/index.js` }],
  },
  test: {
    environment: 'node',
    reporters: ['default', `${import.meta.dirname}/support/vitest-catalogue.ts`],
    globalSetup: `${import.meta.dirname}/support/template-database.ts`,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest's own choice leaves one processor to itself, which on a small machine is half of them.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        // Modules are loaded once a worker, not once a file: a third of the time. Nothing of the product keeps a
        // state in a module that a test could leave behind; where a test puts another module in place, it says so.
        test: {
          name: 'quick',
          isolate: false,
          setupFiles: REAL_DATE,
          include: [`${EVERYWHERE}/*.test.{ts,tsx}`],
          exclude: [...ELSEWHERE, COMPONENTS, ISOLATED, SLOW, LOAD],
        },
      },
      // Forms and dialogs of the console, and islands of the site, in a document without a browser.
      {
        extends: true,
        test: {
          name: 'components',
          isolate: false,
          environment: 'jsdom',
          include: [COMPONENTS],
          // Node takes their CommonJS, in which names are missing.
          server: { deps: { inline: ['ra-data-graphql', /@apollo\/client/] } },
          setupFiles: `${import.meta.dirname}/support/console-part.setup.ts`,
        },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED], exclude: ELSEWHERE } },
      // They wait for deadlines, locks and processes that start: one more has what they leave of the processors.
      {
        extends: true,
        test: {
          name: 'slow',
          isolate: false,
          setupFiles: REAL_DATE,
          include: [SLOW],
          exclude: ELSEWHERE,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
          // Starting several processes takes over 20 s on a machine that is not busy.
          testTimeout: 90_000,
        },
      },
      // What takes minutes: `npm run test:load`.
      { extends: true, test: { name: 'load', isolate: false, include: [LOAD], exclude: ELSEWHERE } },
    ],
  },
});
