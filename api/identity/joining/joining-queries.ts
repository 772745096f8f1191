import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { joiningHashOf } from '#api/access/request/joining-key.ts';
import type { Config } from '#api/process/config/config.ts';
import { joining } from '#db/schema/joining.ts';
import type { Db } from '#db/store.ts';
import { JOINING_PAUSE_MS } from '#domain/accounts/joining.ts';
import type { JoiningRow } from './joining-row.ts';

/** A row with its address opened. */
export type OpenJoining = Omit<typeof joining.$inferSelect, 'address'> & { emailAddress: string };

/** What waits or was begun in the caller's browser; null for none, and for what is over. */
export async function readJoining(
  db: Db,
  now: number,
  browserHash: string | null,
): Promise<OpenJoining | null> {
  return browserHash === null ? null : openJoining(db, now, eq(joining.browserHash, browserHash));
}

async function openJoining(db: Db, now: number, where: SQL): Promise<OpenJoining | null> {
  const row = await db
    .select()
    .from(joining)
    .where(and(where, gt(joining.expiresAt, now)))
    .get();
  return row ? withAddress(db, row) : null;
}

/** The row with its address, null where its key is lost. */
export function withAddress(db: Db, row: typeof joining.$inferSelect): OpenJoining | null {
  const { address, ...rest } = row;
  const emailAddress = db.cells.open('joining.address', row.id, address);
  return emailAddress === null ? null : { ...rest, emailAddress };
}

/** How far someone has come in the caller's browser. */
export async function findJoining(
  context: Context,
  { key }: { key?: string | null },
): Promise<JoiningRow | null> {
  const found = await readJoining(context.store.read, context.now, joiningHashOf(context, key));
  return found && joiningRowOf(found, null);
}

/** What is told of a row; the key only where it is new. */
export function joiningRowOf(
  { browserHash, emailAddress, questId, enteredAt, codeExpiresAt, sentAt }: OpenJoining,
  key: string | null,
): JoiningRow {
  return {
    browserHash,
    typedAddress: emailAddress,
    questId,
    isEntered: enteredAt !== null,
    codeUntil: codeExpiresAt,
    sendAgainAt: sentAt + JOINING_PAUSE_MS,
    key,
  };
}

/** How a code may stand in its row, the present key's first. Keyed: six digits are soon tried out. */
export function joiningCodeHashes({ dataKey }: Pick<Config, 'dataKey'>, id: string, code: string): string[] {
  return dataKey.hashes('joining-code', `${id} ${code}`);
}
