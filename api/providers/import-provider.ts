import { and, asc, eq } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import { location, provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db, Store } from '#db/store.ts';
import type { MonthlyScheduleEntry } from '#domain/monthly-schedule.ts';
import { parseQuestConfiguration, serializeQuestConfiguration } from '#domain/quest-configuration.ts';
import { requireStaff } from '../auth/authorize.ts';
import type { Viewer } from '../auth/viewer.ts';
import { createProviderGroup } from '../memberships/create-provider-group.ts';
import { sanitizeDescription } from '../quests/sanitize-description.ts';

/** A provider as an importer knows it: one place, one stamp, the hours at which its quests recur. */
export type ImportedProvider = {
  source: string;
  sourceId: string;
  name: string;
  mission: string;
  districtId: string;
  isVisible: boolean;
  location: { name: string; address: string; latitude: number; longitude: number };
  stamp: {
    eventTitle: string;
    description: string;
    serviceTags: string[];
    stampIcon: string;
    resourceMinNumber: number;
    resourceDesiredNumber: number;
    resourceMaxNumber: number;
  };
  openings: Pick<MonthlyScheduleEntry, 'weeks' | 'days' | 'last' | 'start_time' | 'end_time'>[];
};

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

/** What an import left in the configuration, so that the next one knows its own stamp and whether anything is new. */
type ImportMark = { content: string; stampId: string; locationId: string };

/** Where an imported provider stands: new, changed at its source since the last import, or the same. Staff only. */
export async function compareImportedProvider(
  { store }: { store: Store },
  viewer: Viewer | null,
  imported: ImportedProvider,
): Promise<ImportOutcome> {
  requireStaff(viewer);
  return outcomeOf(await findImported(store.read, imported), imported);
}

/**
 * Creates the provider with its group, place, stamp and bundle book, or brings them up to date when the source has
 * changed since the last import; what people edited meanwhile stays while the source is the same. Staff only.
 * Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function importProvider(
  { store, now }: { store: Store; now: number },
  viewer: Viewer | null,
  imported: ImportedProvider,
): Promise<{ outcome: ImportOutcome; providerId: string }> {
  requireStaff(viewer);
  return store.write(async (tx) => {
    const found = await findImported(tx, imported);
    const outcome = outcomeOf(found, imported);
    if (found === null) return { outcome, providerId: await insertImported(tx, imported, now) };
    if (outcome === 'updated') await updateImported(tx, found, imported, now);
    return { outcome, providerId: found.id };
  });
}

type Found = { id: string; questConfiguration: string };

async function findImported(db: Db, { source, sourceId }: ImportedProvider): Promise<Found | null> {
  const rows = await db
    .select({ id: provider.id, questConfiguration: provider.questConfiguration })
    .from(provider)
    .where(and(eq(provider.importSource, source), eq(provider.importId, sourceId)))
    .orderBy(asc(provider.id))
    .limit(1);
  return rows[0] ?? null;
}

function outcomeOf(found: Found | null, imported: ImportedProvider): ImportOutcome {
  if (found === null) return 'created';
  return markOf(found)?.content === contentOf(imported) ? 'unchanged' : 'updated';
}

const contentOf = (imported: ImportedProvider) => JSON.stringify(imported);

function markOf(found: Found): ImportMark | null {
  const mark = parseQuestConfiguration(found.questConfiguration).rest.imported as ImportMark | undefined;
  return mark ?? null;
}

async function insertImported(tx: Db, imported: ImportedProvider, now: number): Promise<string> {
  const providerId = newId(now);
  const mark = { content: contentOf(imported), stampId: newId(now), locationId: newId(now) };
  await tx
    .insert(provider)
    .values({
      id: providerId,
      ...ownFields(imported),
      isVisible: imported.isVisible,
      questConfiguration: configurationWith('{}', imported, mark),
      importSource: imported.source,
      importId: imported.sourceId,
      createdAt: now,
    })
    .returning();
  await createProviderGroup(tx, { providerId, name: imported.name, now });
  await insertPlace(tx, providerId, mark.locationId, imported);
  await insertStamp(tx, providerId, mark, imported, now);
  return providerId;
}

async function updateImported(tx: Db, found: Found, imported: ImportedProvider, now: number): Promise<void> {
  const known = markOf(found);
  const mark = {
    content: contentOf(imported),
    stampId: known?.stampId ?? newId(now),
    locationId: known?.locationId ?? newId(now),
  };
  await tx
    .update(provider)
    .set({
      ...ownFields(imported),
      questConfiguration: configurationWith(found.questConfiguration, imported, mark),
    })
    .where(eq(provider.id, found.id))
    .returning();
  const places = await tx
    .update(location)
    .set(imported.location)
    .where(eq(location.id, mark.locationId))
    .returning();
  if (places.length === 0) await insertPlace(tx, found.id, mark.locationId, imported);
  const stamps = await tx
    .update(quest)
    .set({ ...stampFields(imported), updatedAt: now })
    .where(eq(quest.id, mark.stampId))
    .returning({ id: quest.id });
  if (stamps.length === 0) await insertStamp(tx, found.id, mark, imported, now);
}

const ownFields = ({ name, mission, districtId }: ImportedProvider) => ({ name, mission, districtId });

const stampFields = ({ stamp }: ImportedProvider) => ({
  ...stamp,
  description: sanitizeDescription(stamp.description),
  stampTitle: stamp.eventTitle,
});

async function insertPlace(tx: Db, providerId: string, id: string, { location: place }: ImportedProvider) {
  await tx
    .insert(location)
    .values({ id, providerId, position: 0, ...place, isApproved: true })
    .returning();
}

async function insertStamp(
  tx: Db,
  providerId: string,
  mark: ImportMark,
  imported: ImportedProvider,
  now: number,
) {
  await tx
    .insert(quest)
    .values({
      id: mark.stampId,
      providerId,
      eventType: 'OSV',
      publishingStatus: 'Template',
      locationId: mark.locationId,
      ...stampFields(imported),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quest.id });
}

/** The books with the imported stamp and hours; entries of other stamps stay as they are. */
function configurationWith(json: string, { stamp, openings }: ImportedProvider, mark: ImportMark): string {
  const books = parseQuestConfiguration(json);
  const hasStamp = books.stampBook.some((group) => group.stamps.some(({ id }) => id === mark.stampId));
  const entries = openings.map((opening) => ({
    quest_id: mark.stampId,
    ...opening,
    location_id: mark.locationId,
    supervisor_name: '',
  }));
  return serializeQuestConfiguration({
    ...books,
    stampBook: hasStamp
      ? books.stampBook
      : [
          ...books.stampBook,
          { name: stamp.eventTitle, stamps: [{ id: mark.stampId, index: 0 }], bundles: [] },
        ],
    bundleBook: {
      ...books.bundleBook,
      monthly_schedule: [
        ...books.bundleBook.monthly_schedule.filter(({ quest_id }) => quest_id !== mark.stampId),
        ...entries,
      ],
    },
    rest: { ...books.rest, imported: mark },
  });
}
