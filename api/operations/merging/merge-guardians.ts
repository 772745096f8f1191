import { eq } from 'drizzle-orm';
import { openGuardianEmail } from '#db/cells/seal-guardian.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { mailboxKey } from '#domain/identity/mailbox-key.ts';
import { guardianToAsk, type RecordGuardian } from '#domain/merging/merge-agreement.ts';
import { localeOf } from '#domain/messages/mail-language.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { readStoredPerson, type StoredPerson } from './record-facts.ts';

/** A guardian of a record, with how they are reached. */
export type ReachedGuardian = RecordGuardian & { address: string; locale: Locale; child: string };

/** The guardians of two records of someone under 18; no one where both are of adults. `now` in epoch ms. */
export async function readMergeGuardians(
  db: Db,
  now: number,
  { kept, dropped }: { kept: StoredPerson; dropped: StoredPerson },
): Promise<ReachedGuardian[]> {
  const both = [kept, dropped];
  if (!both.some(({ volunteer }) => isYoungOn(volunteer.dateOfBirth, now))) return [];
  return [...(await readGuardiansOf(db, kept)), ...(await readGuardiansOf(db, dropped))];
}

/** The guardian whose yes a merge of two records needs today, or null. `now` in epoch ms. */
export async function readGuardianToAsk(
  db: Db,
  now: number,
  { keptId, droppedId }: { keptId: string; droppedId: string },
): Promise<ReachedGuardian | null> {
  const kept = await readStoredPerson(db, keptId);
  const dropped = await readStoredPerson(db, droppedId);
  const guardians = kept && dropped ? await readMergeGuardians(db, now, { kept, dropped }) : [];
  const asked = guardianToAsk(guardians);
  return guardians.find((one) => one === asked) ?? null;
}

/** Guardians of a child by their accounts, else the person named in the consent. */
async function readGuardiansOf(db: Db, person: StoredPerson): Promise<ReachedGuardian[]> {
  const { id: recordId, account, guardians, volunteer } = person;
  const consent = await db
    .select()
    .from(guardianConsent)
    .where(eq(guardianConsent.chariteerId, recordId))
    .get();
  const isGiven = consent?.state === 'given';
  if (guardians.length > 0)
    return guardians.map(({ accountId, since, account: { email, locale } }) => ({
      recordId,
      accountId,
      mailbox: mailboxKey(email),
      agreedAt: isGiven ? since : null,
      address: email,
      locale: localeOf(locale),
      child: volunteer.nameFirst ?? '',
    }));
  if (!consent) return [];
  const address = openGuardianEmail(db.cells, recordId, consent.guardianEmail);
  return [
    {
      recordId,
      accountId: null,
      mailbox: mailboxKey(address),
      agreedAt: isGiven ? consent.consentedAt : null,
      address,
      locale: localeOf(consent.locale, account?.locale),
      child: volunteer.username ?? '',
    },
  ];
}
