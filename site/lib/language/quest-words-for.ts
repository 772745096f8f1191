import { type Extras, type QuestWords, type Said, saidIn, textIn } from '#domain/quests/quest-translation.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { asWritten } from './as-written.ts';

/** What a charity says, with what its element carries where that is in another language than the page. */
export type WordsFor = { text: string; isOfPage: boolean } & ReturnType<typeof asWritten>;

type Titled = { eventTitle: string; translation: { eventTitle: string } | null };
type Described = Titled & { description: string; translation: QuestWords | null };

/** The title of a quest for readers of a page. */
export function titleFor(locale: Locale, { eventTitle, translation }: Titled): WordsFor {
  const written = { eventTitle, description: '' };
  const translated = translation && { eventTitle: translation.eventTitle, description: '' };
  return wordsFor(locale, saidIn(locale, written, translated).title);
}

/** Title of something that isn't a quest but mentions one. */
export function toldTitleFor(
  locale: Locale,
  { eventTitle, translatedTitle }: { eventTitle: string; translatedTitle: string | null },
): WordsFor {
  return titleFor(locale, {
    eventTitle,
    translation: translatedTitle ? { eventTitle: translatedTitle } : null,
  });
}

/** Title and description of a quest for readers of a page. */
export function questWordsFor(locale: Locale, quest: Described): { title: WordsFor; description: WordsFor } {
  const { title, description } = saidIn(locale, quest, quest.translation);
  return { title: wordsFor(locale, title), description: wordsFor(locale, description) };
}

/** First minutes or equipment of a quest for readers of a page; null where there are none. */
export function extraFor<Name extends keyof Extras>(
  locale: Locale,
  name: Name,
  quest: { [name in Name]: string | null } & { translation: { [name in Name]: string } | null },
): WordsFor | null {
  const written = quest[name];
  return written ? wordsFor(locale, textIn(locale, written, quest.translation?.[name])) : null;
}

function wordsFor(locale: Locale, said: Said): WordsFor {
  const isOfPage = said.locale === locale;
  return { text: said.text, isOfPage, ...(isOfPage ? {} : asWritten(locale)) };
}
