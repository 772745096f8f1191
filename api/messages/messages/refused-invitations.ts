import type { DataKey } from '#api/process/config/data-key.ts';
import { isInList } from '#db/in-list.ts';
import { refusedInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Db } from '#db/store.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';

/** The hash by which a mailbox that wants no invitations is kept. */
export function refusingHash(dataKey: DataKey, address: string): string {
  return dataKey.hash('unsubscribe', subjectOf(address));
}

/** Which of these addresses want no invitations to volunteer, by their mailboxes. One statement. */
export async function readRefusing(
  db: Db,
  dataKey: DataKey,
  addresses: readonly string[],
): Promise<Set<string>> {
  const owners = new Map<string, string>();
  for (const address of addresses)
    for (const hash of dataKey.hashes('unsubscribe', subjectOf(address)))
      owners.set(hash, mailboxKey(address));
  const rows = await db
    .select({ hash: refusedInvitation.mailboxHash })
    .from(refusedInvitation)
    .where(isInList(refusedInvitation.mailboxHash, [...owners.keys()]));
  return new Set(rows.flatMap(({ hash }) => owners.get(hash) ?? []));
}

/** Whether the mailbox of a hash wants no invitations. */
export async function isRefusing(db: Db, mailboxHash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: refusedInvitation.mailboxHash })
    .from(refusedInvitation)
    .where(isInList(refusedInvitation.mailboxHash, [mailboxHash]));
  return rows.length > 0;
}

const subjectOf = (address: string) => `invitations ${mailboxKey(address)}`;
