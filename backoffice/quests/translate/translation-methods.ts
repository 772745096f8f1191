import { QuestTranslationsDocument, TranslateQuestDocument } from '../../gql/generated/quests.ts';
import { reading, writing } from '../../resources/method.ts';

/** A quest or stamp, and what it says in other languages. */
export const questTranslations = reading(QuestTranslationsDocument, (data) => data.quest);

/** Keeps what it says in one of them; empty texts take it away. */
export const translateQuest = writing(TranslateQuestDocument, (data) => data.translateQuest);
