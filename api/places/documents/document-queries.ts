import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireManager } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { isInForce } from '#api/rows/document-where.ts';
import { charityDocument, documentVersion } from '#db/schema/charity-document.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { DocumentRow } from './document-row.ts';

/** What a charity has people sign. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listDocuments(
  context: Context,
  { providerId }: { providerId: string },
): Promise<DocumentRow[]> {
  await findProvider(context, providerId);
  requireManager(context.viewer, providerId);
  return readDocuments(context.store.read, context.now, eq(charityDocument.providerId, providerId));
}

/** A document that was not withdrawn. Errors: DOCUMENT_NOT_FOUND. */
export async function findDocument(db: Db, now: number, id: string): Promise<DocumentRow> {
  const [row] = await readDocuments(db, now, eq(charityDocument.id, id));
  if (!row) throw new DomainError('DOCUMENT_NOT_FOUND');
  return row;
}

/** Documents that were not withdrawn, with the text that holds. One statement. */
export async function readDocuments(db: Db, now: number, condition: SQL | undefined): Promise<DocumentRow[]> {
  const rows = await db
    .select({
      id: charityDocument.id,
      providerId: charityDocument.providerId,
      audience: charityDocument.audience,
      validMonths: charityDocument.validMonths,
      isForAll: charityDocument.isForAll,
      version: charityDocument.version,
      countsFrom: charityDocument.countsFrom,
      title: documentVersion.title,
      text: documentVersion.text,
      hash: documentVersion.hash,
      changedAt: documentVersion.createdAt,
      requiredBy: sql<string>`(SELECT json_group_array(needs."questId") FROM document_requirement AS needs
        WHERE needs."documentId" = ${charityDocument.id})`,
      signedCount: sql<number>`(SELECT count(DISTINCT signed."chariteerId") FROM document_version AS seen
        JOIN document_signature AS signed ON signed."versionId" = seen."id"
        WHERE seen."documentId" = ${charityDocument.id} AND seen."number" >= ${charityDocument.countsFrom}
          AND coalesce(signed."expiresAt", ${now} + 1) > ${now})`,
    })
    .from(charityDocument)
    .innerJoin(documentVersion, isCurrent)
    .where(and(condition, isInForce()))
    .orderBy(asc(documentVersion.title), asc(charityDocument.id));
  return rows.map((row) => ({ ...row, requiredBy: JSON.parse(row.requiredBy) as string[] }));
}

/** The version of a document that holds. */
export const isCurrent = and(
  eq(documentVersion.documentId, charityDocument.id),
  eq(documentVersion.number, charityDocument.version),
);
