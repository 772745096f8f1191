import { checkSeals } from '#api/access/audit/check-seals.ts';
import { hasLostSeal } from '#api/access/audit/keep-seal.ts';
import { fitsDataKey } from '#api/access/auth/data-key-proof.ts';
import { DATA_KEY_PATTERN } from '#api/process/config/data-key.ts';
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

/** The chain of seals is whole, but shorter than it was. */
function lost({ block }: KeptSeal): Finding {
  return error(
    `The audit log has lost block ${block}: its seal was kept outside the database and is not there any more.`,
    'Keep a copy of the database as it is, and compare it with a backup: someone has removed the newest entries. After a restore of an older copy, delete audit.seal beside the database.',
  );
}
