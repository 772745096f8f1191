import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import type { ConsentState } from '#domain/guardians/consent-standing.ts';
import { isConsentOf, maySayAnew } from '#domain/guardians/several-guardians.ts';
import { storedMailboxKeys } from '#domain/identity/mailbox-key.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** Someone young, and the guardian at the address for whom a link is made. */
export type YoungOfGuardian = {
  chariteerId: string;
  /** Which of a child's guardians; null: whoever the consent names. */
  guardianAccountId: string | null;
  address: string;
  state: ConsentState;
  ownLocale: Locale | null;
  childsLocale: Locale | null;
  name: string | null;
};

const MOST = 20;

/**
 * Whom the reader at an address is the guardian of: the young who named it, and the children under its account. A
 * child's guardian who may not say anything new gets no link: what another one refused stays refused.
 */
export async function readYoungOf(tx: Db, email: string, now: number): Promise<YoungOfGuardian[]> {
  const found = [...(await readNaming(tx, email)), ...(await readChildrenOf(tx, email, now))];
  return found.filter(({ dateOfBirth }) => isYoungOn(dateOfBirth, now)).slice(0, MOST);
}

async function readNaming(tx: Db, email: string) {
  const stored = storedMailboxKeys(email);
  const keys = stored.flatMap((key) => tx.cells.hashes('guardian_consent.mailboxKey', key));
  const guardians = tx
    .select({ found: sql`1` })
    .from(childRecord)
    .where(eq(childRecord.chariteerId, guardianConsent.chariteerId));
  const rows = await tx
    .select({
      chariteerId: guardianConsent.chariteerId,
      address: guardianConsent.guardianEmail,
      state: guardianConsent.state,
      ownLocale: guardianConsent.locale,
      childsLocale: account.locale,
      name: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(guardianConsent)
    .innerJoin(chariteer, eq(chariteer.id, guardianConsent.chariteerId))
    .leftJoin(account, eq(account.id, guardianConsent.chariteerId))
    .where(and(inArray(guardianConsent.mailboxKey, keys), isStillThere(), notExists(guardians)))
    .limit(MOST);
  return rows.map((row) => ({
    ...row,
    guardianAccountId: null,
    address: openGuardianEmail(tx.cells, row.chariteerId, row.address),
  }));
}

const guardian = alias(account, 'guardian');

/** An account that is under 18 or blocked gets no link for a child. */
async function readChildrenOf(tx: Db, email: string, now: number) {
  const rows = await tx
    .select({
      chariteerId: childRecord.chariteerId,
      guardianAccountId: childRecord.guardianAccountId,
      address: guardian.email,
      consentEmail: guardianConsent.guardianEmail,
      state: guardianConsent.state,
      ownLocale: guardian.locale,
      guardianBirth: guardian.dateOfBirth,
      name: chariteer.username,
      dateOfBirth: chariteer.dateOfBirth,
    })
    .from(guardian)
    .innerJoin(childRecord, eq(childRecord.guardianAccountId, guardian.id))
    .innerJoin(chariteer, eq(chariteer.id, childRecord.chariteerId))
    .innerJoin(guardianConsent, eq(guardianConsent.chariteerId, childRecord.chariteerId))
    .where(and(eq(guardian.emailKey, uniqueKey(email)), eq(guardian.isBanned, false), isStillThere()))
    .limit(MOST);
  return rows.flatMap(({ consentEmail, guardianBirth, ...row }) => {
    if (isYoungOn(guardianBirth, now)) return [];
    const named = openGuardianEmail(tx.cells, row.chariteerId, consentEmail);
    const maySay = maySayAnew(row.state, isConsentOf(named, row.address));
    return maySay ? [{ ...row, childsLocale: null }] : [];
  });
}
