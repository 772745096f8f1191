import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type {
  DocumentInput,
  MutationRequireDocumentsArgs,
  MutationSaveDocumentArgs,
  MutationWithdrawDocumentArgs,
} from '#api/graphql/generated/types.ts';
import { isInForce } from '#api/rows/document-where.ts';
import { newId } from '#db/new-id.ts';
import { charityDocument, documentRequirement, documentVersion } from '#db/schema/charity-document.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { problemOfDocument } from '#domain/documents/document.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findDocument } from './document-queries.ts';
import type { DocumentRow } from './document-row.ts';
import { ownQuests } from './own-quests.ts';

/**
 * Writes a document or changes one; other words are a new version, of which the admin says whether it makes older
 * signatures void. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, DOCUMENT_NOT_FOUND, EDIT_CONFLICT,
 * QUEST_NOT_FOUND, BAD_USER_INPUT.
 */
export async function saveDocument(
  context: Context,
  { input }: MutationSaveDocumentArgs,
): Promise<DocumentRow> {
  const { store, now } = context;
  const { id: providerId } = await findProvider(context, input.providerId);
  const { accountId } = requireAdmin(context.viewer, providerId);
  const { validMonths = null } = input;
  const words = { title: input.title.trim(), text: sanitizeDescription(input.text) };
  const message = problemOfDocument({ ...words, validMonths });
  if (message) throw new DomainError('BAD_USER_INPUT', { message });
  return store.write(async (tx) => {
    const before = input.id ? await findDocument(tx, now, input.id) : null;
    if (before && before.providerId !== providerId) throw new DomainError('DOCUMENT_NOT_FOUND');
    if (before && before.version !== input.version) throw new DomainError('EDIT_CONFLICT');
    const id = before?.id ?? newId(now);
    const hash = hashWords(words);
    const isNewText = hash !== before?.hash;
    const version = (before?.version ?? 0) + (isNewText ? 1 : 0);
    const countsFrom = before && (input.keepsSignatures || !isNewText) ? before.countsFrom : version;
    const terms = { audience: input.audience, validMonths, isForAll: input.isForAll, version, countsFrom };
    await tx
      .insert(charityDocument)
      .values({ id, providerId, ...terms, createdAt: now })
      .onConflictDoUpdate({ target: charityDocument.id, set: terms });
    const made = { id: newId(now), documentId: id, number: version, ...words, hash };
    if (isNewText)
      await tx.insert(documentVersion).values({ ...made, createdAt: now, createdById: accountId });
    await requireFor(tx, providerId, id, input);
    const about = { actorId: accountId, subjectId: providerId, detail: { documentId: id, version } };
    await recordAudit(tx, now, { ...about, action: 'document-saved' });
    return findDocument(tx, now, id);
  });
}

/**
 * Says which documents a quest or stamp requires by itself. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN,
 * DOCUMENT_NOT_FOUND.
 */
export async function requireDocuments(
  { viewer, store, now }: Context,
  { questId, documentIds }: MutationRequireDocumentsArgs,
): Promise<boolean> {
  requireLogin(viewer);
  await store.write(async (tx) => {
    const [asking] = await tx
      .select({ providerId: quest.providerId })
      .from(quest)
      .where(eq(quest.id, questId));
    if (!asking) throw new DomainError('QUEST_NOT_FOUND');
    const { accountId } = requireAdmin(viewer, asking.providerId);
    const isIts = and(eq(charityDocument.providerId, asking.providerId), isInForce());
    const own = await tx.select({ id: charityDocument.id }).from(charityDocument).where(isIts);
    const wanted = own.filter(({ id }) => documentIds.includes(id));
    if (wanted.length < new Set(documentIds).size) throw new DomainError('DOCUMENT_NOT_FOUND');
    await tx.delete(documentRequirement).where(eq(documentRequirement.questId, questId));
    if (wanted.length > 0)
      await tx
        .insert(documentRequirement)
        .values(wanted.map(({ id: documentId }) => ({ documentId, questId })));
    const about = { actorId: accountId, subjectId: questId, detail: { documents: wanted.length } };
    await recordAudit(tx, now, { ...about, action: 'documents-required' });
  });
  return true;
}

/** Withdraws a document. Errors: NOT_LOGGED_IN, DOCUMENT_NOT_FOUND, FORBIDDEN. */
export async function withdrawDocument(
  { viewer, store, now }: Context,
  { id }: MutationWithdrawDocumentArgs,
): Promise<string> {
  await store.write(async (tx) => {
    const { providerId } = await findDocument(tx, now, id);
    const { accountId } = requireAdmin(viewer, providerId);
    await tx.update(charityDocument).set({ endedAt: now }).where(eq(charityDocument.id, id));
    const about = { actorId: accountId, subjectId: providerId, detail: { documentId: id } };
    await recordAudit(tx, now, { ...about, action: 'document-withdrawn' });
  });
  return id;
}

/** The hash by which a text is known. */
export function hashWords({ title, text }: { title: string; text: string }): string {
  return createHash('sha256').update(`${title}\n${text}`).digest('hex');
}

async function requireFor(
  tx: Db,
  providerId: string,
  documentId: string,
  { isForAll, requiredBy }: Pick<DocumentInput, 'isForAll' | 'requiredBy'>,
): Promise<void> {
  const ids = await ownQuests(tx, providerId, isForAll ? [] : (requiredBy ?? []));
  await tx.delete(documentRequirement).where(eq(documentRequirement.documentId, documentId));
  if (ids.length > 0)
    await tx.insert(documentRequirement).values(ids.map((questId) => ({ documentId, questId })));
}
