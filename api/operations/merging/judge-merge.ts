import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfMerge } from '#domain/merging/record-merge.ts';
import type { Sides } from './merge-parts.ts';
import { readRecordFacts, readStandsForOther, readStoredPerson, type StoredPerson } from './record-facts.ts';

/**
 * The two people of a merge, if it may be. Errors: CHARITEER_NOT_FOUND, MERGE_NOT_POSSIBLE, RECORDS_OF_TWO_PEOPLE,
 * CONSENTS_DIFFER, GUARDIAN_CONSENT_MISSING, GUARDIAN_PENDING.
 */
export async function judgeMerge(
  tx: Db,
  { now }: MailContext,
  { keptId, droppedId }: Sides,
): Promise<{ kept: StoredPerson; dropped: StoredPerson }> {
  const kept = await readStoredPerson(tx, keptId);
  const dropped = await readStoredPerson(tx, droppedId);
  if (!kept || !dropped) throw new DomainError('CHARITEER_NOT_FOUND');
  const standsForOther = await readStandsForOther(tx, kept, dropped);
  const facts = [await readRecordFacts(tx, now, kept), await readRecordFacts(tx, now, dropped)] as const;
  const refusal = refusalOfMerge(...facts, { standsForOther, now });
  if (refusal) throw new DomainError(refusal);
  return { kept, dropped };
}
