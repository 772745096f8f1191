import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { readRefusing } from '#api/messages/messages/refused-invitations.ts';
import { isContactOpen } from '#api/rows/contact-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { volunteerLabel } from '#db/schema/volunteer-note.ts';
import type { Db } from '#db/store.ts';
import {
  guessColumns,
  type InvitedColumns,
  type InvitedTable,
} from '#domain/invited-volunteers/invited-columns.ts';
import { type KnownAddresses, partInvited, readInvitedRows } from '#domain/invited-volunteers/invited-row.ts';
import type { JudgedFile } from './invited-volunteer-row.ts';
import { fileRefused } from './read-table.ts';

type Facts = Pick<Context, 'now' | 'config'>;

/** Values of a column that are shown with its heading. */
const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

/**
 * Says what a table holds and what becomes of each row, in four statements however many rows there are. `chosen`: what
 * the columns hold; null to guess. Nothing tells whether an address has an account here: of volunteers only those count
 * whose contacts the charity sees anyway.
 */
export async function judgeFile(
  db: Db,
  { now, config }: Facts,
  providerId: string,
  { table, chosen }: { table: InvitedTable; chosen: InvitedColumns | null },
): Promise<JudgedFile> {
  const columns = chosen ?? guessColumns(table);
  const shown = columnsOf(table, columns);
  if (!columns.includes('email')) return { columns: shown, invited: [], refused: [] };
  const labels = await readLabelIds(db, providerId);
  const rows = readInvitedRows(table, { columns, labels, now });
  const read = rows.flatMap((row) => ('invited' in row ? row.invited : []));
  const known: KnownAddresses = {
    ...(await readInvited(
      db,
      providerId,
      read.map(({ emailKey }) => emailKey),
      now,
    )),
    volunteers: await readVolunteers(
      db,
      providerId,
      read.map(({ emailKey }) => emailKey),
      now,
    ),
    refused: await readRefusing(
      db,
      config.dataKey,
      read.map(({ emailAddress }) => emailAddress),
    ),
  };
  return { columns: shown, ...partInvited(rows, known) };
}

/** What the columns of a table hold, as someone chose. Errors: BAD_USER_INPUT where none holds the emails. */
export function requireEmails(columns: InvitedColumns): void {
  if (!columns.includes('email')) throw fileRefused((t) => t.noEmailColumn);
}

function columnsOf({ headings, rows }: InvitedTable, columns: InvitedColumns): JudgedFile['columns'] {
  return columns.map((holds, at) => {
    const filled = rows.slice(0, 50).flatMap(({ cells }) => (cells[at] ?? '').trim() || []);
    const samples = [...new Set(filled)].slice(0, SAMPLES).map((text) => text.slice(0, LONGEST_SAMPLE));
    return { heading: headings?.[at]?.trim().slice(0, LONGEST_SAMPLE) || null, samples, holds };
  });
}

async function readLabelIds(db: Db, providerId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: volunteerLabel.id, foldedName: volunteerLabel.foldedName })
    .from(volunteerLabel)
    .where(eq(volunteerLabel.providerId, providerId));
  return new Map(rows.map(({ id, foldedName }) => [foldedName, id]));
}

/** Addresses among these that the charity has asked: who accepted, and who can still answer. */
async function readInvited(db: Db, providerId: string, keys: readonly string[], now: number) {
  const { emailKey, acceptedById, expiresAt } = volunteerInvitation;
  const rows = await db
    .select({ emailKey, acceptedById })
    .from(volunteerInvitation)
    .where(
      and(
        eq(volunteerInvitation.providerId, providerId),
        isInList(emailKey, keys),
        or(gt(expiresAt, now), isNotNull(acceptedById)),
      ),
    );
  const keysOf = (isAccepted: boolean) =>
    new Set(rows.flatMap((row) => ((row.acceptedById !== null) === isAccepted ? row.emailKey : [])));
  return { accepted: keysOf(true), invited: keysOf(false) };
}

/** Addresses among these of volunteers whose contacts the charity sees. */
async function readVolunteers(
  db: Db,
  providerId: string,
  keys: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .select({ emailKey: account.emailKey })
    .from(account)
    .innerJoin(chariteer, eq(chariteer.id, account.id))
    .where(
      and(
        isInList(account.emailKey, keys),
        isStillThere(),
        isContactOpen(sql`${chariteer.id}`, sql`${providerId}`, now),
      ),
    );
  return new Set(rows.map(({ emailKey }) => emailKey));
}
