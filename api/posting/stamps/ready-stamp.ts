import type { NewStampInput } from '#api/graphql/generated/types.ts';
import { digestOf } from '#api/quests/quests/quest-translations.ts';
import { questTranslation } from '#db/schema/quest-translation.ts';
import type { Db } from '#db/store.ts';
import { READY_STAMPS, type ReadyStampId, readyStampWords } from '#domain/books/ready-stamps.ts';
import { TRANSLATED_LOCALES } from '#domain/quests/quest-translation.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';

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
export async function translateReadyStamp(tx: Db, ready: ReadyStampId, stamp: Worded): Promise<void> {
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
