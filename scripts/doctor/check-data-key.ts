import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fitsDataKey } from '#api/access/auth/data-key-proof.ts';
import { keyFollower, readRing } from '#api/access/auth/key-ring.ts';
import { findSealedMail, openContent } from '#api/access/outbox/seals/seal-mail.ts';
import { createDataKey, DATA_KEY_PATTERN, type DataKey } from '#api/process/config/data-key.ts';
import { countUnsealed } from '#db/cells/seal-in-steps.ts';
import type { Db } from '#db/store.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

/** Whether the key of the installation is there, and is the one that the database was begun with. */
export async function checkDataKey(installation: Installation): Promise<Finding[]> {
  const { env, config } = installation;
  if (config === null) return [];
  const { key, kept, keyFile } = keysOf(installation);
  if (!key) return [missing(installation, keyFile)];
  if (!DATA_KEY_PATTERN.test(key)) {
    return [error(`${keyFile} holds no key.`, 'Put the installation’s key there: 64 hexadecimal digits.')];
  }
  const findings = await fitFindings(installation, key);
  if (env.DATA_KEY && kept !== null && kept.toLowerCase() !== env.DATA_KEY.toLowerCase()) {
    findings.push(
      warning(
        `DATA_KEY is set, and ${keyFile} holds another key, which counts for nothing.`,
        'Keep the one that fits, and take the other one away.',
      ),
    );
  }
  return findings;
}

/** The key, which knows those that were changed for it. */
export async function dataKeyWithFormers(read: Db, key: string): Promise<DataKey> {
  const dataKey = createDataKey(key);
  await keyFollower(read, dataKey)();
  return dataKey;
}

/** The key in use; and apart from it the one that lies beside an embedded database. */
export function keysOf({ env, file }: Pick<Installation, 'env' | 'file'>) {
  const keyFile = file === null ? null : path.join(path.dirname(file), 'data.key');
  const kept = keyFile !== null && existsSync(keyFile) ? readKey(keyFile) : null;
  return { key: env.DATA_KEY || kept, kept, keyFile };
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    // Unreadable is told where files are looked at; here it is as good as gone.
    return null;
  }
}

function missing({ database, databaseProblem }: Installation, keyFile: string | null): Finding {
  if (keyFile === null) {
    return error(
      'DATA_KEY is not set.',
      'Set it: with a libSQL server there is no file for the key to lie in.',
    );
  }
  if (database === null && databaseProblem === null) return fine('The first start makes the key.');
  return error(
    `${keyFile} is missing or cannot be read. The next start would make another key, with which nothing sealed can be opened.`,
    'Put the file back from where you keep it, or set DATA_KEY, before the next start.',
  );
}

async function fitFindings({ database, isQuick }: Installation, key: string): Promise<Finding[]> {
  if (!database?.isCurrent) return [fine('The key is there.')];
  const dataKey = createDataKey(key);
  const sealed = await findSealedMail(database.read);
  const isFitting =
    (await fitsDataKey(database.read, dataKey)) ?? (sealed === null || openContent(dataKey, sealed) !== null);
  if (isFitting)
    return [
      fine('The key is there and fits the database.'),
      ...(isQuick ? [] : await unsealedFindings(database.read, dataKey)),
    ];
  return [
    error(
      'The key is not the one that this database was begun with: telephones and emergency contacts stay empty, waiting mails cannot be opened, bans are not known again.',
      'Put the former key back, as DATA_KEY or as data.key beside the database, and start again; if it is lost for good, npm run key:reset goes on with this one.',
    ),
  ];
}

/** What is sealed with no key yet, or with a former one. */
async function unsealedFindings(read: Db, dataKey: DataKey): Promise<Finding[]> {
  const { next } = await readRing(read);
  if (next !== null) {
    return [
      warning(
        'A change of the key was begun and is not over.',
        'If npm run key:rotate is not at work, run it again, with the same file: it goes on.',
      ),
    ];
  }
  const rows = await countUnsealed(read, dataKey.cells);
  if (rows === 0) return [];
  return [
    warning(
      `${rows} rows hold telephones or contacts that are not sealed with this key yet.`,
      'The server seals them beside its work: let it run, and look again in some minutes.',
    ),
  ];
}
