import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSignDocumentsArgs, SignedDocumentInput } from '#api/graphql/generated/types.ts';
import { requireSelfOrChild } from '#api/people/children/child-queries.ts';
import { isInForce } from '#api/rows/document-where.ts';
import { isInList } from '#db/in-list.ts';
import { newId } from '#db/new-id.ts';
import { charityDocument, documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import type { Db } from '#db/store.ts';
import { DOCUMENT_LIMITS, expiryOf, isFor, isFullName, signerOf } from '#domain/documents/document.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { firstBytesOf } from '#domain/sessions/address-prefix.ts';
import { formRefusalsTexts } from '#domain/texts/generated/form-refusals.ts';
import { refsOf } from '#domain/texts/text-ref.ts';
import { isCurrent } from './document-queries.ts';

/**
 * Signs documents for the session's own volunteer from 18, or for a child under the account, as they were read: one that
 * reads otherwise by now leaves all unsigned. Errors: NOT_LOGGED_IN, FORBIDDEN, DOCUMENT_NOT_FOUND, DOCUMENT_REPLACED,
 * BAD_USER_INPUT.
 */
export async function signDocuments(
  { viewer, store, now, request }: Context,
  { chariteerId, documents, fullName }: MutationSignDocumentsArgs,
): Promise<boolean> {
  const person = requireLogin(viewer);
  await store.write(async (tx) => {
    const { isYoung } = await requireSelfOrChild(tx, person, chariteerId);
    if (isYoung && chariteerId === person.accountId) throw new DomainError('FORBIDDEN');
    const how = { way: 'site' as const, addressPrefix: firstBytesOf(request.address) };
    const signer = { chariteerId, isYoung, signedName: signedNameOf(fullName) };
    const signed = await signVersions(tx, now, documents, { ...how, ...signer });
    const about = { actorId: person.accountId, subjectId: chariteerId, detail: { documents: signed } };
    await recordAudit(tx, now, { ...about, action: 'documents-signed' });
  });
  return true;
}

/** A typed name as it is kept. Errors: BAD_USER_INPUT. */
export function signedNameOf(fullName: string): string {
  const name = fullName.trim().replace(/\s+/g, ' ');
  if (!isFullName(name)) {
    const max = String(DOCUMENT_LIMITS.nameMax);
    throw new DomainError('BAD_USER_INPUT', { message: refsOf(formRefusalsTexts).fullName({ max }) });
  }
  return name;
}

export type Signing = {
  chariteerId: string;
  isYoung: boolean;
  signedName: string;
  way: 'site' | 'paper';
  addressPrefix?: string | null;
  seenById?: string;
};

/**
 * Writes a signature for each document, for whoever is known to act for the person. What they signed before in these
 * words, and still counts, is not written twice. Returns how many were. Errors: DOCUMENT_NOT_FOUND, DOCUMENT_REPLACED.
 */
export async function signVersions(
  tx: Db,
  now: number,
  documents: readonly SignedDocumentInput[],
  { isYoung, ...signing }: Signing,
): Promise<number> {
  const role = signerOf(isYoung);
  const ids = [...new Set(documents.map(({ id }) => id))];
  const versions = await tx
    .select({ document: charityDocument, versionId: documentVersion.id, hash: documentVersion.hash })
    .from(charityDocument)
    .innerJoin(documentVersion, isCurrent)
    .where(and(isInList(charityDocument.id, ids), isInForce()));
  const current = new Map(versions.map((one) => [one.document.id, one]));
  const known = await readSigned(tx, now, signing.chariteerId, role);
  const rows = ids.flatMap((id) => {
    const version = current.get(id);
    if (!version || !isFor(version.document.audience, isYoung)) throw new DomainError('DOCUMENT_NOT_FOUND');
    const { hash: versionHash, versionId, document } = version;
    const isRead = documents.every((one) => one.id !== id || one.hash === versionHash);
    if (!isRead) throw new DomainError('DOCUMENT_REPLACED');
    if (known.has(versionId)) return [];
    const expiresAt = expiryOf(now, document.validMonths);
    return [{ id: newId(now), versionId, versionHash, ...signing, role, signedAt: now, expiresAt }];
  });
  if (rows.length > 0) await tx.insert(documentSignature).values(rows);
  return rows.length;
}

/** The versions that were signed for a person in that role, and still count as far as time goes. */
async function readSigned(tx: Db, now: number, chariteerId: string, role: 'self' | 'guardian') {
  const { expiresAt } = documentSignature;
  const rows = await tx
    .select({ versionId: documentSignature.versionId })
    .from(documentSignature)
    .where(
      and(
        eq(documentSignature.chariteerId, chariteerId),
        eq(documentSignature.role, role),
        or(isNull(expiresAt), gt(expiresAt, now)),
      ),
    );
  return new Set(rows.map(({ versionId }) => versionId));
}
