import { and, asc, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { NewStampInput } from '#api/graphql/generated/types.ts';
import { refuseQuestDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import { questValuesOf } from '#api/posting/quest-edits/quest-values-of.ts';
import { copyTranslations } from '#api/posting/stored-quests/copy-translations.ts';
import type { StoredQuest } from '#api/posting/stored-quests/editable-quest.ts';
import { insertQuests } from '#api/posting/stored-quests/insert-quests.ts';
import { digestOf } from '#api/quests/quests/quest-translations.ts';
import { newId } from '#db/new-id.ts';
import { location } from '#db/schema/provider.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import { stampTitleOf, withStamp } from '#domain/books/quest-configuration.ts';
import { READY_STAMPS, type ReadyStampId, readyStampWords } from '#domain/books/ready-stamps.ts';
import { TRANSLATED_LOCALES } from '#domain/quests/quest-translation.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { refuseStamp } from './check-stamp.ts';
import { changeBooks } from './stamp-books.ts';

/** What a client gives of a new stamp, with the values of the ready-made one that it names for everything else. */
export function withReadyStamp(input: NewStampInput): NewStampInput {
  if (input.ready == null) return input;
  const { stampIcon, category, places } = READY_STAMPS[input.ready];
  const words = readyStampWords(FIRST_LOCALE, input.ready);
  const numbers = {
    resourceMinNumber: Math.ceil(places / 2),
    resourceDesiredNumber: places,
    resourceMaxNumber: places,
  };
  return { ...words, ...numbers, stampTitle: words.eventTitle, stampIcon, serviceTags: [category], ...input };
}

type Worded = { id: string; eventTitle: string; description: string; updatedAt: number };

/** Keeps what a ready-made stamp says in the other languages, where its words are as they came. */
async function translateReadyStamp(tx: Db, ready: ReadyStampId, stamp: Worded): Promise<void> {
  const { id: questId, updatedAt, ...words } = stamp;
  const own = readyStampWords(FIRST_LOCALE, ready);
  if (words.eventTitle !== own.eventTitle || words.description !== own.description) return;
  const rows = TRANSLATED_LOCALES.map((locale) => ({
    questId,
    locale,
    ...readyStampWords(locale, ready),
    sourceDigest: digestOf(words),
    updatedAt,
  }));
  await tx.insert(questTranslation).values(rows);
}

type NewStamp = { id: string; actorId: string; input: NewStampInput; source: StoredQuest | null };

/** Adds a stamp, copied from `source` where there is one, and puts it into the stamp book. Errors: BAD_USER_INPUT. */
export async function addStamp(
  tx: Db,
  { viewer, now }: Context,
  { id, actorId, input, source }: NewStamp,
): Promise<void> {
  const { providerId } = input;
  const values = questValuesOf(input, source);
  const stamp = {
    ...values,
    stampTitle: stampTitleOf(values.stampTitle),
    serviceTags: [...values.serviceTags],
    eventType: input.eventType ?? source?.eventType ?? ('OSV' as const),
    locationId: input.locationId ?? source?.locationId ?? null,
    requiredOrientations: [...new Set(input.requiredOrientations ?? source?.requiredOrientations ?? [])],
  };
  await refuseStamp(tx, providerId, stamp);
  await refuseQuestDetails(tx, viewer, { providerId, given: stamp, kept: source });
  const fixed = { id, providerId, publishingStatus: 'Template' as const, createdAt: now, updatedAt: now };
  await insertQuests(tx, [{ ...stamp, ...fixed, postedById: actorId }]);
  if (source) await copyTranslations(tx, [{ id, sourceId: source.id }]);
  else if (input.ready != null) await translateReadyStamp(tx, input.ready, { ...stamp, id, updatedAt: now });
  await changeBooks(tx, providerId, (books) => withStamp(books, id, input.groupName ?? null));
  await recordAudit(tx, now, { actorId, subjectId: id, action: 'stamp-created' });
}

type FirstStamps = { providerId: string; actorId: string; ids: readonly ReadyStampId[] };

/** Gives a new charity ready-made stamps, each once, at its first location. */
export async function putReadyStamps(
  tx: Db,
  context: Context,
  { ids, ...about }: FirstStamps,
): Promise<void> {
  const { providerId, actorId } = about;
  const [place] = await tx
    .select({ id: location.id })
    .from(location)
    .where(and(eq(location.providerId, providerId), eq(location.isApproved, true)))
    .orderBy(asc(location.position))
    .limit(1);
  for (const ready of new Set(ids)) {
    const input = withReadyStamp({ providerId, ready, locationId: place?.id ?? null });
    await addStamp(tx, context, { id: newId(context.now), actorId, input, source: null });
  }
}
