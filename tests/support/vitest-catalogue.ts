import type { Reporter, TestCase } from 'vitest/node';
import { explainFailures } from './catalogue.ts';

/** Prints, after the failures of a run, the sentences behind the IDs in their titles. */
export default class CatalogueReporter implements Reporter {
  private readonly failed: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') this.failed.push(test.fullName);
  }

  onTestRunEnd(): void {
    process.stdout.write(explainFailures(this.failed));
  }
}
