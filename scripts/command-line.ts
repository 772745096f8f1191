import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isOwnDataKey } from '#api/access/auth/data-key-proof.ts';
import { keyFollower } from '#api/access/auth/key-ring.ts';
import { type Config, readConfig, SETTINGS } from '#api/process/config/config.ts';
import { misspeltLine, misspeltSettings } from '#api/process/config/config-names.ts';
import { unsafeSettings } from '#api/process/config/config-safety.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { dataKeyBeside } from './data-key-file.ts';
import { databaseFile } from './database-file.ts';
import { startProblem } from './start-problem.ts';

/** Ends the process with one clear line instead of a stack. */
export function fail(message: string): never {
  // Not by way of the console, which a server takes into its log.
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The checked environment, or an end with the line that names the malformed variable; misspelt ones are named too. */
export function configOrFail(): Config {
  const config = checkedOrFail(configFor);
  for (const setting of config.misspeltSettings) process.stderr.write(`${misspeltLine(setting)}\n`);
  return config;
}

function checkedOrFail(read: typeof configFor): Config {
  // What a command makes, database, key and backup, is for its own user's eyes.
  process.umask(0o077);
  try {
    return read(process.env);
  } catch (error) {
    // No setting is malformed where the key's file cannot be read or made.
    const isOfSystem = typeof (error as NodeJS.ErrnoException).syscall === 'string';
    if (isOfSystem) return fail(startProblem(error, readConfig(process.env)));
    return failWith(`Configuration: ${(error as Error).message}`);
  }
}

/** Reads the configuration for the server process. In production, exits with one line per unsafe setting. */
export function servingConfigOrFail(): Config {
  const unsafe = unsafeSettings(checkedOrFail(readConfig));
  if (unsafe.length > 0) failWith(`Configuration:\n${unsafe.join('\n')}`);
  // The server's log names misspelt ones.
  const config = checkedOrFail(configFor);
  return { ...config, commit: config.commit ?? checkedOutCommit() };
}

/** The commit of the folder that a command was started in; null where that is no checkout. */
function checkedOutCommit(): string | null {
  if (!existsSync('.git')) return null;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** What is missing may be there under a name with a slip in it. */
function failWith(message: string): never {
  const misspelt = misspeltSettings(Object.keys(process.env), SETTINGS).map(misspeltLine);
  return fail([message, ...misspelt].join('\n'));
}

/** The settings with the key of the installation. Throws a line for each malformed variable, and without a key. */
export function configFor(env: Readonly<Record<string, string | undefined>>): Config {
  const config = readConfig(env);
  if (env.DATA_KEY) return config;
  const file = databaseFile(config);
  if (file === null) throw new Error('DATA_KEY: is needed with a libSQL server, 64 hexadecimal digits');
  return readConfig({ ...env, DATA_KEY: dataKeyBeside(file) });
}

/** What a start, and every command that writes, says to a key that is not the database's. */
export const WRONG_KEY =
  'DATA_KEY is not the key of this database: put the one it was begun with into DATA_KEY or data.key; ' +
  'if a change of the key was broken off, npm run key:rotate ends it; ' +
  'if that is lost for good, npm run key:reset goes on with this one.';

/**
 * Opens the configured database, making its folder when it is new, and brings it to this version. Throws where its key
 * is another one, unless any is good: what was sealed with it would be lost to everyone else.
 */
export async function openMigratedStore(
  config: Config,
  { withAnyKey = false }: { withAnyKey?: boolean } = {},
): Promise<Store> {
  const file = databaseFile(config);
  if (file) mkdirSync(path.dirname(file), { recursive: true });
  const store = openStore({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken ?? undefined,
    cells: config.dataKey.cells,
  });
  await store.migrate();
  if (!withAnyKey) await requireOwnKey(store, config);
  return store;
}

/** Throws where the database was begun with another key; makes known what other keys it has come by. */
export async function requireOwnKey(store: Store, { dataKey }: Config): Promise<void> {
  if (!(await isOwnDataKey(store, dataKey, Date.now()))) throw new Error(WRONG_KEY);
  await keyFollower(store.read, dataKey)();
}

/** Runs a command and ends with its error as one line, so that a shell sees the failure. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    fail((error as Error).message);
  }
}
