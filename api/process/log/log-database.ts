import {
  type BrokenCell,
  brokenCells,
  type MigrationRun,
  migrationRuns,
  type SlowStatement,
  slowStatements,
} from '#db/database-events.ts';
import { currentRequest } from './current-request.ts';
import type { Logger } from './log.ts';

/** Tells of every migration, of sealed cells that cannot be opened, and of statements over 100 ms with the operation they belong to. Returns the end of it. */
export function logDatabase(log: Logger): () => void {
  const onSlow = (event: unknown) => {
    const operations = [...(currentRequest()?.operations ?? [])];
    log.warn({ ...(operations.length > 0 && { operations }), ...(event as SlowStatement) }, 'slow statement');
  };
  const onMigration = (event: unknown) => log.info({ ...(event as MigrationRun) }, 'migrated');
  const onBroken = (event: unknown) =>
    log.error({ ...(event as BrokenCell) }, 'a sealed cell cannot be opened');
  slowStatements.subscribe(onSlow);
  migrationRuns.subscribe(onMigration);
  brokenCells.subscribe(onBroken);
  return () => {
    slowStatements.unsubscribe(onSlow);
    migrationRuns.unsubscribe(onMigration);
    brokenCells.unsubscribe(onBroken);
  };
}
