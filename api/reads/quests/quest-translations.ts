import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { QuestWords } from '#domain/quests/quest-translation.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { sanitizeDescription } from './posting/sanitize-description.ts';

/** Says whether what was translated has changed since, without keeping it twice; 22 characters. */
export function digestOf({ eventTitle, description }: QuestWords): string {
  const text = JSON.stringify([eventTitle, sanitizeDescription(description)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What charities say in other languages, one statement for however many quests. */
export function createTranslationLoaders({ store }: Context) {
  return {
    /** Translations by quest, sorted by the names of their languages. */
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const { questId, locale, eventTitle, description, sourceDigest } = questTranslation;
      const rows = await store.read
        .select({
          questId,
          locale,
          eventTitle,
          description,
          sourceDigest,
          written: { eventTitle: quest.eventTitle, description: quest.description },
        })
        .from(questTranslation)
        .innerJoin(quest, eq(quest.id, questId))
        .where(isInList(questId, questIds))
        .orderBy(asc(locale));
      const translations = rows.map(({ sourceDigest: digest, written, ...row }) => ({
        ...row,
        description: sanitizeDescription(row.description),
        isOutdated: digest !== digestOf(written),
      }));
      return listsInOrderOf(questIds, translations, (row) => row.questId);
    }),
  };
}

/** What a charity says of a quest in a language, or in that of the page; null where it says nothing there. */
export async function translationIn({ loaders, request }: Context, questId: string, wanted?: string | null) {
  const locale = wanted ?? request.pageLocale ?? FIRST_LOCALE;
  // It is written in that one.
  if (locale === FIRST_LOCALE) return null;
  const all = await loaders(createTranslationLoaders).byQuest.load(questId);
  return all.find((one) => one.locale === locale) ?? null;
}
