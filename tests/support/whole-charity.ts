import { eq } from 'drizzle-orm';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertStamp } from '#db/factories/insert-quest.ts';
import { insertRegular } from '#db/factories/insert-regular.ts';
import { providerBan } from '#db/schema/chariteer.ts';
import { documentRequirement } from '#db/schema/charity-document.ts';
import { contract } from '#db/schema/contract.ts';
import { droppedSlot } from '#db/schema/dropped-slot.ts';
import { checkRequirement } from '#db/schema/person-check.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { providerMessaging, stampReminders } from '#db/schema/quest-message.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { recapTotal } from '#db/schema/recap.ts';
import { regularShare, regularSkip } from '#db/schema/regular.ts';
import { stampPlaces } from '#db/schema/stand-in.ts';
import { walkIn } from '#db/schema/walk-in.ts';
import type { Db } from '#db/store.ts';
import { TEST_NOW as NOW } from './cast.ts';
import { DAY_MS } from './upcoming-quest.ts';
import { liveWholeLife } from './whole-life.ts';

/** Charity 1 with rows in each table of its file, some about a person with a whole life there. */
export async function insertWholeCharity(tx: Db, accountId: string): Promise<void> {
  await liveWholeLife(tx, accountId);
  const hall = {
    id: 'hall',
    providerId: '1',
    name: 'Hall',
    address: '1 Elm St',
    latitude: 40.7,
    longitude: -74,
  };
  await tx.insert(location).values(hall);
  const { id: stampId } = await insertStamp(tx, { id: 'soup', providerId: '1', stampTitle: 'Soup' });
  const schedule = { monthly_schedule: [{ quest_id: stampId, location_id: 'hall' }] };
  await tx
    .update(provider)
    .set({ organizationCode: 'LANTERN', questConfiguration: JSON.stringify(schedule) })
    .where(eq(provider.id, '1'));
  await tx.insert(providerMessaging).values({ providerId: '1', answersTo: 'desk@harbor.example' });
  await tx.insert(regularShare).values({ providerId: '1', percent: 50 });
  const said = { eventTitle: 'Sopa', description: '', sourceDigest: 'd', updatedAt: NOW };
  await tx.insert(questTranslation).values({ questId: 'past', locale: 'es', ...said });
  await tx.insert(questRequiredOrientation).values({ questId: 'ahead', templateId: 'knives' });
  await tx
    .insert(droppedSlot)
    .values({ questId: 'gone', stampId, slotStartedAt: NOW, slotLocationId: 'hall' });
  await tx.insert(stampReminders).values({ stampId, reminders: ['day'] });
  await tx.insert(stampPlaces).values({ stampId, allowsStandIns: false });
  await tx.insert(checkRequirement).values({ questId: stampId, kind: 'foodHandler' });
  await tx.insert(documentRequirement).values({ documentId: 'signed', questId: stampId });
  const ban = { id: 'ban-1', providerId: '1', chariteerId: 'quiet', reason: 'Rude', createdAt: NOW };
  await tx.insert(providerBan).values(ban);
  await insertRegular(tx, { id: 'weekly', providerId: '1', stampId, chariteerId: accountId });
  await tx.insert(regularSkip).values({ regularId: 'weekly', day: '2026-12-05' });
  const sums = { volunteerCount: 1, newVolunteerCount: 1, retainedVolunteerCount: 0, serviceMinutes: 150 };
  await tx
    .insert(recapTotal)
    .values({ providerId: '1', period: '2026-11', ...sums })
    .onConflictDoNothing();
  await tx
    .update(quest)
    .set({ eventTitle: '=HYPERLINK("x")', templateQuestId: stampId, locationId: 'hall' })
    .where(eq(quest.id, 'past'));
  await handOver(tx, accountId);
  const came = {
    id: 'walk-in',
    key: 'walk-in',
    questId: 'past',
    ageBand: 'AGE_14_17',
    consent: 'asked',
  } as const;
  const guardianEmail = tx.cells.seal('walk_in.guardianEmail', 'walk-in', 'walker@family.example');
  const named = { nameFirst: 'Moss', lastInitial: 'Q', guardianEmail, claimHash: 'c'.repeat(64) };
  await tx.insert(walkIn).values({ ...came, ...named, locale: 'en', createdAt: NOW });
}

/** A spot that was handed to a sign-up which comes later in the file. */
async function handOver(tx: Db, accountId: string): Promise<void> {
  const ended = { abandonedAt: NOW - DAY_MS, abandonReason: 'A cold' };
  await insertContract(tx, { id: 'a-first', questId: 'past', chariteerId: 'gold', ...ended });
  await insertContract(tx, { id: 'z-last', questId: 'past', chariteerId: 'volunteer' });
  await tx.update(contract).set({ handedToId: 'z-last' }).where(eq(contract.id, 'a-first'));
  await insertContract(tx, { id: 'again', questId: 'ahead', chariteerId: accountId });
}
