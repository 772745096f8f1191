import { sql } from 'drizzle-orm';
import { insertVolunteerRow } from '#db/factories/insert-account.ts';
import { insertDocument, insertSignature, insertVersion } from '#db/factories/insert-document.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import type { charityDocument, documentSignature, documentVersion } from '#db/schema/charity-document.ts';
import { checkRequirement, personCheck } from '#db/schema/person-check.ts';
import type { Work } from './row-makers.ts';

const document =
  (values: Partial<typeof charityDocument.$inferInsert>): Work =>
  async (tx) => {
    await insertDocument(tx, { providerId: (await insertProvider(tx)).id, ...values });
  };
const version =
  (values: Partial<typeof documentVersion.$inferInsert>): Work =>
  async (tx) => {
    const { id: documentId } = await insertDocument(tx, { providerId: (await insertProvider(tx)).id });
    await insertVersion(tx, { documentId, number: 2, ...values });
  };
const signature =
  (values: Partial<typeof documentSignature.$inferInsert>): Work =>
  async (tx) => {
    const { id } = await insertDocument(tx, { providerId: (await insertProvider(tx)).id });
    await insertSignature(tx, { versionId: `${id}-1`, ...values });
  };

/** Documents, signatures and checks that break each of their rules. */
export const BAD_DOCUMENT_ROWS: Readonly<Record<string, readonly Work[]>> = {
  charity_document_audience: [document({ audience: 'friends' as 'adults' })],
  charity_document_for_all: [document({ isForAll: sql`2` as unknown as boolean })],
  charity_document_months: [document({ validMonths: 0 }), document({ validMonths: 121 })],
  charity_document_versions: [document({ countsFrom: 0 }), document({ countsFrom: 2 })],
  document_version_number: [version({ number: 0 })],
  document_version_title: [version({ title: '' }), version({ title: 'x'.repeat(81) })],
  document_version_text: [version({ text: '' }), version({ text: 'x'.repeat(20_001) })],
  document_version_hash: [version({ hash: 'the text itself' })],
  document_signature_role: [signature({ role: 'friend' as 'self' })],
  document_signature_way: [signature({ way: 'phone' as 'paper' })],
  document_signature_name: [signature({ signedName: 'V' }), signature({ signedName: 'x'.repeat(121) })],
  document_signature_hash: [signature({ versionHash: '' })],
  document_signature_end: [signature({ signedAt: 2, expiresAt: 2 })],
  document_signature_paper: [signature({ seenById: 'gold' })],
  person_check_kind: [
    async (tx) => {
      const { id: chariteerId } = await insertVolunteerRow(tx);
      const { id: providerId } = await insertProvider(tx);
      const kind = 'horoscope' as 'foodHandler';
      await tx.insert(personCheck).values({ chariteerId, providerId, kind, checkedAt: 1, endsAt: 2 });
    },
  ],
  check_requirement_kind: [
    async (tx) => {
      const { id: questId } = await insertQuest(tx);
      await tx.insert(checkRequirement).values({ questId, kind: 'horoscope' as 'foodHandler' });
    },
  ],
};
