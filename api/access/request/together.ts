import DataLoader from 'dataloader';
import { readTogether, type Unsent } from '#db/read-together.ts';
import type { Context } from './context.ts';

/** Parts; SQLite takes 500. */
const LARGEST_STATEMENT = 50;

/**
 * What the fields of one request read in the same turn goes as one statement: a home asks a dozen small questions, and
 * each of them stands with its own noun. `context.loaders(createTogether)(select)` answers the rows of the select.
 */
export function createTogether({ store }: Pick<Context, 'store'>) {
  const waiting = new DataLoader((selects: readonly Unsent<unknown>[]) => readTogether(store.read, selects), {
    cache: false,
    maxBatchSize: LARGEST_STATEMENT,
  });
  return <Row>(select: Unsent<Row>): Promise<Row[]> => waiting.load(select) as Promise<Row[]>;
}
