import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { quest } from '#db/schema/quest.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import { EXTRA_FIELDS, type Extras, type QuestWords } from '#domain/quests/quest-translation.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { sanitizeDescription } from './posting/sanitize-description.ts';

type Written = QuestWords & Partial<Extras>;

/** Digest of what a translation was made of, to tell when that has changed; 22 characters. Other texts don't count. */
export function digestOf(written: Written, translated: Partial<Extras> = {}): string {
  const extras = EXTRA_FIELDS.filter((name) => translated[name]);
  const text = JSON.stringify([
    written.eventTitle,
    sanitizeDescription(written.description),
    ...extras.map((name) => [name, written[name]]),
  ]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What charities say in other languages, one statement for however many quests. */
export function createTranslationLoaders({ store }: Context) {
  return {
    /** Translations by quest, sorted by the names of their languages. */
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const { questId, locale, eventTitle, description, firstMinutes, equipment, sourceDigest } =
        questTranslation;
      const rows = await store.read
        .select({
          questId,
          locale,
          eventTitle,
          description,
          firstMinutes,
          equipment,
          sourceDigest,
          written: {
            eventTitle: quest.eventTitle,
            description: quest.description,
            firstMinutes: quest.firstMinutes,
            equipment: quest.equipment,
          },
        })
        .from(questTranslation)
        .innerJoin(quest, eq(quest.id, questId))
        .where(isInList(questId, questIds))
        .orderBy(asc(locale));
      const translations = rows.map(({ sourceDigest: digest, written, ...row }) => ({
        ...row,
        description: sanitizeDescription(row.description),
        isOutdated: digest !== digestOf(written, row),
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
