import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for merging records and undoing it. */
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
    what: 'that a child’s record is not put together with an account',
    find: "if (kept.isChild !== dropped.isChild) return 'MERGE_NOT_POSSIBLE';",
  },
  {
    ids: ['JOI-13'],
    what: 'that a child is not known by what is the guardian’s',
    find: "({ kind }) => owner || kind === 'person',",
    put: '() => true,',
  },
  {
    ids: ['JOI-13'],
    what: 'that the other record’s guardian is told of a merge',
    find: 'const both = [...kept.guardians, ...dropped.guardians];',
    put: 'const both = kept.guardians;',
  },
  {
    ids: ['JOI-13'],
    what: 'that staff are told to ask the guardians of two children first',
    find: 'if (ofOtherGuardians) return t.otherGuardians;',
  },
  {
    ids: ['JOI-14'],
    what: 'that a no said in between goes with whoever said it',
    find: 'await partGuardians(tx, sides);',
  },
  {
    ids: ['DEC-48'],
    what: 'that a child stays with the guardians who are left',
    find: 'if (farewells !== null) return { staysWithOthers: true, farewells };',
  },
  {
    ids: ['SAF-08'],
    what: 'that the no of a guardian is not undone by another one',
    find: 'if (!maySayAnew(consent.state, isTheirs)) return false;',
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
    find: 'forgetMerges: (tx, context, { accountId }) => forgetMerges(tx, context, accountId),',
  },
  {
    ids: ['JOI-14'],
    what: 'that undo data of a child go with the child',
    find: 'forgetMerges: (tx, context, { chariteerId }) => forgetMerges(tx, context, chariteerId),',
  },
  {
    ids: ['JOI-14'],
    what: 'the way back in the list of merges',
    find: '<Button size="small" onClick={ask} aria-label={t.undoOf(named)}>',
    put: '<Button size="small" onClick={ask} aria-label={t.undoOf(named)} disabled>',
  },
];
