import type { Reporter, TestCase } from '@playwright/test/reporter';
import { explainFailures } from '../support/catalogue.ts';

/** Prints, after the failures of the journeys, the sentences behind the IDs in their titles. */
export default class CatalogueReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const failed = [...this.tests].filter((test) => test.outcome() === 'unexpected');
    process.stdout.write(explainFailures(failed.map(({ title }) => title)));
  }

  printsToStdio(): boolean {
    return false;
  }
}
