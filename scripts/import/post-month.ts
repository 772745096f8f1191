import { and, eq } from 'drizzle-orm';
import type { ImportedProvider } from '#api/operations/imports/import-provider.ts';
import { postQuestsFromTemplates } from '#api/posting/quest-edits/post-quests-from-templates.ts';
import { readPostedSlots } from '#api/posting/quest-edits/posted-slots.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Store } from '#db/store.ts';
import { reviewItems, type SlotFate, slotFates } from '#domain/books/monthly-review.ts';
import { expandMonth, type MonthlyScheduleEntry, postingOf } from '#domain/books/monthly-schedule.ts';
import { parseQuestConfiguration } from '#domain/books/quest-configuration.ts';
import { monthBounds } from '#domain/time/new-york-time.ts';
import type { ImportOptions } from './import-rows.ts';

type PostOptions = Pick<ImportOptions, 'store' | 'config' | 'viewer' | 'now' | 'isDryRun'>;

type Book = { providerId: string; schedule: MonthlyScheduleEntry[]; titles: Map<string, string> };

/**
 * Posts what is still to come of a month 'YYYY-MM' from a provider's bundle book, by the verb that the console uses.
 * A dry run counts what would be posted.
 */
export async function postMonth(
  imported: ImportedProvider,
  month: string,
  options: PostOptions,
): Promise<{ created: number; alreadyPosted: number }> {
  const book = (await readBook(options.store, imported)) ?? bookOfNewProvider(imported);
  const items = expandMonth({ month, schedule: book.schedule, reservations: [], titles: book.titles });
  const posted = await readFates(options.store, book, month);
  const standings = reviewItems(items, { now: options.now, posted });
  const open = standings.filter(({ standing }) => standing === 'open').map(({ item }) => item);
  const alreadyPosted = standings.filter(({ standing }) => standing !== 'open' && standing !== 'past').length;
  if (options.isDryRun) return { created: open.length, alreadyPosted };
  const postings = open.map((item) => ({
    ...postingOf(item),
    providerId: book.providerId,
    publishingStatus: 'Published' as const,
  }));
  const { store, viewer, now, config } = options;
  const rows = await postQuestsFromTemplates(
    { store, subject: viewer, now, postedById: null, context: { now, config } },
    postings,
  );
  const created = rows.filter(({ message }) => message === 'created').length;
  return { created, alreadyPosted: alreadyPosted + rows.length - created };
}

async function readBook(store: Store, { source, sourceId }: ImportedProvider): Promise<Book | null> {
  const [row] = await store.read
    .select({ id: provider.id, questConfiguration: provider.questConfiguration })
    .from(provider)
    .where(and(eq(provider.importSource, source), eq(provider.importId, sourceId)));
  if (!row) return null;
  const stamps = await store.read
    .select({ id: quest.id, title: quest.eventTitle })
    .from(quest)
    .where(and(eq(quest.providerId, row.id), eq(quest.publishingStatus, 'Template')));
  return {
    providerId: row.id,
    schedule: parseQuestConfiguration(row.questConfiguration).bundleBook.monthly_schedule,
    titles: new Map(stamps.map(({ id, title }) => [id, title])),
  };
}

/** The book that the import would write; only a dry run meets a provider that is not there. */
function bookOfNewProvider({ sourceId, program }: ImportedProvider): Book {
  const schedule = (program?.openings ?? []).map((opening) => ({
    quest_id: sourceId,
    ...opening,
    location_id: sourceId,
    supervisor_name: '',
  }));
  return { providerId: sourceId, schedule, titles: new Map([[sourceId, program?.stamp.eventTitle ?? '']]) };
}

async function readFates(store: Store, { titles }: Book, month: string): Promise<Map<string, SlotFate>> {
  const { start, end } = monthBounds(month);
  return slotFates(await readPostedSlots(store.read, [...titles.keys()], { from: start, until: end }));
}
