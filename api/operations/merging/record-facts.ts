import { and, eq } from 'drizzle-orm';
import { type ChildsGuardian, readGuardians } from '#api/people/children/guardian-queries.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isNotOver } from '#api/rows/quest-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { storedMailboxKeys } from '#domain/identity/mailbox-key.ts';
import type { RecordFacts } from '#domain/merging/record-merge.ts';

type Account = typeof account.$inferSelect;
/** A volunteer record as it is stored, with its account or, for a child, its guardians. */
export type StoredPerson = {
  id: string;
  account: Account | null;
  guardians: ChildsGuardian[];
  volunteer: typeof chariteer.$inferSelect;
};

/** Someone whose volunteer record is still there, with an account or under those of guardians, or null. */
export async function readStoredPerson(db: Db, id: string): Promise<StoredPerson | null> {
  const row = await db
    .select({ id: chariteer.id, account, volunteer: chariteer })
    .from(chariteer)
    .leftJoin(account, eq(account.id, chariteer.id))
    .where(and(eq(chariteer.id, id), isStillThere()))
    .get();
  const guardians = row?.account === null ? await readGuardians(db, id) : [];
  return row && (row.account !== null || guardians.length > 0) ? { ...row, guardians } : null;
}

/** What decides whether a record can be merged. `now` in epoch ms. */
export async function readRecordFacts(
  db: Db,
  now: number,
  { id, account: owner, guardians, volunteer }: StoredPerson,
): Promise<RecordFacts> {
  const { state, linkSentAt, tickUntil } = guardianConsent;
  const consent = await db
    .select({ state, linkSentAt, tickUntil })
    .from(guardianConsent)
    .where(eq(guardianConsent.chariteerId, id))
    .get();
  const ahead = await db
    .select({ startedAt: quest.startedAt })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(eq(contract.chariteerId, id), isActiveSignUp(), isNotOver(now)));
  return {
    id,
    accountType: owner?.accountType ?? 'Chariteer',
    isStaff: owner?.isStaff ?? false,
    isChild: guardians.length > 0,
    isYoung: isYoungOn(volunteer.dateOfBirth, now),
    consent: consent ?? null,
    startsAhead: ahead.map(({ startedAt }) => startedAt),
  };
}

/** Whether one of two people supervises the other on a quest, or is the guardian by the address of mail. */
export async function readStandsForOther(db: Db, one: StoredPerson, other: StoredPerson): Promise<boolean> {
  const ids = [one.id, other.id];
  const supervised = await db
    .select({ id: supervision.id })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .where(and(isInList(supervision.supervisorId, ids), isInList(contract.chariteerId, ids)))
    .limit(1);
  if (supervised.length > 0) return true;
  return (await isGuardianOf(db, one, other)) || (await isGuardianOf(db, other, one));
}

async function isGuardianOf(db: Db, adult: StoredPerson, young: StoredPerson): Promise<boolean> {
  // Of a child both are guardians.
  if (!adult.account) return false;
  const stored = storedMailboxKeys(adult.account.email);
  const keys = stored.flatMap((key) => db.cells.hashes('guardian_consent.mailboxKey', key));
  const found = await db
    .select({ id: guardianConsent.id })
    .from(guardianConsent)
    .where(and(eq(guardianConsent.chariteerId, young.id), isInList(guardianConsent.mailboxKey, keys)))
    .limit(1);
  return found.length > 0;
}
