// What `npm run test:mutation` changes. Plain JavaScript, as Stryker reads it.
import { ensureGenerated } from '../scripts/setup/ensure-generated.mjs';

await ensureGenerated();

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // Texts and pictures are judged by other tests.
  mutate: [
    'api/domain/**/*.ts',
    '!api/domain/**/*.test.ts',
    '!api/domain/**/*-fixture.ts',
    '!api/domain/{texts,brand}/**',
  ],
  ignorePatterns: ['dist', 'test-results', '.astro', '.data'],
  ignoreStatic: true,
  concurrency: 2,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  thresholds: { high: 90, low: 80, break: 80 },
};
