import type { Removal } from '../../scripts/prove/removal.ts';

/** One person, one record: what a merge does, and its way back. */
export const MERGED_RECORDS: readonly Removal[] = [
  {
    ids: ['JOI-13'],
    what: 'that the telephone tells of doubles',
    find: 'const rows = known.map(({ kind, value }) => ({',
    put: "const rows = known.filter(({ kind }) => kind !== 'phone').map(({ kind, value }) => ({",
  },
  {
    ids: ['JOI-13'],
    what: 'that credits come to the kept record',
    find: 'await tx.update(credit).set({ playerId: keptId }).where(eq(credit.playerId, droppedId));',
  },
  {
    ids: ['JOI-13'],
    what: 'the question before two records are merged',
    find: '<Button variant="contained" sx={{ justifySelf: \'start\' }} onClick={ask}>',
    put: '<Button variant="contained" sx={{ justifySelf: \'start\' }} onClick={() => mergeRecords.send({ keptId: kept.id, droppedId: dropped.id })}>',
  },
  {
    ids: ['JOI-13'],
    what: 'what a merge would do, on the page that compares two records',
    find: '<PreviewTable parts={preview.parts} />',
  },
  {
    ids: ['JOI-13'],
    what: 'the bans of the dropped record',
    find: 'const moved = dropped.filter(({ providerId }) => !known.has(providerId));',
    put: 'const moved = dropped.slice(0, 0);',
  },
  {
    ids: ['JOI-13'],
    what: 'that a child’s record stays with its guardian',
    find: "if (kept.guardianId !== dropped.guardianId) return 'MERGE_NOT_POSSIBLE';",
  },
  {
    ids: ['JOI-13'],
    what: 'that a child is not known by what is the guardian’s',
    find: ".filter(({ kind }) => owner || kind === 'person')",
  },
  {
    ids: ['JOI-13'],
    what: 'that the guardian is told of a merge',
    find: 'if (kept.guardian) return tellGuardian(tx, context, kept, until);',
  },
  {
    ids: ['JOI-14'],
    what: 'the order of merges in a family',
    find: ', ...(await readFamily(tx, keptId))',
  },
  {
    ids: ['JOI-14'],
    what: 'that a merge is taken back for 30 days only',
    find: "if (!isUndoneInTime(merge, now)) return 'UNDO_TOO_LATE';",
  },
  {
    ids: ['JOI-14'],
    what: 'that what was set aside comes back',
    find: 'for (const row of rows?.deleted ?? []) await insertKept(tx, part.table, row);',
  },
  {
    ids: ['JOI-14'],
    what: 'that undo data go with the person',
    find: 'await forgetMerges(tx, context, id); await eraseVolunteer(tx, now, id);',
    put: 'await eraseVolunteer(tx, now, id);',
  },
  {
    ids: ['JOI-14'],
    what: 'that undo data of a child go with the child',
    find: 'await forgetMerges(tx, context, id); await eraseVolunteer(tx, context.now, id);',
    put: 'await eraseVolunteer(tx, context.now, id);',
  },
  {
    ids: ['JOI-14'],
    what: 'the way back in the list of merges',
    find: '<Button size="small" onClick={ask} aria-label={t.undoOf(named)}>',
    put: '<Button size="small" onClick={ask} aria-label={t.undoOf(named)} disabled>',
  },
];
