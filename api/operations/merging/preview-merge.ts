import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MergePreview, MutationPreviewMergeArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { MERGE_SUBJECTS } from '#domain/merging/merge-subject.ts';
import { type ComparedPerson, readComparedPeople } from './compared-people.ts';
import { joinRecords } from './join-records.ts';
import { judgeMerge } from './judge-merge.ts';
import type { KeptMerge } from './kept-merge.ts';
import { MERGE_PARTS } from './merge-parts.ts';

/**
 * What a merge would do: it is done, counted and taken back by the database in one write that leaves nothing, so that
 * no preview can say something else than what follows. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN, PROOF_NEEDED, and those of judgeMerge.
 */
export async function previewMerge(context: Context, sides: MutationPreviewMergeArgs): Promise<MergePreview> {
  const { viewer, store, now } = context;
  const { accountId: actorId } = requireStaff(viewer);
  requireRecentProof(context);
  const people = await readComparedPeople(store.read, [sides.keptId, sides.droppedId]);
  const kept = people.find(({ id }) => id === sides.keptId);
  const dropped = people.find(({ id }) => id === sides.droppedId);
  if (!kept || !dropped) throw new DomainError('CHARITEER_NOT_FOUND');
  const parts = countsOf(await tryOut(context, (tx) => tryJoin(tx, context, sides)));
  const subject = { subjectId: sides.keptId, detail: { droppedId: sides.droppedId } };
  await store.write((tx) => recordAudit(tx, now, { ...subject, action: 'merge-previewed', actorId }));
  return { kept, dropped, parts, guardians: guardiansOf(kept, dropped) };
}

/** Guardians of both records, who would all have the merged one. */
function guardiansOf(kept: ComparedPerson, dropped: ComparedPerson): MergePreview['guardians'] {
  const all = new Map([...kept.guardians, ...dropped.guardians].map((one) => [one.id, one]));
  const has = ({ guardians }: ComparedPerson, id: string) => guardians.some((one) => one.id === id);
  return [...all.values()].map(({ id, username, email }) => ({
    ...{ username, email },
    hasKept: has(kept, id),
    hasDropped: has(dropped, id),
  }));
}

async function tryJoin(tx: Db, context: Context, sides: MutationPreviewMergeArgs): Promise<KeptMerge> {
  return joinRecords(tx, context, await judgeMerge(tx, context, sides));
}

/** Carries the outcome out of a write that is rolled back. */
class TriedOut extends Error {
  readonly outcome: KeptMerge;

  constructor(outcome: KeptMerge) {
    super('tried out');
    this.outcome = outcome;
  }
}

async function tryOut({ store }: Context, work: (tx: Db) => Promise<KeptMerge>): Promise<KeptMerge> {
  try {
    return await store.write(async (tx): Promise<never> => {
      throw new TriedOut(await work(tx));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.outcome;
    throw error;
  }
}

/** Rows by what staff read of them: those that come to the kept record, and those that its own stand in for. */
function countsOf({ rows, inserted, periods }: KeptMerge): MergePreview['parts'] {
  const counted = MERGE_PARTS.map(({ part, subject, by }) => {
    const written = rows.find((one) => one.part === part);
    const moved = (written?.changed ?? []).filter(({ was }) => Object.hasOwn(was, by.name)).length;
    const made = inserted.find((one) => one.part === part)?.rows.length ?? 0;
    const gone = written?.deleted.length ?? 0;
    return { subject, moved: moved + made, setAside: Math.max(0, gone - made) };
  });
  const joined = periods.length;
  return MERGE_SUBJECTS.filter((subject) => subject !== 'person').map((subject) => {
    const own = counted.filter((one) => one.subject === subject);
    const sum = (name: 'moved' | 'setAside') => own.reduce((total, one) => total + one[name], 0);
    if (subject === 'memberships') return { subject, moved: joined, setAside: 0 };
    return { subject, moved: sum('moved'), setAside: sum('setAside') };
  });
}
