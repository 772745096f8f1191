import { insertVolunteer } from '#db/factories/insert-account.ts';
import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { personMark } from '#db/schema/person-mark.ts';
import { mergedKey, mergeRequest, recordMerge } from '#db/schema/record-merge.ts';
import { rawText, type Work } from './row-makers.ts';

const mergedOnce =
  (values: Partial<typeof recordMerge.$inferInsert>): Work =>
  async (tx) => {
    const [kept, dropped] = [await insertVolunteer(tx), await insertVolunteer(tx)];
    const row = {
      id: 'm',
      keptId: kept.account.id,
      droppedId: dropped.account.id,
      sealed: 'x',
      mergedAt: NOW,
    };
    const undone = values.keptId === 'same' ? { keptId: row.droppedId } : {};
    await tx.insert(recordMerge).values({ ...row, expiresAt: NOW + 1, ...values, ...undone });
  };
const heldOfMerge =
  (values: Partial<typeof mergedKey.$inferInsert>): Work =>
  async (tx) => {
    await mergedOnce({})(tx);
    await tx.insert(mergedKey).values({ mergeId: 'm', hash: 'h'.repeat(64), ...values });
  };
const requested =
  (values: Partial<typeof mergeRequest.$inferInsert>): Work =>
  async (tx) => {
    const [kept, dropped] = [await insertVolunteer(tx), await insertVolunteer(tx)];
    const ids = { keptId: kept.account.id, droppedId: dropped.account.id, knownId: kept.account.id };
    const row = { id: 'r', ...ids, tokenHash: 'h'.repeat(64), askedAt: NOW, expiresAt: NOW + 1 };
    const same = values.keptId === 'same' ? { keptId: ids.droppedId, knownId: ids.droppedId } : {};
    const other = values.knownId === 'other' ? { knownId: (await insertVolunteer(tx)).account.id } : {};
    await tx.insert(mergeRequest).values({ ...row, ...values, ...same, ...other });
  };
const marked =
  (values: Partial<typeof personMark.$inferInsert>): Work =>
  async (tx) => {
    const { account: person } = await insertVolunteer(tx);
    const row = {
      chariteerId: person.id,
      kind: 'phone' as const,
      hash: 'h'.repeat(64),
      keyMark: 'k'.repeat(8),
    };
    await tx.insert(personMark).values({ ...row, ...values });
  };
/** Rows about records that were merged, and about likely duplicates, that the database refuses, by the name of the rule. */
export const BAD_MERGE_ROWS: Readonly<Record<string, readonly Work[]>> = {
  merged_key_hash: [heldOfMerge({ hash: 'short' })],
  merge_request_agreed: [requested({ isAgreed: rawText('2'), answeredAt: NOW })],
  merge_request_answered: [requested({ isAgreed: true }), requested({ answeredAt: NOW })],
  merge_request_hash: [requested({ tokenHash: 'short' })],
  merge_request_known: [requested({ knownId: 'other' })],
  merge_request_lifetime: [requested({ expiresAt: NOW })],
  merge_request_two: [requested({ keptId: 'same' })],
  person_mark_hash_length: [marked({ hash: 'short' })],
  person_mark_key: [marked({ keyMark: 'short' })],
  person_mark_kind: [marked({ kind: 'face' as 'phone' })],
  record_merge_lifetime: [mergedOnce({ expiresAt: NOW })],
  record_merge_sealed: [mergedOnce({ sealed: null }), mergedOnce({ undoneAt: NOW })],
  record_merge_two: [mergedOnce({ keptId: 'same' })],
  record_merge_undone: [
    mergedOnce({ sealed: null, undoneAt: NOW - 1 }),
    mergedOnce({ sealed: null, undoneAt: NOW + 2 }),
  ],
};
