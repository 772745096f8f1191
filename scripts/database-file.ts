import path from 'node:path';
import type { Config } from '#api/process/config/config.ts';

/** The file behind an embedded database's address, or null for a libSQL server. */
export function databaseFile({ databaseUrl }: Pick<Config, 'databaseUrl'>): string | null {
  return databaseUrl.startsWith('file:') ? path.resolve(databaseUrl.slice('file:'.length)) : null;
}
