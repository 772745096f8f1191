import { createProviderGroup } from '#api/guilds-and-groups/groups/create-provider-group.ts';
import { digestOf } from '#api/quests/quests/quest-translations.ts';
import { district } from '#db/schema/district.ts';
import { orientation } from '#db/schema/orientation.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest, questRequiredOrientation } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db, Store } from '#db/store.ts';
import { serializeQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { HUDSON_CHARITIES } from './charities-hudson.ts';
import { NEW_YORK_CHARITIES } from './charities-new-york.ts';
import type { CharitySeed, StampSeed } from './charity-seed.ts';
import { DISTRICTS } from './districts.ts';

export const CHARITIES: readonly CharitySeed[] = [...HUDSON_CHARITIES, ...NEW_YORK_CHARITIES];

export const stampId = (charityId: string, key: string) => `stamp-${charityId}-${key}`;
export const locationId = (charityId: string, key: string) => `place-${charityId}-${key}`;
const trainingId = (charityId: string, key: string) => `training-${charityId}-${key}`;

/** Adds the districts and the invented charities that are not there yet; returns how many of each were added. */
export async function seedPlaces(
  store: Store,
  now: number,
): Promise<{ districts: number; charities: number }> {
  return store.write(async (tx) => {
    const districts = await seedDistricts(tx);
    const known = new Set((await tx.select({ id: provider.id }).from(provider)).map(({ id }) => id));
    const missing = CHARITIES.filter(({ id }) => !known.has(id));
    for (const charity of missing) await insertCharity(tx, charity, now);
    return { districts, charities: missing.length };
  });
}

/** Adds the districts that are not there yet; returns how many. */
export async function seedDistricts(tx: Db): Promise<number> {
  const added = await tx
    .insert(district)
    .values(DISTRICTS)
    .onConflictDoNothing()
    .returning({ id: district.id });
  return added.length;
}

async function insertCharity(tx: Db, charity: CharitySeed, now: number): Promise<void> {
  const { id, name, mission, website, telephone, districtId, isVisible = true, isSponsor = false } = charity;
  const agePolicies = JSON.stringify(charity.agePolicies);
  const questConfiguration = booksOf(charity);
  const row = {
    id,
    name,
    mission,
    website,
    telephone,
    districtId,
    isVisible,
    isSponsor,
    agePolicies,
    questConfiguration,
    createdAt: now,
  };
  await tx.insert(provider).values(row).returning();
  await createProviderGroup(tx, { providerId: id, name, now });
  for (const [position, { key, ...place }] of charity.locations.entries()) {
    await tx
      .insert(location)
      .values({ id: locationId(id, key), providerId: id, position, ...place })
      .returning();
  }
  for (const { key, ...training } of charity.trainings ?? []) {
    await tx
      .insert(orientation)
      .values({ id: trainingId(id, key), providerId: id, ...training })
      .returning();
  }
  for (const stamp of charity.stamps) await insertStampOf(tx, id, stamp, now);
}

async function insertStampOf(tx: Db, charityId: string, stamp: StampSeed, now: number): Promise<void> {
  const { key, icon, places, location: place, trainings = [], translations = {}, ...said } = stamp;
  const { eventType = 'OSV', ...content } = said;
  const [resourceMinNumber, resourceDesiredNumber, resourceMaxNumber] = places;
  const questId = stampId(charityId, key);
  await tx
    .insert(quest)
    .values({
      ...content,
      id: questId,
      providerId: charityId,
      eventType,
      publishingStatus: 'Template',
      locationId: locationId(charityId, place),
      stampTitle: content.eventTitle,
      stampIcon: icon,
      resourceMinNumber,
      resourceDesiredNumber,
      resourceMaxNumber,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quest.id });
  for (const training of trainings) {
    const required = { questId, templateId: trainingId(charityId, training) };
    await tx.insert(questRequiredOrientation).values(required).returning();
  }
  for (const [locale, words] of Object.entries(translations)) {
    const row = { questId, locale, ...words, sourceDigest: digestOf(content, words), updatedAt: now };
    await tx.insert(questTranslation).values(row).returning();
  }
}

/** The three books of a charity, in the form that the console edits. */
function booksOf({ id, locations, stamps, bundles = [], schedule }: CharitySeed): string {
  const placeOf = (key: string) => stamps.find((stamp) => stamp.key === key)?.location ?? '';
  return serializeQuestConfiguration({
    locationBook:
      locations.length === 0
        ? []
        : [{ name: 'Our places', locations: locations.map(({ key }) => ({ id: locationId(id, key) })) }],
    stampBook:
      stamps.length === 0
        ? []
        : [
            {
              name: 'Our quests',
              stamps: stamps.map(({ key }, index) => ({ id: stampId(id, key), index })),
              bundles: bundles.map(({ name, stamps: keys }) => ({
                name,
                stampIds: keys.map((key) => stampId(id, key)),
              })),
            },
          ],
    bundleBook: {
      monthly_schedule: schedule.map((entry) => ({
        quest_id: stampId(id, entry.stamp),
        weeks: entry.weeks,
        days: entry.days,
        start_time: entry.start,
        end_time: entry.end,
        location_id: locationId(id, placeOf(entry.stamp)),
        supervisor_name: entry.supervisor ?? '',
      })),
      monthly_reservations: [],
    },
    rest: {},
  });
}
