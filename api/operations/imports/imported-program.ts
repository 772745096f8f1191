import { and, eq } from 'drizzle-orm';
import { report } from '#api/access/events/report.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { sanitizeDescription } from '#api/access/request/sanitize-description.ts';
import { readLocations } from '#api/charities/providers/provider-queries.ts';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { changedAtSource, QUEST_FIELDS_TOGETHER } from '#domain/books/changed-at-source.ts';
import type { MonthlyScheduleEntry } from '#domain/books/monthly-schedule.ts';
import type { QuestConfiguration } from '#domain/books/quest-configuration.ts';
import { type ImportedPlace, insertPlace } from './imported-place.ts';

/** A program as an importer knows it: one place, one stamp, the hours at which its quests recur. */
export type ImportedProgram = {
  location: ImportedPlace;
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

/** The rows that hold a program, so that the next import finds its own. */
export type ProgramIds = { stampId: string; locationId: string };

/** What the last import said of a program (null when unknown), and what the source says today. */
type Programs = { last: ImportedProgram | null; next: ImportedProgram };

/** What it takes to tell people of a location that changed at its source. */
export type ImportContext = MailContext;

/** Adds place and stamp where they are missing, else brings them up to date where the source changed. */
export async function storeProgram(
  tx: Db,
  providerId: string,
  ids: ProgramIds,
  programs: Programs,
  context: ImportContext,
): Promise<void> {
  await storePlace(tx, providerId, ids, programs, context);
  await storeStamp(tx, providerId, ids, programs, context.now);
}

async function storePlace(
  tx: Db,
  providerId: string,
  { locationId }: ProgramIds,
  { last, next }: Programs,
  context: ImportContext,
): Promise<void> {
  const own = and(eq(location.id, locationId), eq(location.providerId, providerId));
  const [kept] = await tx.select().from(location).where(own);
  if (!kept) return insertPlace(tx, providerId, locationId, next.location);
  const states = { kept, last: last?.location ?? null, next: next.location };
  const changes = changedAtSource(states, [['latitude', 'longitude']]);
  if (Object.keys(changes).length === 0) return;
  const before = await readLocations(tx, providerId);
  await tx.update(location).set(changes).where(own).returning();
  // No one is named as who moved it: the source did.
  await report(tx, context, 'LocationsChanged', { providerId, before, actorId: null });
}

async function storeStamp(
  tx: Db,
  providerId: string,
  { stampId, locationId }: ProgramIds,
  { last, next }: Programs,
  now: number,
): Promise<void> {
  const own = and(eq(quest.id, stampId), eq(quest.providerId, providerId));
  const [kept] = await tx.select().from(quest).where(own);
  if (!kept) return insertStamp(tx, { id: stampId, providerId, locationId }, next, now);
  const states = { kept, last: last && stampFields(last), next: stampFields(next) };
  const changes = changedAtSource(states, [QUEST_FIELDS_TOGETHER[1]]);
  if (Object.keys(changes).length === 0) return;
  const row = { ...changes, updatedAt: now };
  await tx.update(quest).set(row).where(own).returning({ id: quest.id });
}

const stampFields = ({ stamp }: ImportedProgram) => ({
  ...stamp,
  description: sanitizeDescription(stamp.description),
  stampTitle: stamp.eventTitle,
});

async function insertStamp(
  tx: Db,
  keys: { id: string; providerId: string; locationId: string },
  program: ImportedProgram,
  now: number,
): Promise<void> {
  await tx
    .insert(quest)
    .values({
      ...keys,
      eventType: 'OSV',
      publishingStatus: 'Template',
      ...stampFields(program),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quest.id });
}

/** The books with the imported stamp and, where the source changed them, its hours; other entries stay as they are. */
export function booksWithProgram(
  books: QuestConfiguration,
  { stampId, locationId }: ProgramIds,
  { last, next }: Programs,
): QuestConfiguration {
  const isKnown = books.stampBook.some((group) => group.stamps.some(({ id }) => id === stampId));
  const group = { name: next.stamp.eventTitle, stamps: [{ id: stampId, index: 0 }], bundles: [] };
  const stampBook = isKnown ? books.stampBook : [...books.stampBook, group];
  if (JSON.stringify(last?.openings) === JSON.stringify(next.openings)) return { ...books, stampBook };
  const others = books.bundleBook.monthly_schedule.filter(({ quest_id }) => quest_id !== stampId);
  const own = next.openings.map((opening) => ({
    quest_id: stampId,
    ...opening,
    location_id: locationId,
    supervisor_name: '',
  }));
  return { ...books, stampBook, bundleBook: { ...books.bundleBook, monthly_schedule: [...others, ...own] } };
}
