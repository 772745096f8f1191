import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { readMailServer } from '#api/access/outbox/delivery/mail-server-state.ts';
import { BACKUP } from '#api/operations/backups/backup-jobs.ts';
import { readLastSlot, readNewestRun } from '#api/operations/jobs/run-queries.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Db } from '#db/store.ts';
import type { InstallationFacts } from '#domain/installation/staff-warning.ts';
import { troubleLength } from '#domain/messages/mail-delivery.ts';

/** What staff are warned by, and since when each of it is so: told again only when that changes. */
export async function readFacts(db: Db, config: Config, now: number) {
  const { troubleCount, lastSuccessAt } = await readMailServer(db);
  const lastSlot = await readLastSlot(db, { name: BACKUP.name, slot: now });
  const lastAt = lastSlot ?? (await readNewestRun(db, BACKUP.name))?.slot ?? null;
  const facts: InstallationFacts = {
    mailTroubleMs: troubleLength(troubleCount),
    backups: config.backups && { lastAt, everyHours: config.backups.everyHours },
    freeShare: await readFreeShare(config),
  };
  return { facts, since: { mail: lastSuccessAt ?? 0, backup: lastAt ?? 0 } };
}

/** The free share of the fullest disk that the product writes to. */
async function readFreeShare({ databaseUrl, pictures, backups }: Config): Promise<number> {
  const [, file] = /^(?:libsql-)?file:(.+)$/.exec(databaseUrl) ?? [];
  const folders = [
    ...(file === undefined ? [] : [path.dirname(file)]),
    ...[pictures, backups?.place].flatMap((place) => (place && 'folder' in place ? [place.folder] : [])),
  ];
  const shares = await Promise.all(folders.filter(existsSync).map(freeShareOf));
  return Math.min(1, ...shares);
}

async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
}
