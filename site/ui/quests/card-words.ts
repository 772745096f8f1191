import type { Formats } from '#domain/texts/formats.ts';
import type { QuestCardTexts } from '#domain/texts/generated/quest-card.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** The words of a quest's card in the language of the page: on the server by `cardWordsFor`, in an island out of its own. */
export type CardWords = { locale: Locale; texts: QuestCardTexts; formats: Formats };
