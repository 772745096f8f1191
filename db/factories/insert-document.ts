import { charityDocument, documentSignature, documentVersion } from '../schema/charity-document.ts';
import type { Db } from '../store.ts';
import { insertVolunteerRow } from './insert-account.ts';
import { FACTORY_NOW, nextNumber } from './sequence.ts';

type Overrides = Partial<typeof charityDocument.$inferInsert> &
  Partial<Pick<typeof documentVersion.$inferInsert, 'title' | 'text' | 'hash'>>;

/** A waiver of charity 1 that all its quests require of everyone, in its first version `ID-1`. */
export async function insertDocument(tx: Db, { title, text, hash, ...overrides }: Overrides = {}) {
  const id = overrides.id ?? `document-${nextNumber('document')}`;
  const terms = { providerId: '1', audience: 'everyone' as const, isForAll: true, version: 1, countsFrom: 1 };
  await tx.insert(charityDocument).values({ id, ...terms, createdAt: FACTORY_NOW, ...overrides });
  await insertVersion(tx, { documentId: id, title, text, hash });
  return { id };
}

type Version = Pick<typeof documentVersion.$inferInsert, 'documentId'> &
  Partial<typeof documentVersion.$inferInsert>;

/** A version of a document, `DOCUMENT-NUMBER`; which one holds stands in the document. */
export async function insertVersion(
  tx: Db,
  { number = 1, documentId, ...overrides }: Version,
): Promise<void> {
  const words = {
    title: 'Waiver',
    text: '<p>I come at my own risk.</p>',
    hash: String(number % 10).repeat(64),
  };
  const given = Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));
  const row = { id: `${documentId}-${number}`, documentId, number, ...words, createdAt: FACTORY_NOW };
  await tx.insert(documentVersion).values({ ...row, ...given });
}

type Signature = Pick<typeof documentSignature.$inferInsert, 'versionId'> &
  Partial<typeof documentSignature.$inferInsert>;

/** An adult's signature on the site, without end. */
export async function insertSignature(tx: Db, overrides: Signature): Promise<void> {
  const chariteerId = overrides.chariteerId ?? (await insertVolunteerRow(tx)).id;
  const how = { role: 'self', way: 'site', addressPrefix: '203.0.113' } as const;
  const row = {
    id: `signature-${nextNumber('signature')}`,
    chariteerId,
    ...how,
    versionHash: '1'.repeat(64),
  };
  await tx
    .insert(documentSignature)
    .values({ ...row, signedName: 'Vera Volunteer', signedAt: FACTORY_NOW, ...overrides });
}
