import DataLoader from 'dataloader';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInForce, requiresDocument } from '#api/rows/document-where.ts';
import { isInList } from '#db/in-list.ts';
import { charityDocument, documentVersion } from '#db/schema/charity-document.ts';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import { isMinorBand } from '#domain/attendance/walk-in.ts';
import { isFor, mayKeepPapers } from '#domain/documents/document.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readOpenWalkIn } from './walk-in-queries.ts';
import type { WalkInRow } from './walk-in-row.ts';

/** Titles of what a walk-in has not signed; null for viewers who record no signatures. */
export async function unsignedOfWalkIn(context: Context, id: string): Promise<string[] | null> {
  return context.loaders(createUnsignedLoader).load(id);
}

function createUnsignedLoader({ store: { read }, viewer }: Context) {
  return new DataLoader(async (ids: readonly string[]): Promise<(string[] | null)[]> => {
    const rows = await read
      .select({
        id: walkIn.id,
        ageBand: walkIn.ageBand,
        providerId: quest.providerId,
        title: documentVersion.title,
        audience: charityDocument.audience,
      })
      .from(walkIn)
      .innerJoin(quest, eq(quest.id, walkIn.questId))
      .innerJoin(charityDocument, and(eq(charityDocument.providerId, quest.providerId), isInForce()))
      .innerJoin(
        documentVersion,
        and(
          eq(documentVersion.documentId, charityDocument.id),
          eq(documentVersion.number, charityDocument.version),
        ),
      )
      .where(and(isInList(walkIn.id, ids), isNull(walkIn.papersSeenAt), requiresDocument))
      .orderBy(asc(documentVersion.title), asc(charityDocument.id));
    const byId = Map.groupBy(rows, (row) => row.id);
    return ids.map((id) => {
      const required = byId.get(id) ?? [];
      if (required.some(({ providerId }) => !mayKeepPapers(viewer, providerId))) return null;
      const theirs = required.filter(({ audience, ageBand }) => isFor(audience, isMinorBand(ageBand)));
      return theirs.map(({ title }) => title);
    });
  });
}

/** Records that all a walk-in has to sign was seen on paper. Errors: NOT_LOGGED_IN, WALK_IN_NOT_FOUND, FORBIDDEN. */
export async function recordWalkInPapers(context: Context, id: string): Promise<WalkInRow> {
  const { viewer, store, now } = context;
  const { accountId: actorId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const found = await readOpenWalkIn(tx, context, id);
    if (!mayKeepPapers(viewer, found.providerId)) throw new DomainError('FORBIDDEN');
    await tx
      .update(walkIn)
      .set({ papersSeenAt: now, papersSeenById: actorId })
      .where(and(eq(walkIn.id, id), isNull(walkIn.papersSeenAt)));
    await recordAudit(tx, now, { actorId, action: 'walk-in-papers-seen', subjectId: found.questId });
    return found;
  });
}
