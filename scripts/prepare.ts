// What a start does with the database before it serves, in a process of its own: a long migration hears no signal,
// so the process that was started ends this one.
import { createLog } from '#api/process/log/log.ts';
import { logDatabase } from '#api/process/log/log-database.ts';
import { configOrFail, fail } from './command-line.ts';
import { openInstallation, prepareDatabase } from './prepare-database.ts';
import { startProblem } from './start-problem.ts';

const config = configOrFail();
logDatabase(createLog(config));
try {
  const store = await openInstallation(config);
  await prepareDatabase(store, config);
  await store.close();
} catch (error) {
  fail(startProblem(error, config));
}
