import { and, asc, eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { report } from '#api/access/events/report.ts';
import { newId } from '#db/new-id.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db, Store } from '#db/store.ts';
import { changedAtSource } from '#domain/books/changed-at-source.ts';
import { parseQuestConfiguration, serializeQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { findOrInsertPlace, type ImportedPlace } from './imported-place.ts';
import {
  booksWithProgram,
  type ImportContext,
  type ImportedProgram,
  type ProgramIds,
  storeProgram,
} from './imported-program.ts';

/** A provider as an importer knows it. */
export type ImportedProvider = {
  source: string;
  sourceId: string;
  name: string;
  mission: string;
  website?: string | null;
  telephone?: string | null;
  districtId: string;
  /** At its first import; later, people decide who is shown. */
  isVisible: boolean;
  /** Null for an organization of which no place and no hours are known. */
  program: ImportedProgram | null;
  /** Locations beside that of the program. */
  places?: ImportedPlace[];
};

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

/** What an import left in the configuration, so that the next one knows its own rows and whether anything is new. */
type ImportMark = { content: ImportedProvider; program: ProgramIds | null };

/** Compares an imported provider with the stored one: new, changed since the last import, or the same. Staff only. */
export async function compareImportedProvider(
  { store }: { store: Store },
  viewer: Viewer | null,
  imported: ImportedProvider,
): Promise<ImportOutcome> {
  requireStaff(viewer);
  return outcomeOf(await findImported(store.read, imported), imported);
}

/**
 * Creates the provider with its group and program, or brings it up to date where its source changed since the last
 * import; what people edited meanwhile stays. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export async function importProvider(
  { store, now, config }: { store: Store } & Pick<ImportContext, 'now' | 'config'>,
  viewer: Viewer | null,
  imported: ImportedProvider,
): Promise<{ outcome: ImportOutcome; providerId: string }> {
  requireStaff(viewer);
  const context = { now, config };
  return store.write(async (tx) => {
    const found = await findImported(tx, imported);
    const outcome = outcomeOf(found, imported);
    if (found === null) return { outcome, providerId: await insertImported(tx, imported, context) };
    if (outcome === 'updated') await updateImported(tx, found, imported, context);
    return { outcome, providerId: found.id };
  });
}

type Found = Pick<
  typeof provider.$inferSelect,
  'id' | 'name' | 'mission' | 'website' | 'telephone' | 'districtId' | 'questConfiguration'
>;

async function findImported(db: Db, { source, sourceId }: ImportedProvider): Promise<Found | null> {
  const { id, name, mission, website, telephone, districtId, questConfiguration } = provider;
  const rows = await db
    .select({ id, name, mission, website, telephone, districtId, questConfiguration })
    .from(provider)
    .where(and(eq(provider.importSource, source), eq(provider.importId, sourceId)))
    .orderBy(asc(provider.id))
    .limit(1);
  return rows[0] ?? null;
}

function outcomeOf(found: Found | null, imported: ImportedProvider): ImportOutcome {
  if (found === null) return 'created';
  const isSame = JSON.stringify(markOf(found)?.content) === JSON.stringify(imported);
  return isSame ? 'unchanged' : 'updated';
}

function markOf(found: Found): ImportMark | null {
  const mark = parseQuestConfiguration(found.questConfiguration).rest.imported as ImportMark | undefined;
  return mark ?? null;
}

const ownFields = ({ name, mission, districtId, website = null, telephone = null }: ImportedProvider) => ({
  ...{ name, mission, districtId, website, telephone },
});

async function insertImported(tx: Db, imported: ImportedProvider, context: ImportContext): Promise<string> {
  const { now } = context;
  const providerId = newId(now);
  const mark = markFor(imported, null, now);
  await tx
    .insert(provider)
    .values({
      id: providerId,
      ...ownFields(imported),
      isVisible: imported.isVisible,
      questConfiguration: configurationWith('{}', mark, null),
      importSource: imported.source,
      importId: imported.sourceId,
      createdAt: now,
    })
    .returning();
  await report(tx, context, 'CharityFounded', { providerId, name: imported.name });
  await storeProgramOf(tx, providerId, mark, null, context);
  return providerId;
}

async function updateImported(
  tx: Db,
  found: Found,
  imported: ImportedProvider,
  context: ImportContext,
): Promise<void> {
  const known = markOf(found);
  const last = known?.content ?? null;
  const mark = markFor(imported, known, context.now);
  const changes = changedAtSource({
    kept: found,
    last: last && ownFields(last),
    next: ownFields(imported),
  });
  const questConfiguration = configurationWith(found.questConfiguration, mark, last);
  await tx
    .update(provider)
    .set({ ...changes, questConfiguration })
    .where(eq(provider.id, found.id))
    .returning();
  if (changes.name !== undefined) await report(tx, context, 'CharityRenamed', { providerId: found.id });
  await storeProgramOf(tx, found.id, mark, last, context);
}

function markFor(content: ImportedProvider, known: ImportMark | null, now: number): ImportMark {
  const program = known?.program ?? { stampId: newId(now), locationId: newId(now) };
  return { content, program: content.program && program };
}

async function storeProgramOf(
  tx: Db,
  providerId: string,
  { content, program }: ImportMark,
  last: ImportedProvider | null,
  context: ImportContext,
): Promise<void> {
  if (content.program && program) {
    const programs = { last: last?.program ?? null, next: content.program };
    await storeProgram(tx, providerId, program, programs, context);
  }
  // One that the last import brought can be gone since: people took it away.
  const known = new Set(last?.places?.map(({ address }) => address));
  for (const place of content.places ?? [])
    if (!known.has(place.address)) await findOrInsertPlace(tx, providerId, place, context.now);
}

function configurationWith(json: string, mark: ImportMark, last: ImportedProvider | null): string {
  const { content, program } = mark;
  const books = parseQuestConfiguration(json);
  const marked = { ...books, rest: { ...books.rest, imported: mark } };
  if (!content.program || !program) return serializeQuestConfiguration(marked);
  const programs = { last: last?.program ?? null, next: content.program };
  return serializeQuestConfiguration(booksWithProgram(marked, program, programs));
}
