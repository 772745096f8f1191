import path from 'node:path';
import type { Config } from '#api/process/config/config.ts';
import { causes } from '#db/constraint-error.ts';
import { MIGRATION_FAILED } from '#db/migrate.ts';
import { databaseFile } from './database-file.ts';

const UNWRITABLE = /^(SQLITE_CANTOPEN|SQLITE_READONLY|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT)/;
const FULL = /^(SQLITE_FULL|ENOSPC)/;
const NO_DATABASE = /^(SQLITE_NOTADB|SQLITE_CORRUPT)/;
const REFUSED = /\b(HTTP status|status:?) (401|403)\b|unauthori[sz]ed/i;
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|UND_ERR)|fetch failed|HTTP status \d|did not answer|deadline|timed? ?out/i;

/** Explains in one line why the database can't be opened, and what to do about it. */
export function startProblem(error: unknown, config: Pick<Config, 'databaseUrl'>): string {
  const found = causes(error);
  const isAny = (pattern: RegExp) =>
    found.some(({ code, message }) => pattern.test(code) || pattern.test(message));
  const file = databaseFile(config);
  if (file !== null) {
    if (isAny(UNWRITABLE))
      return `The database cannot be written in ${path.dirname(file)}: let the user of this process write that folder and what is in it, or set DATABASE_URL to a file elsewhere.`;
    if (isAny(FULL)) return `The disk of ${path.dirname(file)} is full: make room there, then start again.`;
    if (isAny(NO_DATABASE))
      return `${file} is no database, or a damaged one: set DATABASE_URL to another file, or bring a backup back with npm run restore -- FILE.`;
  } else {
    const server = hostOf(config.databaseUrl);
    if (isAny(REFUSED))
      return `The libSQL server at ${server} refuses the token: set DATABASE_AUTH_TOKEN to one that may write.`;
    if (isAny(UNREACHABLE))
      return `The libSQL server at ${server} does not answer: start it, or set DATABASE_URL to the address where it is.`;
  }
  const explained = found.find(({ code }) => code === MIGRATION_FAILED) ?? found[0];
  return firstLine(explained?.message ?? String(error));
}

/** Host of a database address, without secrets such as a token in it. */
function hostOf(databaseUrl: string): string {
  return URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'DATABASE_URL';
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
