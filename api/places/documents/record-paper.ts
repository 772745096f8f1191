import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationRecordPaperSignatureArgs } from '#api/graphql/generated/types.ts';
import { findDocument } from './document-queries.ts';
import { findKnownPerson } from './known-person.ts';
import { signedNameOf, signVersions } from './sign-documents.ts';
import { requireClerk } from './signature-queries.ts';

/**
 * Records a signature that the viewer has seen on paper, of the text that holds: of an adult, or of the guardian of
 * someone under 18. Errors: NOT_LOGGED_IN, DOCUMENT_NOT_FOUND, FORBIDDEN, CHARITEER_NOT_FOUND, BAD_USER_INPUT.
 */
export async function recordPaperSignature(
  { viewer, store, now }: Context,
  { id, chariteerId, username, fullName }: MutationRecordPaperSignatureArgs,
): Promise<boolean> {
  await store.write(async (tx) => {
    const { providerId, hash } = await findDocument(tx, now, id);
    const { accountId } = requireClerk(viewer, providerId);
    const person = await findKnownPerson(tx, now, providerId, { chariteerId, username });
    const signer = { chariteerId: person.id, isYoung: person.isYoung, signedName: signedNameOf(fullName) };
    await signVersions(tx, now, [{ id, hash }], { ...signer, way: 'paper', seenById: accountId });
    const about = { actorId: accountId, subjectId: person.id, detail: { documentId: id } };
    await recordAudit(tx, now, { ...about, action: 'paper-signature' });
  });
  return true;
}
