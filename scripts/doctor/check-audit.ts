import { sql } from 'drizzle-orm';
import { checkSeals } from '#api/access/audit/check-seals.ts';
import { hasLostSeal } from '#api/access/audit/keep-seal.ts';
import { fitsDataKey } from '#api/access/auth/data-key-proof.ts';
import { DATA_KEY_PATTERN } from '#api/process/config/data-key.ts';
import type { Db } from '#db/store.ts';
import { TRIGGERS } from '#db/triggers.ts';
import type { KeptSeal } from '#domain/audit/kept-seal.ts';
import { dataKeyWithFormers, keysOf } from './check-data-key.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

/** Whether the audit log is as it was sealed. With a key that does not fit nothing can be said about it. */
export async function checkAudit(installation: Installation): Promise<Finding[]> {
  const { database, now } = installation;
  const { key } = keysOf(installation);
  if (!database?.isCurrent || !key || !DATA_KEY_PATTERN.test(key)) return [];
  const dataKey = await dataKeyWithFormers(database.read, key);
  if ((await fitsDataKey(database.read, dataKey)) === false) return [];
  const { blocks, entries, broken, isOverdue } = await checkSeals(database.read, dataKey, now);
  if (broken) {
    return [
      error(
        `The audit log was changed since it was sealed: ${entries} entries are as they were, those of block ${broken.block}, up to ${new Date(broken.lastAt).toISOString()}, are not.`,
        'Keep a copy of the database as it is, and compare that block with a backup from before: somebody has written into the file.',
      ),
    ];
  }
  for (const kept of installation.keptSeals) if (await hasLostSeal(database.read, kept)) return [lost(kept)];
  const missing = await missingTriggers(database.read);
  if (missing.length > 0) return [unguarded(missing)];
  if (isOverdue) {
    return [
      warning(
        'Entries of the audit log wait for their seal longer than five minutes.',
        'Let the server run; if it does, its log says why it does not seal.',
      ),
    ];
  }
  return [fine(`The audit log is as it was sealed: ${entries} entries in ${blocks} blocks.`)];
}

/** The chain of seals is whole, but shorter than it was, or made anew by someone who has the key. */
function lost({ block }: KeptSeal): Finding {
  return error(
    `The audit log has lost block ${block}, or was sealed anew: the seal kept outside the database isn’t in it any more.`,
    'Keep a copy of the database as it is, and compare it with a backup: someone has removed or changed entries, and may have DATA_KEY. After a restore of an older copy, delete audit.seal beside the database.',
  );
}

/** The triggers by which the tables of the audit log take new rows only, as far as they are gone. */
async function missingTriggers(read: Db): Promise<string[]> {
  const tables = ['audit_entry', 'audit_seal'];
  const statements = tables.flatMap((table) => TRIGGERS[table] ?? []);
  const names = statements.flatMap(
    (statement) => /^CREATE TRIGGER IF NOT EXISTS (\w+)/.exec(statement)?.[1] ?? [],
  );
  const rows = await read.all<{ name: string }>(
    sql`SELECT "name" FROM sqlite_master WHERE "type" = 'trigger' AND "tbl_name" IN ${tables}`,
  );
  const found = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !found.has(name));
}

function unguarded(triggers: readonly string[]): Finding {
  return error(
    `Nothing keeps the audit log from being changed: ${triggers.join(', ')} are missing.`,
    'Keep a copy of the database as it is, compare the audit log with a backup and with a seal that you kept (--seal), and run the statements of db/triggers.ts for these triggers.',
  );
}
