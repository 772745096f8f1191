import { asc, eq } from 'drizzle-orm';
import { hashWords } from '#api/places/documents/save-document.ts';
import { newId } from '#db/new-id.ts';
import {
  charityDocument,
  documentRequirement,
  documentSignature,
  documentVersion,
} from '#db/schema/charity-document.ts';
import { personCheck } from '#db/schema/person-check.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { endOfCheck } from '#domain/documents/check.ts';
import { addDays, instantOf, newYorkDay } from '#domain/time/new-york-time.ts';
import type { SeededPerson } from './seed-people.ts';

const DAY_MS = 24 * 3_600_000;
const CHARITY = '1';
const TITLE = 'On the water';
const SIGNED_NAMES = ['Robin Shore', 'Alex Rivers'];
const TEXTS = [
  '<p>I come at my own risk.</p>',
  '<p>I can swim. I wear the life vest, and I do what the guide says.</p><p>I come at my own risk.</p>',
];

type People = { manager: string; volunteer: SeededPerson; signers: readonly SeededPerson[] };

/**
 * A waiver in two versions that one quest requires, signed in both; the older no longer counts. And a background check
 * that ends next week.
 */
export async function seedDocuments(
  tx: Db,
  { manager, volunteer, signers }: People,
  now: number,
): Promise<void> {
  const questId = await insertBoatQuest(tx, now);
  const documentId = '1';
  const terms = {
    audience: 'everyone',
    validMonths: 12,
    isForAll: false,
    version: 2,
    countsFrom: 2,
  } as const;
  const createdAt = now - 30 * DAY_MS;
  await tx.insert(charityDocument).values({ id: documentId, providerId: CHARITY, ...terms, createdAt });
  for (const [index, text] of TEXTS.entries()) {
    const at = now - (30 - index * 20) * DAY_MS;
    const [id, hash] = [newId(at), hashWords({ title: TITLE, text })];
    const version = { id, documentId, number: index + 1, title: TITLE, text, hash };
    await tx.insert(documentVersion).values({ ...version, createdAt: at, createdById: manager });
    const signer = signers[index];
    if (!signer) continue;
    const signedAt = at + DAY_MS;
    await tx.insert(documentSignature).values({
      ...{
        id: newId(signedAt),
        versionId: id,
        versionHash: hash,
        chariteerId: signer.id,
        role: 'self',
        way: 'site',
      },
      ...{ signedName: SIGNED_NAMES[index] ?? '', signedAt, addressPrefix: '203.0.113' },
      expiresAt: signedAt + 365 * DAY_MS,
    });
  }
  await tx.insert(documentRequirement).values({ documentId, questId });
  const checked = { chariteerId: volunteer.id, kind: 'backgroundCheck', checkedById: manager } as const;
  const endsAt = endOfCheck(addDays(newYorkDay(now), 7));
  await tx.insert(personCheck).values({ providerId: CHARITY, ...checked, checkedAt: createdAt, endsAt });
}

/** A quest of which no stamp and no schedule knows: the one of the API's examples. */
async function insertBoatQuest(tx: Db, now: number): Promise<string> {
  const day = addDays(newYorkDay(now), 17);
  const [place] = await tx
    .select({ id: location.id })
    .from(location)
    .where(eq(location.providerId, CHARITY))
    .orderBy(asc(location.position), asc(location.id))
    .limit(1);
  const id = '1';
  const places = { resourceMinNumber: 2, resourceDesiredNumber: 6, resourceMaxNumber: 8 };
  await tx.insert(quest).values({
    ...{
      id,
      providerId: CHARITY,
      eventTitle: 'Kayak cleanup',
      eventType: 'OSV',
      publishingStatus: 'Published',
    },
    serviceTags: ['nature'],
    description: '<p>Paddle out and bring back what floats.</p>',
    ...{
      startedAt: instantOf(day, '10:00'),
      endedAt: instantOf(day, '12:00'),
      locationId: place?.id ?? null,
    },
    ...places,
    ...{ createdAt: now, updatedAt: now },
  });
  return id;
}
