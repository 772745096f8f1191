import { eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { eraseVolunteer } from '#api/operations/erasure/erase-volunteer.ts';
import {
  insertedBetween,
  readAgain,
  readPersonRows,
  writtenBetween,
} from '#api/operations/erasure/kept-person.ts';
import { account } from '#db/schema/account.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { KeptMerge } from './kept-merge.ts';
import { mergeBans } from './merge-bans.ts';
import { mergeConsents } from './merge-consents.ts';
import { mergeMemberships } from './merge-memberships.ts';
import type { Sides } from './merge-parts.ts';
import { isReference, MERGE_PARTS } from './merge-parts.ts';
import { mergePerson } from './merge-person.ts';
import { mergeSignUps } from './merge-sign-ups.ts';
import { mergeTrainings } from './merge-trainings.ts';
import { mergeWaiting } from './merge-waiting.ts';
import { moveRows } from './move-records.ts';
import { readMergeIds } from './read-merge-ids.ts';
import type { StoredPerson } from './record-facts.ts';

/**
 * Puts two records together in the write that judged it: all that hangs on the dropped one comes to the kept one, the
 * dropped account ends, a child comes under the accounts of both records' guardians, and the dropped record stays as a bare id. Returns what takes it back.
 */
export async function joinRecords(
  tx: Db,
  context: MailContext,
  people: { kept: StoredPerson; dropped: StoredPerson },
): Promise<KeptMerge> {
  const { now } = context;
  const sides = { keptId: people.kept.id, droppedId: people.dropped.id };
  const ids = await readMergeIds(tx, sides);
  const before = await readPersonRows(tx, ids, MERGE_PARTS);
  const signUps = await mergeSignUps(tx, context, sides);
  const waiting = await mergeWaiting(tx, now, sides);
  await mergeTrainings(tx, now, sides);
  const periods = await mergeMemberships(tx, sides);
  await mergeConsents(tx, sides);
  const providerIds = await mergeBans(tx, context, sides);
  await moveRows(tx, sides);
  const favorites = await mergePerson(tx, now, people);
  await eraseVolunteer(tx, context, sides.droppedId);
  await tx.delete(account).where(eq(account.id, sides.droppedId));
  for (const mail of signUps.farewells) await queueMail(tx, context, mail);
  await report(tx, context, 'SpotsMoved', { questIds: [...signUps.questIds, ...waiting.questIds] });
  await endWhatIsBarred(tx, context, { sides, providerIds, ...people });
  const ofOffers = waiting.freedQuestIds.map((questId) => ({ questId, count: 1 }));
  for (const freed of [...signUps.freed, ...ofOffers]) await report(tx, context, 'SpotFreed', freed);
  await report(tx, context, 'ServiceChanged', { chariteerIds: [sides.keptId, sides.droppedId] });
  await report(tx, context, 'RecordJoined', { chariteerId: sides.keptId });
  const rows = writtenBetween(before, await readAgain(tx, before, MERGE_PARTS), MERGE_PARTS);
  const own = MERGE_PARTS.filter((part) => !isReference(part) && part.table !== placeOffer);
  const inserted = insertedBetween(before, await readPersonRows(tx, ids, own));
  const { account: owner, volunteer } = people.dropped;
  const username = owner?.username ?? volunteer.username ?? '';
  const dropped = { username, email: owner?.email ?? null, locale: owner?.locale ?? null };
  return { dropped, rows, inserted, periods, favorites };
}

type Barred = { sides: Sides; providerIds: readonly string[]; kept: StoredPerson; dropped: StoredPerson };

/** A ban or block that came with the dropped record ends what the kept one had ahead. */
async function endWhatIsBarred(
  tx: Db,
  context: MailContext,
  { sides: { keptId: chariteerId }, providerIds, kept, dropped }: Barred,
): Promise<void> {
  for (const providerId of providerIds)
    await report(tx, context, 'VolunteerBanned', { providerId, chariteerId, message: null, actorId: null });
  if (!dropped.account?.isBanned || kept.account?.isBanned) return;
  await report(tx, context, 'AccountBlocked', { accountId: chariteerId });
}
