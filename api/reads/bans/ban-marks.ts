import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { DataKey } from '#api/process/config/data-key.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { banTrace, banTraceMark } from '#db/schema/ban-trace.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import {
  BAN_MARKS,
  type BanMark,
  type BanMarkKind,
  type BanMatch,
  marksOf,
} from '#domain/identity/ban-identity.ts';

/** A mark as it is kept, and how it may have been kept under former keys. */
export type HashedMark = { kind: BanMarkKind; hash: string; hashes: readonly string[] };

/** Returns what says which key and spelling make hashes of marks now; those with another one are made again. */
export function keyMarkOf(dataKey: DataKey): string {
  return dataKey.hash('double', 'key of 2026-11-28').slice(0, 8);
}

/**
 * Returns the hashes of what a volunteer is known by now; none once the record is erased. `typed` addresses count where
 * they can only harm whoever typed them; what is kept of a ban has confirmed ones alone, so no one blocks another
 * person's mailbox.
 */
export async function readMarks(
  tx: Db,
  dataKey: DataKey,
  chariteerId: string,
  addresses: 'typed' | 'confirmed',
): Promise<HashedMark[]> {
  return (await readKnownBy(tx, chariteerId, addresses)).map(({ kind, value }) => {
    const hashes = dataKey.hashes('ban', `${kind} ${value}`);
    return { kind, hash: hashes[0] ?? '', hashes };
  });
}

/** Reads a person's marks before they're hashed. */
export async function readKnownBy(
  tx: Db,
  chariteerId: string,
  addresses: 'typed' | 'confirmed',
): Promise<BanMark[]> {
  const [person] = await tx
    .select({
      emailAddress: chariteer.emailAddress,
      accountEmail: account.email,
      phoneNumber: chariteer.phoneNumber,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(and(eq(chariteer.id, chariteerId), isStillThere()));
  if (!person) return [];
  const own = [person.emailAddress, person.accountEmail].filter((address) => address !== null);
  const confirmed = await confirmedAddresses(tx, chariteerId);
  const phoneNumber = tx.cells.open('chariteer.phoneNumber', chariteerId, person.phoneNumber);
  return marksOf({
    ...person,
    phoneNumber,
    addresses: addresses === 'typed' ? [...own, ...confirmed] : confirmed,
  });
}

/** The kept bans that share one of the marks, the earliest first. `now` in epoch ms. */
export async function findMatches(
  tx: Db,
  marks: readonly HashedMark[],
  now: number,
): Promise<(BanMatch & { bannedAt: number; expiresAt: number })[]> {
  if (marks.length === 0) return [];
  const isOne = marks.map(({ kind, hashes }) =>
    and(eq(banTraceMark.kind, kind), inArray(banTraceMark.hash, hashes)),
  );
  return tx
    .select({
      providerId: banTrace.providerId,
      rootId: sql<string>`coalesce(${banTrace.rootId}, ${banTrace.id})`,
      kind: banTraceMark.kind,
      bannedAt: banTrace.bannedAt,
      expiresAt: banTrace.expiresAt,
    })
    .from(banTraceMark)
    .innerJoin(banTrace, eq(banTrace.id, banTraceMark.traceId))
    .where(and(or(...isOne), gt(banTrace.expiresAt, now)))
    .orderBy(banTrace.bannedAt, banTrace.id);
}

/** Finds the people who share a mark with a kept ban; one statement a kind of mark. `now` in epoch ms. */
export async function findBannedAgain(
  tx: Db,
  dataKey: DataKey,
  now: number,
  people: readonly { id: string; marks: readonly BanMark[] }[],
): Promise<Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const { id, marks } of people)
    for (const { kind, value } of marks)
      for (const hash of dataKey.hashes('ban', `${kind} ${value}`))
        owners.set(`${kind} ${hash}`, (owners.get(`${kind} ${hash}`) ?? new Set()).add(id));
  const found = new Set<string>();
  for (const kind of Object.keys(BAN_MARKS) as BanMarkKind[]) {
    const hashes = [...owners.keys()].flatMap((key) =>
      key.startsWith(`${kind} `) ? key.slice(kind.length + 1) : [],
    );
    const rows = await tx
      .select({ hash: banTraceMark.hash })
      .from(banTraceMark)
      .innerJoin(banTrace, eq(banTrace.id, banTraceMark.traceId))
      .where(
        and(eq(banTraceMark.kind, kind), isInList(banTraceMark.hash, hashes), gt(banTrace.expiresAt, now)),
      );
    for (const { hash } of rows) for (const id of owners.get(`${kind} ${hash}`) ?? []) found.add(id);
  }
  return found;
}

/** An address that was never confirmed may be a stranger's. */
async function confirmedAddresses(tx: Db, accountId: string): Promise<string[]> {
  const rows = await tx
    .select({ emailAddress: contactEmail.emailAddress })
    .from(contactEmail)
    .where(and(eq(contactEmail.accountId, accountId), eq(contactEmail.verificationStatus, 'Confirmed')));
  return rows.map((row) => row.emailAddress);
}
