import { and, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { changeBooks } from '#api/posting/stamps/stamp-books.ts';
import { newId } from '#db/new-id.ts';
import { quest } from '#db/schema/quest.ts';
import { questImport } from '#db/schema/quest-import.ts';
import type { Db, Store } from '#db/store.ts';
import { changedAtSource, QUEST_FIELDS_TOGETHER } from '#domain/books/changed-at-source.ts';
import { withStamp } from '#domain/books/quest-configuration.ts';
import type { ImportOutcome } from './import-provider.ts';
import { findOrInsertPlace, findPlace, type ImportedPlace } from './imported-place.ts';

/** A quest as an importer knows it. `startedAt` is null for a HYBRID-ROLE and for a stamp. */
export type ImportedQuest = Pick<
  typeof quest.$inferInsert,
  'eventTitle' | 'eventType' | 'resourceMinNumber' | 'resourceDesiredNumber' | 'resourceMaxNumber'
> & {
  source: string;
  sourceId: string;
  description: string;
  serviceTags: string[];
  startedAt: number | null;
  /** True for an event that has already taken place: it becomes a stamp, not a draft. */
  isStamp: boolean;
  place: ImportedPlace | null;
};

type Dependencies = { store: Store; now: number };

/** Returns what importQuest would do, without doing it. Staff only. */
export async function compareImportedQuest(
  { store }: Pick<Dependencies, 'store'>,
  viewer: Viewer | null,
  imported: ImportedQuest,
): Promise<ImportOutcome> {
  requireStaff(viewer);
  return outcomeOf(await findImported(store.read, imported), imported);
}

/**
 * Creates the quest as a Draft or a stamp of the provider, or brings it up to date where its source changed since the
 * last import; a Draft whose day went by meanwhile becomes a stamp. What people edited stays, and so does every quest
 * that is a Draft no longer: it is theirs, and volunteers may count on it. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function importQuest(
  { store, now }: Dependencies,
  viewer: Viewer | null,
  imported: ImportedQuest,
  providerId: string,
): Promise<ImportOutcome> {
  requireStaff(viewer);
  return store.write(async (tx) => {
    const found = await findImported(tx, imported);
    const outcome = outcomeOf(found, imported);
    if (found === null) await insertImported(tx, imported, providerId, now);
    else if (outcome === 'updated') await updateImported(tx, found, imported, now);
    return outcome;
  });
}

type Found = { kept: typeof quest.$inferSelect; content: string };

async function findImported(db: Db, { source, sourceId }: ImportedQuest): Promise<Found | null> {
  const rows = await db
    .select({ kept: quest, content: questImport.content })
    .from(questImport)
    .innerJoin(quest, eq(quest.id, questImport.questId))
    .where(and(eq(questImport.importSource, source), eq(questImport.importId, sourceId)));
  return rows[0] ?? null;
}

function outcomeOf(found: Found | null, imported: ImportedQuest): ImportOutcome {
  if (found === null) return 'created';
  const isTheirs = !['Draft', 'Template'].includes(found.kept.publishingStatus);
  return isTheirs || found.content === JSON.stringify(imported) ? 'unchanged' : 'updated';
}

async function insertImported(
  tx: Db,
  imported: ImportedQuest,
  providerId: string,
  now: number,
): Promise<void> {
  const { source, sourceId, place } = imported;
  const questId = newId(now);
  const locationId = place && (await findOrInsertPlace(tx, providerId, place, now));
  await tx
    .insert(quest)
    .values({
      id: questId,
      providerId,
      locationId,
      ...ownFields(imported),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quest.id });
  if (imported.isStamp) await placeStamp(tx, providerId, questId);
  await tx
    .insert(questImport)
    .values({ questId, importSource: source, importId: sourceId, content: JSON.stringify(imported) })
    .returning();
}

async function updateImported(tx: Db, { kept, content }: Found, source: ImportedQuest, now: number) {
  const last = JSON.parse(content) as ImportedQuest;
  // A stamp stays one: whoever looks after it posts it on the new day.
  const next = kept.publishingStatus === 'Template' ? { ...source, isStamp: true, startedAt: null } : source;
  const places = {
    last: last.place && (await findPlace(tx, kept.providerId, last.place)),
    next: next.place && (await findOrInsertPlace(tx, kept.providerId, next.place, now)),
  };
  const changes = changedAtSource(
    {
      kept,
      last: { ...ownFields(last), locationId: places.last },
      next: { ...ownFields(next), locationId: places.next },
    },
    [[...QUEST_FIELDS_TOGETHER[0], 'publishingStatus', 'stampTitle'], QUEST_FIELDS_TOGETHER[1]],
  );
  await tx
    .update(quest)
    .set({ ...changes, updatedAt: now })
    .where(eq(quest.id, kept.id))
    .returning({ id: quest.id });
  if (changes.publishingStatus === 'Template') await placeStamp(tx, kept.providerId, kept.id);
  await tx
    .update(questImport)
    .set({ content: JSON.stringify(source) })
    .where(eq(questImport.questId, kept.id))
    .returning();
}

/** No source gives an end: its absence belongs to the start that is imported. */
const ownFields = ({ source: _, sourceId: _id, place: _place, isStamp, ...fields }: ImportedQuest) => ({
  ...fields,
  publishingStatus: isStamp ? ('Template' as const) : ('Draft' as const),
  stampTitle: isStamp ? fields.eventTitle : null,
  endedAt: null,
  description: sanitizeDescription(fields.description),
});

/** Adds a stamp to the book, which lists all stamps; without it no one would find it. */
const placeStamp = (tx: Db, providerId: string, questId: string) =>
  changeBooks(tx, providerId, (books) => withStamp(books, questId, null));
