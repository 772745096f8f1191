import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ensureGenerated } from '../scripts/setup/ensure-generated.mjs';

await ensureGenerated();

const EVERYWHERE = '{api,db,site,backoffice,scripts,tests}/**';
const ISOLATED = `${EVERYWHERE}/*.isolated.test.ts`;
const SLOW = `${EVERYWHERE}/*.slow.test.ts`;
const COMPONENTS = '{backoffice,site}/**/*.dom.test.tsx';
const LOAD = `${EVERYWHERE}/*.load.test.ts`;
const EACH_FILE = `${import.meta.dirname}/support/each-file.setup.ts`;
const PSEUDO_LOCALE = 'backoffice/pseudo-locale.test.tsx';
const PSEUDO_CATALOGUE = `${import.meta.dirname}/support/pseudo-catalogue.ts`;
const ELSEWHERE = ['**/node_modules/**', 'tests/e2e/**'];

const COMPONENT = {
  environment: 'jsdom',
  // Node takes their CommonJS, in which names are missing.
  server: { deps: { inline: ['ra-data-graphql', /@apollo\/client/] } },
  setupFiles: `${import.meta.dirname}/support/console-part.setup.ts`,
};

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
        resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/support/cheap-argon2.ts` } },
        // Modules are loaded once a worker, not once a file: a third of the time. Nothing of the product keeps a
        // state in a module that a test could leave behind; where a test puts another module in place, it says so.
        test: {
          name: 'quick',
          isolate: false,
          setupFiles: EACH_FILE,
          include: [`${EVERYWHERE}/*.test.{ts,tsx}`],
          exclude: [...ELSEWHERE, COMPONENTS, PSEUDO_LOCALE, ISOLATED, SLOW, LOAD],
        },
      },
      // Forms and dialogs of the console, and islands of the site, in a document without a browser.
      {
        extends: true,
        test: { ...COMPONENT, name: 'components', isolate: false, include: [COMPONENTS] },
      },
      // The console with each text of the catalogue in brackets.
      {
        extends: true,
        plugins: [
          {
            name: 'pseudo-locale',
            enforce: 'pre',
            resolveId: (id) => (id === '../catalogue-of.ts' ? PSEUDO_CATALOGUE : undefined),
          },
        ],
        test: { ...COMPONENT, name: 'pseudo-locale', include: [PSEUDO_LOCALE] },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED], exclude: ELSEWHERE } },
      // They wait for deadlines, locks and processes that start; `npm test` runs them beside the browser tests.
      {
        extends: true,
        test: {
          name: 'slow',
          isolate: false,
          setupFiles: EACH_FILE,
          include: [SLOW],
          exclude: ELSEWHERE,
          // Starting several processes takes over 20 s on a machine that is not busy, and ten times that on one that is.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      // What takes minutes: `npm run test:load`.
      { extends: true, test: { name: 'load', isolate: false, include: [LOAD], exclude: ELSEWHERE } },
    ],
  },
});
