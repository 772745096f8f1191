import { afterAll, beforeAll } from 'vitest';
import { TEST_NOW } from './cast.ts';
import { moveDate, restoreDate } from './moved-date.ts';

/** Holds `Date` at `TEST_NOW` while the tests of a file run: for apps that are opened without a world. */
export function holdDate(): void {
  const now = () => TEST_NOW;
  beforeAll(() => moveDate(now));
  afterAll(() => restoreDate());
}
