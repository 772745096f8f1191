import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationMergeRecordsArgs, RecordMerge } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  guardianToAsk,
  haveOtherGuardians,
  standingOfMergeRequest,
} from '#domain/merging/merge-agreement.ts';
import { judgeMerge } from './judge-merge.ts';
import { readMergeGuardians } from './merge-guardians.ts';
import { askForMerge, readMergeRequest } from './merge-request.ts';
import { putTogether, scrubAfterMerge } from './put-together.ts';
import { readRecordMerge } from './record-merges.ts';

/**
 * Puts two records of one person together. The kept account stays as it is logged in to; the dropped one ends, and its
 * address and user name are no one else's while it can be taken back, for 30 days. Records of someone under 18 with
 * other guardians wait for the yes of the one with the earliest valid consent, who is asked by email. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROOF_NEEDED, MERGE_WAITS, NOT_MERGED, and those of judgeMerge.
 */
export async function mergeRecords(context: Context, sides: MutationMergeRecordsArgs): Promise<RecordMerge> {
  const { viewer, store, config } = context;
  const { accountId: actorId } = requireStaff(viewer);
  requireRecentProof(context);
  const merged = await store.write(async (tx) => {
    const people = await judgeMerge(tx, context, sides);
    const guardians = await readMergeGuardians(tx, context.now, people);
    if (haveOtherGuardians(guardians)) return waitForGuardian(tx, context, sides, { guardians, actorId });
    return readRecordMerge(tx, config.dataKey, await putTogether(tx, context, people, actorId));
  });
  // The question has to last, so this is refused after the write.
  if (merged === 'MERGE_WAITS') throw new DomainError(merged);
  if (!merged) throw new DomainError('MERGE_NOT_FOUND');
  await scrubAfterMerge(context);
  return merged;
}

type Asked = { guardians: Awaited<ReturnType<typeof readMergeGuardians>>; actorId: string };

/** Asks the guardian once. Errors: NOT_MERGED. */
async function waitForGuardian(
  tx: Db,
  context: Context,
  sides: MutationMergeRecordsArgs,
  { guardians, actorId }: Asked,
): Promise<'MERGE_WAITS'> {
  const standing = standingOfMergeRequest(await readMergeRequest(tx, sides), context.now);
  const asked = guardianToAsk(guardians);
  const guardian = guardians.find((one) => one === asked);
  if (standing === 'NOT_MERGED' || !guardian) throw new DomainError('NOT_MERGED');
  if (standing === null) await askForMerge(tx, context, sides, { guardian, askedById: actorId });
  return 'MERGE_WAITS';
}
