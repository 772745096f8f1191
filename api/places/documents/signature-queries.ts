import { count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { pageOf } from '#api/access/request/page.ts';
import type { QueryDocumentSignaturesArgs } from '#api/graphql/generated/types.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { mayKeepPapers } from '#domain/documents/document.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findDocument } from './document-queries.ts';
import type { SignatureRow } from './document-row.ts';

const witness = alias(account, 'witness');

/** The viewer, who may read who signed at a charity, and record it. Errors: NOT_LOGGED_IN, FORBIDDEN. */
export function requireClerk(viewer: Viewer | null, providerId: string): Viewer {
  const person = requireLogin(viewer);
  if (!mayKeepPapers(person, providerId)) throw new DomainError('FORBIDDEN');
  return person;
}

/** A page of who signed a document. Errors: NOT_LOGGED_IN, DOCUMENT_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
export async function listSignatures(
  { viewer, store: { read }, now }: Context,
  { id, page, perPage }: QueryDocumentSignaturesArgs,
): Promise<{ items: SignatureRow[]; total: number }> {
  const { providerId, countsFrom } = await findDocument(read, now, id);
  requireClerk(viewer, providerId);
  const { limit, offset } = pageOf({ page, perPage });
  const isIts = eq(documentVersion.documentId, id);
  const [[all], rows] = await Promise.all([
    read
      .select({ total: count() })
      .from(documentSignature)
      .innerJoin(documentVersion, eq(documentVersion.id, documentSignature.versionId))
      .where(isIts),
    read
      .select({
        signature: documentSignature,
        version: documentVersion.number,
        username: chariteer.username,
        nameFirst: chariteer.nameFirst,
        nameLast: chariteer.nameLast,
        seenBy: witness.username,
      })
      .from(documentSignature)
      .innerJoin(documentVersion, eq(documentVersion.id, documentSignature.versionId))
      .innerJoin(chariteer, eq(chariteer.id, documentSignature.chariteerId))
      .leftJoin(witness, eq(witness.id, documentSignature.seenById))
      .where(isIts)
      .orderBy(desc(documentSignature.signedAt), desc(documentSignature.id))
      .limit(limit)
      .offset(offset),
  ]);
  const items = rows.map(({ signature, ...row }) => ({
    ...signature,
    ...row,
    ...(signature.role === 'guardian' && { nameFirst: null, nameLast: null }),
    providerId,
    isValid: row.version >= countsFrom && (signature.expiresAt ?? now + 1) > now,
  }));
  return { items, total: all?.total ?? 0 };
}
