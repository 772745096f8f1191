import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { readChildrenInCare } from '#api/people/children/child-queries.ts';
import { type GuardianKeys, openGuardianBrowser } from '#api/people/guardians/guardian-browser.ts';
import type { Config } from '#api/process/config/config.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer, guardianConsent } from '#db/schema/chariteer.ts';
import { charityDocument, documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { type SignatureSheet, signatureSheet } from '#domain/documents/signature-sheet.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { OwnSignatureRow } from './document-row.ts';

const MOST = 100;

/** What the session's own volunteer and their children have signed. Errors: NOT_LOGGED_IN. */
export async function listOwnSignatures({ viewer, store: { read } }: Context): Promise<OwnSignatureRow[]> {
  const person = requireLogin(viewer);
  const rows = await readSigned(read, await isOwn(read, person));
  return rows.map((row) => ({
    ...row,
    childName: row.chariteerId === person.accountId ? null : row.nameFirst,
  }));
}

/** What a guardian has signed, on the guardian's own page. Errors: those of openGuardianBrowser. */
export async function guardianSignatures(
  { store: { read }, now }: Context,
  keys: GuardianKeys,
): Promise<OwnSignatureRow[]> {
  const rows = await readSigned(read, await isByGuardian(read, now, keys));
  return rows.map((row) => ({ ...row, childName: null }));
}

/** A signed document as its signer reads it: who is logged in, or a guardian with a link; null for anyone else. */
export async function readSignatureSheet(
  db: Db,
  { siteName: site }: Pick<Config, 'siteName'>,
  asked: { id: string; locale: Locale; signer: Viewer | { now: number; keys: GuardianKeys } },
): Promise<SignatureSheet | null> {
  const { id, locale, signer } = asked;
  const isTheirs =
    'keys' in signer ? await isByGuardian(db, signer.now, signer.keys) : await isOwn(db, signer);
  const [row] = await readSigned(db, and(eq(documentSignature.id, id), isTheirs));
  if (!row) return null;
  const personName = [row.nameFirst, row.nameLast].filter(Boolean).join(' ');
  return signatureSheet({ ...row, ...{ locale, site, personName } });
}

/** Signatures of a person and of children in their care; none of those under 18, whose guardian signs. */
async function isOwn(db: Db, person: Viewer): Promise<SQL> {
  const children = person.isYoung ? [] : await readChildrenInCare(db, person);
  const own = person.isYoung ? [] : [person.accountId];
  return isInList(documentSignature.chariteerId, [...own, ...children.map(({ id }) => id)]);
}

/** Signatures of the guardian whose link it is, since they agreed: who was guardian before is not theirs to read. */
async function isByGuardian(db: Db, now: number, keys: GuardianKeys): Promise<SQL | undefined> {
  const { chariteerId } = await openGuardianBrowser(db, now, keys);
  const agreedAt = sql`coalesce((SELECT ${guardianConsent.consentedAt} FROM ${guardianConsent}
    WHERE ${guardianConsent.chariteerId} = ${chariteerId}), 0)`;
  const { role, signedAt } = documentSignature;
  const isTheirs = and(eq(documentSignature.chariteerId, chariteerId), eq(role, 'guardian'));
  return and(isTheirs, gte(signedAt, agreedAt));
}

async function readSigned(db: Db, condition: SQL | undefined) {
  const rows = await db
    .select({
      signature: documentSignature,
      version: documentVersion.number,
      title: documentVersion.title,
      text: documentVersion.text,
      charity: provider.name,
      nameFirst: chariteer.nameFirst,
      nameLast: chariteer.nameLast,
    })
    .from(documentSignature)
    .innerJoin(documentVersion, eq(documentVersion.id, documentSignature.versionId))
    .innerJoin(charityDocument, eq(charityDocument.id, documentVersion.documentId))
    .innerJoin(provider, eq(provider.id, charityDocument.providerId))
    .innerJoin(chariteer, eq(chariteer.id, documentSignature.chariteerId))
    .where(condition)
    .orderBy(desc(documentSignature.signedAt), desc(documentSignature.id))
    .limit(MOST);
  return rows.map(({ signature, ...row }) => ({ ...signature, ...row }));
}
