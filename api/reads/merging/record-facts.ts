import { and, eq } from 'drizzle-orm';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { isNotOver } from '#api/rows/quests/quest-where.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import type { RecordFacts } from '#domain/merging/record-merge.ts';

/** An account with its volunteer record, as they are stored. */
export type StoredPerson = { account: typeof account.$inferSelect; volunteer: typeof chariteer.$inferSelect };

/** Somebody with an account and a volunteer record that is still there, or null. */
export async function readStoredPerson(db: Db, id: string): Promise<StoredPerson | null> {
  const row = await db
    .select({ account, volunteer: chariteer })
    .from(account)
    .innerJoin(chariteer, eq(chariteer.id, account.id))
    .where(and(eq(account.id, id), isStillThere()))
    .get();
  return row ?? null;
}

/** What decides whether a record can be merged. `now` in epoch ms. */
export async function readRecordFacts(
  db: Db,
  now: number,
  { account: owner, volunteer }: StoredPerson,
): Promise<RecordFacts> {
  const { id, accountType, isStaff } = owner;
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
    accountType,
    isStaff,
    isYoung: isYoungOn(volunteer.dateOfBirth, now),
    consent: consent ?? null,
    startsAhead: ahead.map(({ startedAt }) => startedAt),
  };
}

/** Whether one of two people supervises the other on a quest, or is the guardian by the address of mail. */
export async function readStandsForOther(db: Db, one: StoredPerson, other: StoredPerson): Promise<boolean> {
  const ids = [one.account.id, other.account.id];
  const supervised = await db
    .select({ id: supervision.id })
    .from(supervision)
    .innerJoin(contract, eq(contract.id, supervision.contractId))
    .where(and(isInList(supervision.supervisorId, ids), isInList(contract.chariteerId, ids)))
    .limit(1);
  if (supervised.length > 0) return true;
  return (await isGuardianOf(db, one, other)) || (await isGuardianOf(db, other, one));
}

async function isGuardianOf(db: Db, guardian: StoredPerson, young: StoredPerson): Promise<boolean> {
  const keys = db.cells.hashes('guardian_consent.mailboxKey', mailboxKey(guardian.account.email));
  const found = await db
    .select({ id: guardianConsent.id })
    .from(guardianConsent)
    .where(and(eq(guardianConsent.chariteerId, young.account.id), isInList(guardianConsent.mailboxKey, keys)))
    .limit(1);
  return found.length > 0;
}
