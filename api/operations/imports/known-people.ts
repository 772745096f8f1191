import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { heldHash } from '#api/access/auth/held-hash.ts';
import { readRefusedMailboxes } from '#api/people/children/refused-mailboxes.ts';
import type { DataKey } from '#api/process/config/data-key.ts';
import { isInList } from '#db/in-list.ts';
import { account, formerAddress, heldUsername } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { closedAccount } from '#db/schema/closed-account.ts';
import { importedVolunteer } from '#db/schema/imported-volunteer.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { mergedKey, recordMerge } from '#db/schema/record-merge.ts';
import type { Db } from '#db/store.ts';
import { marksOf, nameKey } from '#domain/identity/ban-identity.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { ImportedVolunteer, KnownOfImported } from '#domain/imports/imported-volunteer.ts';

/** An imported person with the user names to choose from, the wanted one first. */
export type NamedImport = { person: ImportedVolunteer; usernames: readonly string[] };

export type KnownPeople = {
  of: (person: ImportedVolunteer) => KnownOfImported;
  isUsernameTaken: (username: string) => boolean;
  /** Whether an address is read by someone under 18, who cannot be a guardian. */
  isAddressOfMinor: (address: string) => boolean;
};

type Query = { now: number; dataKey: DataKey };

/** What the database knows of some imported people and of the user names they could have; at most twelve statements. */
export async function readKnownPeople(
  db: Db,
  query: Query,
  people: readonly NamedImport[],
): Promise<KnownPeople> {
  const accounts = await readAccounts(db, people);
  const byId = new Map(accounts.map((row) => [row.id, row]));
  const byEmail = new Map(accounts.map((row) => [row.emailKey, row]));
  const removedIds = await readRemoved(db, people);
  const closed = await readClosed(db, query.now);
  const heldEmails = await readHeldEmails(db, query.now, people);
  const heldHashes = new Set([...closed.heldHashes, ...(await readMergedHashes(db, query.now, people))]);
  const namesakes = await readNamesakes(db, query.dataKey, people);
  const taken = await readTakenUsernames(db, people);
  const guardians = people.flatMap(({ person }) => person.guardian?.guardianEmail ?? []);
  const minors = new Set(await readRefusedMailboxes(db, guardians, query.now));
  return {
    of: (person) => {
      const emailKey = uniqueKey(person.emailAddress);
      const own = byId.get(person.id);
      const holder = byEmail.get(emailKey);
      const namesakeIds = namesakes.get(personHash(query.dataKey, person)) ?? [];
      return {
        byId: own ? { ...own, ...comparedWith(own, person) } : null,
        hasLeft: removedIds.has(person.id) || closed.ids.has(person.id),
        holder: holder && holder.id !== person.id ? holder : null,
        isAddressHeld: heldEmails.has(emailKey) || heldHashes.has(heldHash(`email ${emailKey}`)),
        isNamesake: namesakeIds.some((id) => id !== person.id),
      };
    },
    isAddressOfMinor: (address) => minors.has(mailboxKey(address)),
    isUsernameTaken: (username) =>
      taken.has(uniqueKey(username)) || heldHashes.has(heldHash(`name ${uniqueKey(username)}`)),
  };
}

/** The hash by which two people of one name and birth date are found. */
export function personHash(dataKey: DataKey, person: ImportedVolunteer): string {
  const [mark] = marksOf({ ...person, addresses: [], phoneNumber: null });
  return dataKey.hash('double', `person ${mark?.value ?? person.id}`);
}

type AccountFacts = Awaited<ReturnType<typeof readAccounts>>[number];

function comparedWith(own: AccountFacts, person: ImportedVolunteer) {
  return {
    isSameAddress: own.emailKey === uniqueKey(person.emailAddress),
    isSameName:
      nameKey(`${own.nameFirst ?? ''} ${own.nameLast ?? ''}`) ===
      nameKey(`${person.nameFirst} ${person.nameLast}`),
  };
}

