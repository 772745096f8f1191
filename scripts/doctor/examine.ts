import path from 'node:path';
import { readSealFile, sealFileBeside } from '#api/access/audit/keep-seal.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import type { KeptSeal } from '#domain/audit/kept-seal.ts';
import { checkAudit } from './check-audit.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDataKey } from './check-data-key.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFiles } from './check-files.ts';
import { checkLedgers } from './check-ledgers.ts';
import { checkMail } from './check-mail.ts';
import { checkPush, checkTexts } from './check-messages.ts';
import { checkMigrations } from './check-migrations.ts';
import { checkPictures } from './check-pictures.ts';
import { type Check, error, type Finding, type Installation, SEVERITIES } from './finding.ts';
import { openDatabase } from './open-database.ts';

/** All checks in the order they are told. A new one adds its line here. */
const CHECKS: Readonly<Record<string, Check>> = {
  configuration: checkConfiguration,
  files: checkFiles,
  disk: checkDisk,
  database: checkDatabase,
  migrations: checkMigrations,
  pictures: checkPictures,
  backups: checkBackups,
  key: checkDataKey,
  ledgers: checkLedgers,
  audit: checkAudit,
  mail: checkMail,
  push: checkPush,
  texts: checkTexts,
  clock: checkClock,
};

export type NamedFinding = Finding & { check: string };

/** Checks that read the whole database, which a quick look leaves out. */
const THOROUGH: readonly string[] = ['ledgers', 'audit'];

export type Look = Partial<Pick<Installation, 'isQuick' | 'ledgerFrom' | 'tell'>> & {
  /** The seal of the audit log that someone has kept. */
  givenSeal?: KeptSeal | null;
  /** Takes the findings of each check as soon as it is done. */
  onFindings?: (findings: readonly NamedFinding[]) => void;
};

/** Looks at everything and changes nothing; safe while the product serves. `now` in epoch ms. */
export async function examine(
  env: Installation['env'],
  now: number,
  { givenSeal = null, isQuick = false, ledgerFrom = null, tell = () => {}, onFindings = () => {} }: Look = {},
): Promise<NamedFinding[]> {
  const config = configOrNull(env);
  const file = config === null ? null : fileOf(config);
  const opened = config === null ? null : await openDatabase(config, file);
  const database = opened !== null && 'read' in opened ? opened : null;
  const databaseProblem = opened !== null && 'severity' in opened ? opened : null;
  const besides = file === null ? null : await readSealFile(sealFileBeside(file));
  const keptSeals = [givenSeal, besides].filter((seal) => seal !== null);
  const look = { isQuick, ledgerFrom, tell };
  const installation = { env, config, file, database, databaseProblem, keptSeals, now, ...look };
  try {
    const findings: NamedFinding[] = [];
    for (const [check, find] of Object.entries(CHECKS)) {
      // Whoever gives a seal asks for the audit log.
      const isAskedFor = check === 'audit' && givenSeal !== null;
      if (isQuick && THOROUGH.includes(check) && !isAskedFor) continue;
      if (THOROUGH.includes(check)) tell(`… ${check}`);
      const found = (await safely(find, installation)).map((finding) => ({ ...finding, check }));
      onFindings(found);
      findings.push(...found);
    }
    return findings;
  } finally {
    await database?.close();
  }
}

/** 0: all is well, 1: warnings, 2: errors. */
export function exitCodeOf(findings: readonly Finding[]): number {
  return Math.max(0, ...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));
}

/** Runs one check and turns a failure of it into a finding, so the other checks still run. */
async function safely(find: Check, installation: Installation): Promise<Finding[]> {
  try {
    return await find(installation);
  } catch (problem) {
    return [
      error(
        `This could not be looked at: ${(problem as Error).message}.`,
        'Mend what else is told here, then look again.',
      ),
    ];
  }
}

function configOrNull(env: Installation['env']): Config | null {
  try {
    return readConfig(env);
  } catch {
    return null;
  }
}

/**
 * Path of the database file, or null. Covers libSQL on a file, too: the format is SQLite's, so it's read, never
 * written.
 */
function fileOf({ databaseUrl }: Config): string | null {
  const found = /^(?:libsql-)?file:(.*)$/.exec(databaseUrl);
  return found?.[1] === undefined ? null : path.resolve(found[1]);
}