async function readAccounts(db: Db, people: readonly NamedImport[]) {
  const ids = people.map(({ person }) => person.id);
  const emailKeys = people.map(({ person }) => uniqueKey(person.emailAddress));
  const { id, emailKey, dateOfBirth, nameFirst, nameLast } = account;
  const columns = {
    id,
    emailKey,
    dateOfBirth,
    nameFirst,
    nameLast,
    importedAt: importedVolunteer.importedAt,
  };
  const select = () =>
    db.select(columns).from(account).leftJoin(importedVolunteer, eq(importedVolunteer.accountId, account.id));
  const rows = [
    ...(await select().where(isInList(account.id, ids))),
    ...(await select().where(isInList(account.emailKey, emailKeys))),
  ];
  return rows.map(({ importedAt, ...row }) => ({ ...row, isImported: importedAt !== null }));
}

/** Records without an account: of people who have left, or children. */
async function readRemoved(db: Db, people: readonly NamedImport[]): Promise<Set<string>> {
  const ids = people.map(({ person }) => person.id);
  const rows = await db
    .select({ id: chariteer.id })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(and(isInList(chariteer.id, ids), isNull(account.id)));
  return new Set(rows.map(({ id }) => id));
}

async function readClosed(db: Db, now: number) {
  const rows = await db
    .select({
      id: closedAccount.accountId,
      heldKeys: closedAccount.heldKeys,
      emailHash: closedAccount.emailHash,
    })
    .from(closedAccount)
    .where(gt(closedAccount.expiresAt, now));
  return {
    ids: new Set(rows.map(({ id }) => id)),
    heldHashes: rows.flatMap(({ heldKeys, emailHash }) => [...heldKeys, emailHash]),
  };
}

async function readHeldEmails(db: Db, now: number, people: readonly NamedImport[]): Promise<Set<string>> {
  const emailKeys = people.map(({ person }) => uniqueKey(person.emailAddress));
  const rows = await db
    .select({ emailKey: formerAddress.emailKey })
    .from(formerAddress)
    .where(and(isInList(formerAddress.emailKey, emailKeys), gt(formerAddress.expiresAt, now)));
  return new Set(rows.map(({ emailKey }) => emailKey));
}

/** Addresses and user names kept by merges that can still be undone. */
async function readMergedHashes(db: Db, now: number, people: readonly NamedImport[]): Promise<string[]> {
  const hashes = people.flatMap(({ person, usernames }) => [
    heldHash(`email ${uniqueKey(person.emailAddress)}`),
    ...usernames.map((username) => heldHash(`name ${uniqueKey(username)}`)),
  ]);
  const rows = await db
    .select({ hash: mergedKey.hash })
    .from(mergedKey)
    .innerJoin(recordMerge, eq(recordMerge.id, mergedKey.mergeId))
    .where(
      and(isInList(mergedKey.hash, hashes), isNull(recordMerge.undoneAt), gte(recordMerge.expiresAt, now)),
    );
  return rows.map(({ hash }) => hash);
}

async function readNamesakes(db: Db, dataKey: DataKey, people: readonly NamedImport[]) {
  const hashes = people.map(({ person }) => personHash(dataKey, person));
  const rows = await db
    .select({ id: personMark.chariteerId, hash: personMark.hash })
    .from(personMark)
    .where(and(eq(personMark.kind, 'person'), isInList(personMark.hash, hashes)));
  const ids = new Map<string, string[]>();
  for (const { id, hash } of rows) ids.set(hash, [...(ids.get(hash) ?? []), id]);
  return ids;
}

async function readTakenUsernames(db: Db, people: readonly NamedImport[]): Promise<Set<string>> {
  const keys = people.flatMap(({ usernames }) => usernames.map(uniqueKey));
  const taken = await db
    .select({ key: account.usernameKey })
    .from(account)
    .where(isInList(account.usernameKey, keys));
  const held = await db
    .select({ key: heldUsername.usernameKey })
    .from(heldUsername)
    .where(isInList(heldUsername.usernameKey, keys));
  return new Set([...taken, ...held].map(({ key }) => key));
}
